import Foundation
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
        IB.plainXib(
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
        return IB.plainXib(
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

    /// Two views of a class whose xib has an outlet, and a label with the same outlet beside them.
    private func writeBadges() throws -> String {
        try directory.write(
            IB.plainXib(
                """
                <placeholder placeholderIdentifier="IBFilesOwner" customClass="Badge" id="-1"><connections>
                <outlet property="name" destination="words" id="o1"/></connections></placeholder>
                <view id="top"><rect key="frame" x="0" y="0" width="80" height="40"/><subviews>
                <label text="inside" id="words"/></subviews></view>
                """), to: "Badge.xib")
        return try directory.write(
            IB.plainXib(
                """
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
                <outlet property="first" destination="a" id="o1"/><outlet property="second" destination="b" id="o2"/>
                <outlet property="name" destination="own" id="o3"/></connections></placeholder>
                <view id="root"><rect key="frame" x="0" y="0" width="300" height="300"/><subviews>
                <view customClass="Badge" id="a"/><view customClass="Badge" id="b"/>
                <label text="outside" id="own"/></subviews></view>
                """), to: "Card.xib")
    }

    private func texts(_ path: String, setting assignments: [String] = []) -> (
        texts: [String], errors: [String]
    ) {
        var selection = InputSelection()
        selection.assignments = assignments
        let input = LoadedInput.file(path, selection: selection)
        let lines =
            (input.documentText ?? "").split(separator: "on devices").first?.split(separator: "\n") ?? []
        return (
            lines.filter { $0.contains("text = ") }.map { $0.trimmingCharacters(in: .whitespaces) },
            input.diagnostics.filter { $0.severity == .error }.map(\.message)
        )
    }

    @Test(arguments: [
        ("second.name.text=new", ["\"inside\"", "\"new\"", "\"outside\""]),
        ("name.text=new", ["\"inside\"", "\"inside\"", "\"new\""]),
        ("words.text=new", ["\"new\"", "\"new\"", "\"outside\""]),
    ]) func namesReachIntoComponents(assignment: String, expected: [String]) throws {
        let path = try writeBadges()
        #expect(texts(path, setting: [assignment]).texts == expected.map { "text = \($0)" })
        let (name, value) = (assignment.prefix { $0 != "=" }, "new")
        let overlay = try directory.write(
            "extends: Card.xib\nviews: {\(name): \(value)}\n", to: "Over.screen.yaml")
        #expect(texts(overlay).texts == expected.map { "text = \($0)" })
        let view = name.dropLast(".text".count)
        let nested = try directory.write(
            "extends: Card.xib\nviews: {\(view): {text: new}}\n", to: "Nested.screen.yaml")
        #expect(texts(nested).texts == expected.map { "text = \($0)" })
    }

    @Test func statesReachIntoComponents() throws {
        _ = try writeBadges()
        let overlay = try directory.write(
            "extends: Card.xib\nstates: {new: {first.name.text: x}, none: {first.nam.text: x}}\n",
            to: "Over.screen.yaml")
        let (_, errors) = texts(overlay)
        #expect(errors == ["there is no view 'first.nam' in the screen"])
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

    /// The name without "Controller" is looked for first. Source: documentation of `UIViewController.nibName`.
    @Test(arguments: ["FormViewController", "FormView"])
    func aControllerWithoutViewHasTheOneOfItsXib(file: String) throws {
        func scene(_ id: String, _ className: String, view: String = "") -> String {
            "<scene sceneID=\"s\(id)\"><objects><viewController id=\"\(id)\" customClass=\"\(className)\">\(view)"
                + "</viewController></objects></scene>"
        }
        let view =
            #"<view key="view" id="own"><rect key="frame" x="0" y="0" width="375" height="667"/></view>"#
        let storyboard = try directory.write(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><scenes>\(scene("none", "OtherViewController"))
            \(scene("form", "FormViewController"))\(scene("full", "FormViewController", view: view))</scenes></document>
            """, to: "Main.storyboard")
        try directory.write(
            component("FormViewController", holding: "face", isOwned: true), to: "Views/\(file).xib")
        let input = LoadedInput.file(storyboard, selection: InputSelection())
        #expect(input.recipes.map(\.scene) == ["FormViewController", "FormViewController-2"])
        var renderer = Renderer(session: try RenderSession())
        let ids = try input.recipes.map { recipe in
            let screen = renderer.render(recipe, in: Variant(), to: .layout)
            return Set(try #require(screen.layout).nodes.map(\.id))
        }
        #expect(ids[0].isSuperset(of: ["form/view", "form/view/face"]))
        #expect(ids[1].contains("own") && !ids[1].contains { $0.hasSuffix("face") })
        #expect(input.diagnostics.map(\.code.name) == ["project.componentByName"])
    }

    @Test func aPictureWithoutContentHasANote() throws {
        func note(_ body: String) throws -> Diagnostic? {
            let file = try directory.write(
                IB.plainXib(
                    """
                    <view id="top"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\(body)</subviews>
                    </view>
                    """), to: "Empty.xib")
            let input = LoadedInput.file(file, selection: InputSelection())
            var renderer = Renderer(session: try RenderSession())
            let screen = renderer.render(try #require(input.recipes.first), in: Variant(), to: .commands)
            return screen.diagnostics.first { $0.code.name == "screen.blank" }
        }
        let frame = #"<rect key="frame" x="9" y="9" width="90" height="90"/>"#
        let text = #"<label id="text" text="Hello">\#(frame)</label>"#
        #expect(try note(text) == nil)
        let hidden = try note(text.replacing(" text=", with: #" hidden="YES" text="#))
        #expect(hidden?.severity == .note && hidden?.notes == ["1 view is hidden"])
        let custom = try note(#"<view id="a" customClass="Chart">\#(frame)</view>"#)
        #expect(custom?.notes == ["custom classes: Chart"])
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
