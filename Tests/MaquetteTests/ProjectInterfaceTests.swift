import Geometry
import Maquette
import TestSupport
import Testing

/// XIB files that draw the classes whose names they have, without configuration.
@Suite struct ProjectInterfaceTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        try directory.write("", to: "App.xcodeproj/project.pbxproj")
    }

    /// A view with a view of a class inside.
    private func host(of className: String, rootClass: String? = nil) -> String {
        InterfaceBuilderText.xib(
            """
            <view id="root" \(rootClass.map { "customClass=\"\($0)\"" } ?? "")><rect key="frame" x="0" y="0" width="300" height="300"/>
            <subviews><view customClass="\(className)" id="host"><rect key="frame" x="10" y="10" width="80"
            height="40"/></view></subviews></view>
            """)
    }

    /// A view of a class, or one owned by it, that holds a view with an id.
    private func component(_ className: String, holding id: String, isOwned: Bool = false) -> String {
        let owner =
            isOwned
            ? "<placeholder placeholderIdentifier=\"IBFilesOwner\" customClass=\"\(className)\" id=\"-1\"/>"
            : ""
        return InterfaceBuilderText.xib(
            """
            \(owner)<view id="top" \(isOwned ? "" : "customClass=\"\(className)\"")>
            <rect key="frame" x="0" y="0" width="80" height="40"/>
            <subviews><view id="\(id)"><rect key="frame" x="1" y="2" width="3" height="4"/></view></subviews></view>
            """)
    }

    private func views(
        _ path: String, onCanvas: Bool = false
    ) throws -> (ids: Set<String>, diagnostics: [Diagnostic]) {
        let input = LoadedInput.file(path, selection: InputSelection())
        var variant = Variant()
        variant.device = onCanvas ? .canvas : try DeviceTable.profile(named: "300x300@2")
        var renderer = Renderer(session: try RenderSession())
        let screen = renderer.render(try #require(input.recipes.first), in: variant, to: .layout)
        return (Set(try #require(screen.layout).nodes.map(\.id)), input.diagnostics)
    }

    @Test(arguments: [false, true]) func aXibWithTheNameOfAClassDrawsIt(isOwned: Bool) throws {
        try directory.write(
            component("AvatarView", holding: "face", isOwned: isOwned), to: "Views/AvatarView.xib")
        let (ids, diagnostics) = try views(directory.write(host(of: "AvatarView"), to: "Screens/Card.xib"))
        #expect(ids.contains("host/face"))
        #expect(diagnostics.map(\.code.name) == ["project.componentByName"])
        #expect(diagnostics.first?.message.contains("Views/AvatarView.xib") == true)
        // Interface Builder does not run the code that would load it.
        let canvas = try views(directory.path + "/Screens/Card.xib", onCanvas: true).ids
        #expect(canvas.contains("host") && !canvas.contains("host/face"))
    }

    @Test func ofSeveralTheNearestCounts() throws {
        try directory.write(component("Badge", holding: "far"), to: "A/Badge.xib")
        try directory.write(component("Badge", holding: "near"), to: "B/Views/Badge.xib")
        let ids = try views(directory.write(host(of: "Badge"), to: "B/Screens/Card.xib")).ids
        #expect(ids.contains("host/near"))
    }

    @Test func aXibOfAnotherClassIsNotUsed() throws {
        try directory.write(component("Other", holding: "face"), to: "Badge.xib")
        let (ids, diagnostics) = try views(directory.write(host(of: "Badge"), to: "Card.xib"))
        #expect(!ids.contains("host/face"))
        #expect(diagnostics.map(\.code.name) == ["storyboard.customClass"])
    }

    @Test func theConfigurationSwitchesItOff() throws {
        try directory.write("componentsByName: no\n", to: ".maquette.yaml")
        try directory.write(component("Badge", holding: "face"), to: "Badge.xib")
        let (ids, diagnostics) = try views(directory.write(host(of: "Badge"), to: "Card.xib"))
        #expect(!ids.contains("host/face"))
        #expect(diagnostics.map(\.code.name) == ["storyboard.customClass"])
    }

    @Test func theConfigurationPointsElsewhere() throws {
        try directory.write("components: {Badge: Parts/Other.xib}\n", to: ".maquette.yaml")
        try directory.write(component("Badge", holding: "byName"), to: "Badge.xib")
        try directory.write(component("Badge", holding: "configured"), to: "Parts/Other.xib")
        let ids = try views(directory.write(host(of: "Badge"), to: "Card.xib")).ids
        #expect(ids.contains("host/configured") && !ids.contains("host/byName"))
    }

    @Test func classesInEachOtherEnd() throws {
        try directory.write(host(of: "B", rootClass: "A"), to: "A.xib")
        let (ids, _) = try views(directory.write(host(of: "A", rootClass: "B"), to: "B.xib"))
        #expect(ids.contains("host"))
        let (own, diagnostics) = try views(
            directory.write(host(of: "Self", rootClass: "Self"), to: "Self.xib"))
        #expect(own.isSuperset(of: ["root", "host"]) && !own.contains("host/host"))
        #expect(diagnostics.map(\.code.name) == ["storyboard.customClass"])
    }

    @Test func scenesAreFilteredInAWholeProject() throws {
        let scenes = ["Login", "LoginHelp", "Map"].map { name in
            """
            <scene sceneID="s\(name)"><objects><viewController storyboardIdentifier="\(name)" id="c\(name)">
            <view key="view" id="v\(name)"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
            </viewController></objects></scene>
            """
        }
        let storyboard = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
            targetRuntime="iOS.CocoaTouch"><scenes>\(scenes.joined())</scenes></document>
            """
        try directory.write(storyboard, to: "Main.storyboard")
        try directory.write(host(of: "A"), to: "Card.xib")
        let files = InputFinder.inputs(for: [directory.path])
        func load(_ scenes: [String]) -> [LoadedInput] {
            loadInputs(files, selection: InputSelection(scenes: scenes), workers: 1)
        }
        let some = load(["Login*"])
        #expect(some.flatMap(\.recipes).map(\.scene) == ["Login", "LoginHelp"])
        let lacks = some.contains { $0.lacksSelection }
        #expect(!lacks)
        let none = load(["Map", "Setings"])
        #expect(none.flatMap(\.recipes).count == 1)
        #expect(none.flatMap(\.diagnostics).map(\.message).contains("no file has a scene 'Setings'"))
    }
}
