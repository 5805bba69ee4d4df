import Geometry
import Maquette
import TestSupport
import Testing
import UIKit

/// Views of classes whose content their names tell, and outlines of those whose names do not.
@Suite struct PlaceholderTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        try directory.write("", to: "App.xcodeproj/project.pbxproj")
    }

    private struct Shown {
        var screen: RenderedScreen
        var notes: [Diagnostic]

        /// The drawing commands of a view without its background and subviews.
        func commands(of id: String) -> Int {
            screen.layout?.nodes.first { $0.id == id }?.content.count ?? -1
        }
        func diagnostics(_ code: String) -> [Diagnostic] {
            (notes + screen.diagnostics).filter { $0.code.name == code }
        }
    }

    private func show(
        _ views: String, onCanvas: Bool = false, change: (inout InputSelection) -> Void = { _ in }
    ) throws -> Shown {
        let file = try directory.write(
            IB.plainXib(
                """
                <view id="root"><rect key="frame" x="0" y="0" width="300" height="300"/><subviews>
                \(views)
                </subviews></view>
                """), to: "Screens/Screen.xib")
        var selection = InputSelection()
        change(&selection)
        let input = LoadedInput.file(file, selection: selection)
        var variant = Variant()
        variant.device = onCanvas ? .canvas : try DeviceTable.profile(named: "300x300@2")
        var renderer = Renderer(session: try RenderSession())
        let screen = renderer.render(try #require(input.recipes.first), in: variant, to: .layout)
        return Shown(screen: screen, notes: input.diagnostics)
    }

    private func view(_ className: String, tag: String = "view", _ inside: String = "") -> String {
        """
        <\(tag) id="v" customClass="\(className)"><rect key="frame" x="9" y="9" width="90" height="60"/>\(inside)</\(tag)>
        """
    }

    private let label = """
        <subviews><label id="l" text="Hello"><rect key="frame" x="0" y="0" width="50" height="20"/></label></subviews>
        """

    @Test(arguments: [
        ("GMSMapView", "a map"), ("LottieAnimationView", "an animation"), ("SKView", "graphics"),
        ("PieChartView", "a chart"), ("YTPlayerView", "a player"), ("PreviewView", "a camera's picture"),
        ("GADBannerView", "an advertisement"), ("PDFView", "a document"), ("WKWebView", "a web page"),
    ])
    func aNameThatIsKnownHasAPlaceholder(name: String, words: String) throws {
        let shown = try show(view(name))
        #expect(shown.commands(of: "v") > 2)
        let note = try #require(shown.diagnostics("view.placeholder").first)
        #expect(
            note.severity == .note && note.message.hasSuffix("\(name) is drawn as a placeholder: \(words)"))
        #expect(note.place?.line == 3 && note.view == "v" && note.subjects.map(\.name) == [name])
        #expect(shown.diagnostics("storyboard.customClass").isEmpty)
    }

    @Test func otherNamesHaveNone() throws {
        let shown = try show(view("ProfileView"))
        #expect(shown.commands(of: "v") == 0)
        #expect(shown.diagnostics("storyboard.customClass").count == 1)
        #expect(shown.diagnostics("view.placeholder").isEmpty)
    }

    @Test func subviewsAreAboveAPlaceholderAndTellThatACommonNameIsTheApps() throws {
        #expect(try show(view("GMSMapView", label)).commands(of: "v") > 2)
        let own = try show(view("MapView", label))
        #expect(own.commands(of: "v") == 0 && own.diagnostics("storyboard.customClass").count == 1)
    }

    @Test func aComponentIsDrawnInstead() throws {
        try directory.write(
            IB.plainXib(
                """
                <view id="top" customClass="PlayerView"><rect key="frame" x="0" y="0" width="80" height="40"/></view>
                """), to: "Views/PlayerView.xib")
        let shown = try show(view("PlayerView"))
        #expect(shown.commands(of: "v") == 0 && shown.diagnostics("view.placeholder").isEmpty)
        #expect(shown.diagnostics("project.componentByName").count == 1)
    }

    @Test func interfaceBuilderShowsNone() throws {
        #expect(try show(view("GMSMapView"), onCanvas: true).commands(of: "v") == 0)
    }

    @Test(arguments: ["skView", "arskView", "glkView", "mapView", "wkWebView", "mtkView"])
    func tagsOfStoryboardsHavePlaceholders(tag: String) throws {
        let frame = #"<rect key="frame" x="9" y="9" width="90" height="60"/>"#
        let shown = try show("<\(tag) id=\"v\">\(frame)</\(tag)>")
        #expect(shown.commands(of: "v") > 2 && shown.diagnostics("view.placeholder").count == 1)
        #expect(shown.diagnostics("storyboard.class").isEmpty)
    }

    @Test func emptyViewsOfOtherClassesAreOutlinedIfAsked() throws {
        let views = view("ProfileView")
        func shown(_ text: String) throws -> Shown { try show(text) { $0.outlinesCustomViews = true } }
        #expect(try shown(views).commands(of: "v") > 2)
        #expect(try shown(view("ProfileView", label)).commands(of: "v") == 0)
        #expect(try shown(view("GMSMapView")).diagnostics("view.placeholder").count == 1)
        let color = #"<color key="backgroundColor" white="1" alpha="1"/>"#
        #expect(try shown(view("ProfileView", color)).commands(of: "v") > 2)
        #expect(try show(views, onCanvas: true) { $0.outlinesCustomViews = true }.commands(of: "v") == 0)
    }
}
