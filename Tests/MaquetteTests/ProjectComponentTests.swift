import Foundation
import Geometry
import Maquette
import TestSupport
import Testing

/// Custom classes drawn by components.
@Suite struct ProjectComponentTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        try directory.write("", to: ".git/HEAD")
    }

    /// A view of 300 points with a view of a class in its top left corner, whose size is not constrained.
    private func host(of className: String, attributes: String = "") -> String {
        IB.plainXib(
            """
            <view id="root"><rect key="frame" x="0" y="0" width="300" height="300"/><subviews>
            <view customClass="\(className)" id="host" translatesAutoresizingMaskIntoConstraints="NO" \(attributes)/>
            </subviews><constraints>
            <constraint firstItem="host" firstAttribute="top" secondItem="root" secondAttribute="top" id="c1"/>
            <constraint firstItem="host" firstAttribute="leading" secondItem="root" secondAttribute="leading"
            id="c2"/></constraints></view>
            """)
    }

    /// Returns the frames of a file's views by id, and the messages.
    private func frames(_ path: String) throws -> (frames: [String: Rect], messages: [String]) {
        let input = LoadedInput.file(path, selection: InputSelection())
        let recipe = try #require(input.recipes.first)
        var variant = Variant()
        variant.device = try DeviceTable.profile(named: "300x300@2")
        var renderer = Renderer(session: try RenderSession())
        let screen = renderer.render(recipe, in: variant, to: .layout)
        let nodes = try #require(screen.layout).nodes
        return (
            Dictionary(nodes.map { ($0.id, $0.frame) }, uniquingKeysWith: { first, _ in first }),
            (input.diagnostics + screen.diagnostics).map(\.message)
        )
    }

    @Test func aScreenFileBecomesTheViewWithItsSizeAndConstraints() throws {
        try directory.write("components: {AvatarView: parts/avatar.screen.yaml}", to: ".maquette.yaml")
        try directory.write(
            """
            root:
              cornerRadius: 8
              isHidden: true
              subviews: [{id: face, class: UIImageView, intrinsicWidth: 40, intrinsicHeight: 30}]
              constraints:
                - "H:|-5-[face]-5-|"
                - "V:|[face]|"
            """, to: "parts/avatar.screen.yaml")
        let file = try directory.write(host(of: "AvatarView"), to: "App/Views/Card.xib")
        let (frames, messages) = try frames(file)
        #expect(frames["host"] == Rect(x: 0, y: 0, width: 50, height: 30))
        #expect(frames["host/face"] == Rect(x: 5, y: 0, width: 40, height: 30))
        #expect(messages.isEmpty, "\(messages)")
    }

    @Test func aXibThatTheClassOwnsIsTiedToItsEdges() throws {
        try directory.write("components: {CardView: CardView.xib}", to: ".maquette.yaml")
        try directory.write(
            IB.plainXib(
                """
                <placeholder placeholderIdentifier="IBFilesOwner" customClass="CardView" id="-1"/>
                <view id="content"><rect key="frame" x="0" y="0" width="9" height="9"/><subviews>
                <view id="box" translatesAutoresizingMaskIntoConstraints="NO"><constraints>
                <constraint firstAttribute="width" constant="60" id="w"/>
                <constraint firstAttribute="height" constant="20" id="h"/></constraints></view></subviews>
                <constraints>
                <constraint firstItem="box" firstAttribute="top" secondItem="content" secondAttribute="top"
                constant="4" id="a"/>
                <constraint firstItem="box" firstAttribute="leading" secondItem="content"
                secondAttribute="leading" constant="3" id="b"/>
                <constraint firstAttribute="bottom" secondItem="box" secondAttribute="bottom" id="c"/>
                <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" id="d"/>
                </constraints></view>
                """), to: "CardView.xib")
        let (frames, messages) = try frames(try directory.write(host(of: "CardView"), to: "Screen.xib"))
        #expect(frames["host"] == Rect(x: 0, y: 0, width: 63, height: 24))
        #expect(frames["host/content"] == Rect(x: 0, y: 0, width: 63, height: 24))
        #expect(frames["host/box"] == Rect(x: 3, y: 4, width: 60, height: 20))
        #expect(messages.isEmpty, "\(messages)")
    }

    @Test func aComponentThatContainsItselfIsSaidAndDrawnOnce() throws {
        try directory.write("components: {A: A.xib, B: B.xib}", to: ".maquette.yaml")
        try directory.write(host(of: "B"), to: "A.xib")
        try directory.write(host(of: "A"), to: "B.xib")
        let (frames, messages) = try frames(directory.path + "/A.xib")
        #expect(messages.contains("the component of B contains itself: B → A → B"), "\(messages)")
        #expect(frames["host/host"] != nil)
    }

    @Test func aComponentThatCannotBeReadIsAWarningAndThePlainViewStays() throws {
        try directory.write("components: {A: none.xib}", to: ".maquette.yaml")
        let input = LoadedInput.file(
            try directory.write(host(of: "A"), to: "Screen.xib"), selection: InputSelection())
        #expect(input.recipes.count == 1)
        #expect(!input.diagnostics.contains { $0.severity == .error })
        let messages = input.diagnostics.map(\.message)
        #expect(messages.contains("the component of A, 'none.xib', cannot be used"))
        #expect(messages.contains("1 views of custom classes are drawn as what these extend: A"))
    }

    @Test func classesWithoutAComponentAreCountedOn() throws {
        try directory.write("components: {Other: a.xib}", to: ".maquette.yaml")
        let input = LoadedInput.file(
            try directory.write(host(of: "A"), to: "Screen.xib"), selection: InputSelection())
        #expect(
            input.diagnostics.map(\.message) == [
                "1 views of custom classes are drawn as what these extend: A"
            ])
    }
}
