import ScreenDocuments
import TestSupport
import Testing

/// Constraints in every form that Interface Builder writes.
@Suite struct InterfaceBuilderConstraintTests {
    /// The constraints of the root view, which holds two views.
    private func lines(_ constraints: String) throws -> [String] {
        let scene = try IB.only(
            """
            <subviews>
                <view id="a" translatesAutoresizingMaskIntoConstraints="NO">
                    <viewLayoutGuide key="safeArea" id="a-safe"/>
                </view>
                <scrollView id="b" translatesAutoresizingMaskIntoConstraints="NO">
                    <viewLayoutGuide key="contentLayoutGuide" id="b-content"/>
                    <viewLayoutGuide key="frameLayoutGuide" id="b-frame"/>
                </scrollView>
            </subviews>
            <viewLayoutGuide key="safeArea" id="safe"/>
            <viewLayoutGuide key="keyboard" id="keyboard"/>
            <constraints>\(constraints)</constraints>
            """)
        return scene.root.constraintLines
    }

    @Test(
        arguments: [
            // A missing first item is the view that lists the constraint.
            (
                #"firstAttribute="trailing" secondItem="a" secondAttribute="trailing""#,
                "root.trailing == a.trailing"
            ),
            (#"firstItem="a" firstAttribute="width" constant="44""#, "a.width == 44"),
            (#"firstAttribute="height" constant="0.5""#, "root.height == 0.5"),
            (
                #"firstItem="a" firstAttribute="top" relation="greaterThanOrEqual" secondItem="b" "#
                    + #"secondAttribute="bottom" constant="-8""#, "a.top >= b.bottom - 8"
            ),
            (
                #"firstItem="a" firstAttribute="width" relation="lessThanOrEqual" constant="300" priority="999""#,
                "a.width <= 300 @999"
            ),
            // The guides, by their ids.
            (
                #"firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top""#,
                "a.top == root.safeArea.top"
            ),
            (
                #"firstItem="a" firstAttribute="top" secondItem="a-safe" secondAttribute="top""#,
                "a.top == a.safeArea.top"
            ),
            (
                #"firstItem="a" firstAttribute="left" secondItem="b-content" secondAttribute="left""#,
                "a.left == b.content.left"
            ),
            (
                #"firstItem="a" firstAttribute="width" secondItem="b-frame" secondAttribute="width""#,
                "a.width == b.frame.width"
            ),
            (
                #"firstItem="keyboard" firstAttribute="top" secondItem="a" secondAttribute="bottom""#,
                "root.keyboard.top == a.bottom"
            ),
            // The top and bottom layout guides are strips: their inner edges are those of the safe area.
            (
                #"firstItem="a" firstAttribute="top" secondItem="top" secondAttribute="bottom""#,
                "a.top == root.safeArea.top"
            ),
            (
                #"firstItem="a" firstAttribute="top" secondItem="top" secondAttribute="top""#,
                "a.top == root.top"
            ),
            (
                #"firstItem="bottom" firstAttribute="top" secondItem="a" secondAttribute="bottom" constant="20""#,
                "root.safeArea.bottom == a.bottom + 20"
            ),
            (
                #"firstItem="bottom" firstAttribute="bottom" secondItem="a" secondAttribute="bottom""#,
                "root.bottom == a.bottom"
            ),
            // Margins are a guide.
            (
                #"firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin""#,
                "a.leading == root.margins.leading"
            ),
            (
                #"firstAttribute="bottomMargin" secondItem="a" secondAttribute="bottom""#,
                "root.margins.bottom == a.bottom"
            ),
            (
                #"firstItem="a" firstAttribute="centerY" secondItem="root" secondAttribute="centerYWithinMargins""#,
                "a.centerY == root.margins.centerY"
            ),
            // Multipliers.
            (
                #"firstItem="a" firstAttribute="width" secondItem="b" secondAttribute="width" multiplier="0.5""#,
                "a.width == b.width * 0.5"
            ),
            (
                #"firstItem="a" firstAttribute="width" secondItem="a" secondAttribute="height" multiplier="1:1""#,
                "a.width == a.height"
            ),
            (
                #"firstItem="a" firstAttribute="width" secondItem="b" secondAttribute="width" multiplier="3:4""#,
                "a.width == b.width * 0.75"
            ),
            (
                #"firstItem="a" firstAttribute="width" secondItem="b" secondAttribute="width" multiplier="1/4""#,
                "a.width == b.width * 0.25"
            ),
            // Standard spacing.
            (
                #"firstItem="a" firstAttribute="top" secondItem="b" secondAttribute="bottom" symbolic="YES" "#
                    + #"constant="standard""#, "a.top == b.bottom + 8"
            ),
            // Baselines.
            (
                #"firstItem="a" firstAttribute="baseline" secondItem="b" secondAttribute="firstBaseline""#,
                "a.lastBaseline == b.firstBaseline"
            ),
        ])
    func everyForm(attributes: String, line: String) throws {
        #expect(try lines("<constraint \(attributes) id=\"c\"/>") == [line])
    }

    @Test func identifiersAndIdsAreKept() throws {
        let scene = try IB.only(
            "<constraints><constraint firstAttribute=\"width\" id=\"c\" identifier=\"w\"/></constraints>")
        let constraint = try #require(scene.root.constraints.first)
        #expect(constraint.id == "c")
        guard case .linear(let linear) = constraint.rule else {
            Issue.record("not linear")
            return
        }
        #expect(linear.identifier == "w")
    }
}
