import Foundation
import Maquette
import Scene
import Testing

/// The images of a project around a storyboard.
@Suite struct ProjectImageTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    /// The sizes of the image views of a storyboard that shows some images, on the canvas at 2x.
    private func sizes(_ names: String...) throws -> [String: Size] {
        let views = names.map {
            "<imageView image=\"\($0)\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\($0)\"/>"
        }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="14460"
                targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7"/>
            <objects><view id="root"><rect key="frame" x="0" y="0" width="300" height="300"/>
            <subviews>\(views.joined())</subviews></view></objects></document>
            """
        let file = try directory.write(text, to: "App/Views/Card.xib")
        let recipe = try #require(LoadedInput.file(file, selection: InputSelection()).recipes.first)
        var variant = Variant()
        variant.device = .canvas
        var renderer = Renderer(session: try RenderSession())
        let request = RenderRequest(recipe: recipe, variant: variant)
        let screen = renderer.render(request.recipe, in: request.variant, to: .layout)
        let nodes = try #require(screen.layout).nodes
        return Dictionary(nodes.map { ($0.id, $0.frame.size) }, uniquingKeysWith: { first, _ in first })
    }

    private func writePicture(_ width: Int, _ height: Int, to path: String) throws {
        let url = URL(fileURLWithPath: directory.path).appending(path: path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(encodePicture(Pixmap(width: width, height: height, filledWith: 0xFFFF_FFFF))).write(to: url)
    }

    @Test func setsOfCataloguesNamespacesAndLooseFiles() throws {
        try directory.write("", to: "LICENSE")
        let catalog = "App/Resources/Assets.xcassets"
        try writePicture(40, 20, to: "\(catalog)/logo.imageset/logo@2x.png")
        try directory.write(
            "{\"images\": [{\"scale\": \"2x\", \"filename\": \"logo@2x.png\"}]}",
            to: "\(catalog)/logo.imageset/Contents.json")
        try directory.write(
            "{\"properties\": {\"provides-namespace\": true}}", to: "\(catalog)/Icons/Contents.json")
        try writePicture(12, 8, to: "\(catalog)/Icons/star.imageset/star.png")
        try directory.write(
            "{\"images\": [{\"scale\": \"1x\", \"filename\": \"star.png\"}]}",
            to: "\(catalog)/Icons/star.imageset/Contents.json")
        try writePicture(30, 10, to: "App/Images/loose@2x.png")
        let found = try sizes("logo", "Icons/star", "loose", "loose.png", "gone")
        #expect(found["logo"] == Size(width: 20, height: 10))
        #expect(found["Icons/star"] == Size(width: 12, height: 8))
        #expect(found["loose"] == Size(width: 15, height: 5))
        #expect(found["loose.png"] == Size(width: 15, height: 5))
        #expect(found["gone"] == .zero)
    }

    @Test func withoutAProjectNothingIsWalked() throws {
        try writePicture(30, 10, to: "App/Images/loose.png")
        #expect(try sizes("loose")["loose"] == .zero)
    }
}
