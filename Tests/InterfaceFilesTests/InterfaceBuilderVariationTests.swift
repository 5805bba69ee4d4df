import ScreenDocuments
import TestSupport
import Testing

/// Variations by size class.
@Suite struct InterfaceBuilderVariationTests {
    private let phone = LayoutTraits(horizontal: .compact, vertical: .regular, idiom: .phone)
    private let lying = LayoutTraits(horizontal: .compact, vertical: .compact, idiom: .phone)
    private let pad = LayoutTraits(horizontal: .regular, vertical: .regular, idiom: .pad)

    private func scene() throws -> SceneDocument {
        try IB.only(
            """
            <subviews>
                <stackView id="s" spacing="4" translatesAutoresizingMaskIntoConstraints="NO">
                    <variation key="heightClass=compact" spacing="8" axis="vertical"/>
                    <variation key="heightClass=compact-widthClass=compact" spacing="12"/>
                    <variation key="userInterfaceIdiom=mac" spacing="99"/>
                </stackView>
                <view id="v" translatesAutoresizingMaskIntoConstraints="NO"/>
            </subviews>
            <constraints>
                <constraint firstItem="s" firstAttribute="width" constant="100" id="w">
                    <variation key="widthClass=regular" constant="200"/>
                </constraint>
                <constraint firstItem="s" firstAttribute="height" constant="50" id="h"/>
                <constraint firstItem="v" firstAttribute="height" constant="70" id="vh"/>
            </constraints>
            <variation key="default">
                <mask key="subviews"><exclude reference="v"/></mask>
                <mask key="constraints"><exclude reference="h"/><exclude reference="vh"/></mask>
            </variation>
            <variation key="widthClass=regular">
                <mask key="subviews"><include reference="v"/></mask>
                <mask key="constraints"><include reference="vh"/></mask>
            </variation>
            <variation key="heightClass=compact">
                <mask key="constraints"><include reference="h"/></mask>
            </variation>
            """)
    }

    @Test func nothingAskedForGivesTheDefault() throws {
        let base = try scene().resolved(for: LayoutTraits()).installed()
        #expect(base.root.constraintLines == ["s.width == 100"])
        #expect(base.root.subviews.map(\.id) == ["s"])
        #expect(try element("s", in: base).value("spacing") == .number(4))
    }

    @Test func regularWidthPutsViewsAndConstraintsIn() throws {
        let wide = try scene().resolved(for: pad).installed()
        #expect(wide.root.constraintLines == ["s.width == 200", "v.height == 70"])
        #expect(wide.root.subviews.map(\.id) == ["s", "v"])
    }

    @Test func theVariationThatAsksForMoreWins() throws {
        let low = try scene().resolved(for: lying).installed()
        #expect(low.root.constraintLines == ["s.width == 100", "s.height == 50"])
        let stack = try element("s", in: low)
        #expect(stack.value("spacing") == .number(12))
        #expect(stack.value("axis") == .choice("vertical"))
        #expect(try element("s", in: scene().resolved(for: phone)).value("spacing") == .number(4))
    }

    @Test func theResultHasNoVariationsLeft() throws {
        let resolved = try scene().resolved(for: phone)
        #expect(resolved.variations.isEmpty)
        #expect(resolved.resolved(for: pad) == resolved)
    }

    @Test func aFrameOfAVariationPlacesTheView() throws {
        let scene = try IB.only(
            """
            <subviews><view id="v" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO">
                <rect key="frame" x="1" y="2" width="3" height="4"/>
                <variation key="heightClass=compact"><rect key="frame" x="5" y="6" width="7" height="8"/></variation>
            </view></subviews>
            """)
        let upright = try element("v", in: scene.resolved(for: phone))
        #expect(upright.value("frame")?.description == "[1, 2, 3, 4]")
        let turned = try element("v", in: scene.resolved(for: lying))
        #expect(turned.value("frame")?.description == "[5, 6, 7, 8]")
    }
}
