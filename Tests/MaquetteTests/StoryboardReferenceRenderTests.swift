import Maquette
import TestSupport
import Testing

/// Storyboard references as they are drawn, also of tabs that are chosen.
@Suite struct StoryboardReferenceRenderTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    private func storyboard(_ scenes: String, initial: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="\(initial)">
        <device id="retina6_12" orientation="portrait" appearance="light"/><scenes>\(scenes)</scenes></document>
        """
    }

    private func scene(_ inside: String) -> String { "<scene><objects>\(inside)</objects></scene>" }

    private func controller(_ id: String) -> String {
        scene(
            "<viewController id=\"\(id)\" storyboardIdentifier=\"\(id)\"><view key=\"view\" id=\"v\(id)\">"
                + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"393\" height=\"852\"/><subviews><label text=\"In \(id)\" "
                + "id=\"l\(id)\"><rect key=\"frame\" x=\"20\" y=\"100\" width=\"200\" height=\"30\"/></label>"
                + "</subviews></view></viewController>")
    }

    private func reference(_ id: String, _ attributes: String) -> String {
        scene(
            "<viewControllerPlaceholder id=\"\(id)\" \(attributes)><tabBarItem key=\"tabBarItem\" title=\"\(id)\" "
                + "id=\"i\(id)\"/></viewControllerPlaceholder>")
    }

    private func main(_ references: [(id: String, attributes: String)]) -> String {
        let segues = references.map {
            "<segue destination=\"\($0.id)\" kind=\"relationship\" relationship=\"viewControllers\" id=\"s\($0.id)\"/>"
        }
        return storyboard(
            scene(
                "<tabBarController id=\"tabs\"><tabBar key=\"tabBar\" id=\"bar\"/><connections>\(segues.joined())"
                    + "</connections></tabBarController>")
                + references.map { reference($0.id, $0.attributes) }.joined(), initial: "tabs")
    }

    private func rendered(_ path: String, tab: String?) throws -> (texts: [String], screen: RenderedScreen) {
        var selection = InputSelection()
        selection.tab = tab
        let input = LoadedInput.file(path, selection: selection)
        let recipe = try #require(input.recipes.first, "\(input.diagnostics)")
        var renderer = Renderer(session: try RenderSession())
        var screen = renderer.render(recipe, in: Variant(), to: .layout)
        screen.diagnostics = input.diagnostics.filter { $0.severity > .note } + screen.diagnostics
        return (try #require(screen.layout).nodes.compactMap(\.text), screen)
    }

    /// Every tab shows where its reference leads, and all have their titles.
    @Test(arguments: [(nil, "In first"), ("First", "In first"), ("Second", "In second"), ("Far", "In far")])
    func everyTabShowsWhereItLeads(tab: String?, text: String) throws {
        try directory.write(
            storyboard(controller("first") + controller("second"), initial: "first"),
            to: "App/Other.storyboard")
        try directory.write(
            storyboard(controller("far"), initial: "far"), to: "App/Kit.bundle/Kit.storyboard")
        let path = try directory.write(
            main([
                ("First", "storyboardName=\"Other\""),
                ("Second", "storyboardName=\"Other\" referencedIdentifier=\"second\""),
                ("Far", "storyboardName=\"Kit\" bundleIdentifier=\"com.example.Kit\""),
            ]), to: "App/Main.storyboard")
        let (texts, screen) = try rendered(path, tab: tab)
        #expect(screen.diagnostics.isEmpty, "\(screen.diagnostics)")
        #expect(texts.contains(text), "\(texts)")
        for title in ["First", "Second", "Far"] { #expect(texts.contains(title), "\(texts)") }
    }

    @Test(arguments: [nil, "Gone", "Here"]) func aMissingTabIsMarkedAndSaidWhateverIsShown(tab: String?)
        throws
    {
        try directory.write(storyboard(controller("first"), initial: "first"), to: "Other.storyboard")
        let path = try directory.write(
            main([("Here", "storyboardName=\"Other\""), ("Gone", "storyboardName=\"Missing\"")]),
            to: "Main.storyboard")
        let (texts, screen) = try rendered(path, tab: tab)
        let messages = Set(screen.diagnostics.map(\.message))
        #expect(messages == ["the storyboard reference leads nowhere: there is no storyboard 'Missing'"])
        #expect(texts.contains("Gone") && texts.contains("Here"), "\(texts)")
        #expect(texts.contains("In first") == (tab != "Gone"))
        let boxes = try #require(screen.layout).nodes.filter { $0.className == "UIImageView" }
        #expect(boxes.count == (tab == "Gone" ? 1 : 0))
        if tab == "Gone" { #expect(boxes.first?.content.isEmpty == false) }
    }
}
