import Assets
import Foundation
import Maquette
import Scene
import TestSupport
import Testing
import UIKit

/// The images of the project that contains a storyboard.
@Suite struct ProjectImageTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    /// Returns the sizes of the image views in a storyboard, on the canvas at 2x.
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

    /// A name of composed letters in the document, of decomposed ones on disk.
    @Test func namesAreComparedInAnyNormalForm() throws {
        try directory.write("", to: "LICENSE")
        try writePicture(20, 10, to: "App/Views/cafe\u{301}@2x.png")
        #expect(try sizes("caf\u{E9}")["caf\u{E9}"] == Size(width: 10, height: 5))
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

    @Test func textFilesOfImagesInEveryEncodingAndWhatIsInPlaceOfThem() throws {
        func wide(_ text: String) -> Data {
            Data(("\u{FEFF}" + text).utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
        }
        try directory.write(
            wide("{\"images\": [{\"filename\": \"a.svg\"}]}"), to: "A.xcassets/icon.imageset/Contents.json")
        try directory.write(
            wide("<svg viewBox='0 0 2 1'><rect width='2' height='1'/></svg>"),
            to: "A.xcassets/icon.imageset/a.svg")
        try directory.write(
            "{\"images\": [\n<<<<<<< HEAD\n]}", to: "A.xcassets/torn.imageset/Contents.json")
        try directory.write(
            "version https://git-lfs.github.com/spec/v1\n", to: "A.xcassets/tone.colorset/Contents.json")
        try directory.write("{\n>>>>>>> topic\n}", to: "A.xcassets/Group/Contents.json")
        let lookup = AssetLookup(directories: ["\(directory.path)/A.xcassets"])
        guard case .vector(let icon, _) = lookup.image(named: "icon", traits: AssetTraits()) else {
            Issue.record("no icon")
            return
        }
        #expect(icon.name == "icon")
        guard case .problem(let torn) = lookup.image(named: "torn", traits: AssetTraits()),
            case .problem(let gone) = lookup.image(named: "Group/gone", traits: AssetTraits()),
            case .failure(let tone)? = lookup.colorSet(named: "tone")
        else {
            Issue.record("what is no catalogue passed for one")
            return
        }
        #expect(torn.code.name == "file.conflict" && torn.place?.line == 2)
        #expect(tone.diagnostic.code.name == "file.pointer")
        // The folder may give its name to those inside.
        #expect(gone.code.name == "file.conflict")
    }

    /// There is no project around it.
    @Test func aCatalogueThatIsNamedIsUsedItself() throws {
        try writePicture(40, 20, to: "Shared.xcassets/Icons/logo.imageset/logo.png")
        try directory.write(
            "{\"images\": [{\"scale\": \"2x\", \"filename\": \"logo.png\"}]}",
            to: "Shared.xcassets/Icons/logo.imageset/Contents.json")
        try directory.write(
            """
            {"colors": [{"color": {"color-space": "srgb",
            "components": {"red": "1.0", "green": "0", "blue": "0", "alpha": "1.0"}}}]}
            """, to: "Shared.xcassets/brand.colorset/Contents.json")
        for ending in ["", "/"] {
            let lookup = AssetLookup(directories: ["\(directory.path)/Shared.xcassets\(ending)"])
            #expect(lookup.colorNames == ["brand"])
            guard case .catalogued(let image, _) = lookup.image(named: "logo", traits: AssetTraits())
            else {
                Issue.record("no picture of a set")
                continue
            }
            #expect(image.pixmap.width == 40)
        }
    }

    @Test func coloursOfCataloguesBeforeWhatTheFileRecorded() throws {
        try directory.write("", to: "LICENSE")
        let catalog = "App/Colors.xcassets"
        try directory.write(
            """
            {"colors": [{"color": {"color-space": "srgb",
            "components": {"red": "0x33", "green": "102", "blue": "0.6", "alpha": "1.0"}}}]}
            """, to: "\(catalog)/Brand/ground.colorset/Contents.json")
        try directory.write(
            "{\"properties\": {\"provides-namespace\": true}}", to: "\(catalog)/Brand/Contents.json")
        try directory.write("{\"colors\": [", to: "\(catalog)/broken.colorset/Contents.json")
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="14460"
                targetRuntime="iOS.CocoaTouch"><device id="retina4_7"/><objects><view id="root">
            <rect key="frame" x="0" y="0" width="30" height="20"/>
            <color key="backgroundColor" name="Brand/ground"/><subviews>
            <view fixedFrame="YES" id="v"><rect key="frame" x="0" y="0" width="10" height="10"/>
            <color key="backgroundColor" name="broken"/></view>
            <view fixedFrame="YES" id="w"><rect key="frame" x="10" y="0" width="10" height="10"/>
            <color key="backgroundColor" name="broken"/></view></subviews></view></objects>
            <resources><namedColor name="Brand/ground"><color red="1" green="0" blue="0" alpha="1"
            colorSpace="custom" customColorSpace="sRGB"/></namedColor>
            <namedColor name="broken"><color white="1" alpha="1"/></namedColor></resources></document>
            """
        let screen = try picture(of: directory.write(text, to: "App/Card.xib"))
        let pixels = try #require(screen.picture)
        // Red in the low byte: 0x33, 102 and 0.6 of 255 are 0x33, 0x66 and 0x99.
        #expect(pixels[50, 30] == 0xFF99_6633)
        #expect(pixels[5, 5] == 0xFFFF_FFFF)
        let complaints = screen.diagnostics.filter {
            $0.place?.file.hasSuffix("broken.colorset/Contents.json") ?? false
        }
        #expect(complaints.map(\.message) == ["the set of an asset catalogue cannot be read"])
    }

    /// Source: the template of Xcode, whose accent color has one entry without a color.
    @Test func theAccentColourOfANewProjectIsNoFault() throws {
        let empty = "{\"colors\": [{\"idiom\": \"universal\"}]}"
        for name in ["AccentColor", "Brand"] {
            try directory.write(empty, to: "Assets.xcassets/\(name).colorset/Contents.json")
        }
        var environment = RenderEnvironment.standard
        environment.sink = DiagnosticSink()
        environment.assets = AssetLookup(directories: ["\(directory.path)/Assets.xcassets"])
        environment.withLiveScreen({ UIViewController() }) { _ in
            #expect(UIColor(named: "AccentColor") == nil && UIColor.accent(named: "Brand") == nil)
        }
        #expect(environment.sink.diagnostics.isEmpty)
        environment.withLiveScreen({ UIViewController() }) { _ in #expect(UIColor(named: "Brand") == nil) }
        #expect(environment.sink.diagnostics.map(\.code.name) == ["color.missing"])
    }

    @Test("resources are colors and images by their names, and those that are missing are reported")
    func resources() throws {
        let red = """
            {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": \
            {"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"}}}]}
            """
        try directory.write(red, to: "Assets.xcassets/Brand.colorset/Contents.json")
        var environment = RenderEnvironment.standard
        environment.sink = DiagnosticSink()
        environment.assets = AssetLookup(directories: ["\(directory.path)/Assets.xcassets"])
        environment.withLiveScreen({ UIViewController() }) { _ in
            let brand = UIColor(resource: ColorResource(name: "Brand", bundle: .main))
            var red: CGFloat = 0, green: CGFloat = 1
            #expect(brand.getRed(&red, green: &green, blue: nil, alpha: nil))
            #expect([red, green] == [1, 0])
        }
        #expect(environment.sink.diagnostics.isEmpty)
        environment.withLiveScreen({ UIViewController() }) { _ in
            let missing = UIColor(resource: ColorResource(name: "Other", bundle: .main))
            #expect(missing.cgColor.alpha == 0)
            #expect(UIImage(resource: ImageResource(name: "Logo", bundle: .main)).size == .zero)
        }
        #expect(environment.sink.diagnostics.map(\.code.name) == ["color.missing", "image.missing"])
    }

    @Test func vectorsSlicesAndAlignmentInsets() throws {
        try directory.write("", to: "LICENSE")
        let catalog = "App/Assets.xcassets"
        try directory.write(
            "{\"images\": [{\"filename\": \"a.pdf\"}]}", to: "\(catalog)/page.imageset/Contents.json")
        try directory.write("%PDF-1.4 /MediaBox [0 0 31 17]", to: "\(catalog)/page.imageset/a.pdf")
        try directory.write("{\"symbols\": []}", to: "\(catalog)/mark.symbolset/Contents.json")
        try writePicture(40, 20, to: "\(catalog)/cut.imageset/cut.png")
        try directory.write(
            """
            {"images": [{"filename": "cut.png", "resizing": {"mode": "9-part", "center":
            {"mode": "stretch", "width": 2, "height": 1}, "cap-insets":
            {"left": 5, "right": 6, "top": 3, "bottom": 4}}}]}
            """, to: "\(catalog)/cut.imageset/Contents.json")
        try writePicture(40, 20, to: "\(catalog)/inset.imageset/inset.png")
        try directory.write(
            """
            {"images": [{"filename": "inset.png", "scale": "2x", "alignment-insets":
            {"left": 4, "right": 2, "top": 0, "bottom": 0}}]}
            """, to: "\(catalog)/inset.imageset/Contents.json")
        let found = try sizes("page", "cut", "inset", "mark")
        #expect(found["page"] == Size(width: 31, height: 17))
        // 5 + 2 + 6 by 3 + 1 + 4.
        #expect(found["cut"] == Size(width: 13, height: 8))
        #expect(found["inset"] == Size(width: 20, height: 10))
        #expect(found["mark"] == Size(width: 20, height: 19))
    }

    /// Renders the screen of a file on its own canvas.
    private func picture(of file: String) throws -> RenderedScreen {
        let recipe = try #require(LoadedInput.file(file, selection: InputSelection()).recipes.first)
        var variant = Variant()
        variant.device = .canvas
        var renderer = Renderer(session: try RenderSession())
        let request = RenderRequest(recipe: recipe, variant: variant)
        return renderer.render(request.recipe, in: request.variant)
    }

    private func copyFixture(_ name: String, to path: String) throws {
        try directory.copy(PackageFiles.fixture("Images/\(name)"), to: path)
    }

    /// The pictures of the fixtures are 24 x 16 pixels; the SVG says the same of itself.
    @Test func everyFormatInSetsAndLoose() throws {
        try directory.write("", to: "LICENSE")
        let catalog = "App/Assets.xcassets"
        for (set, file) in [("photo", "baseline.jpg"), ("web", "lossless.webp"), ("still", "plain.gif")] {
            try copyFixture(file, to: "\(catalog)/\(set).imageset/\(file)")
            try directory.write(
                "{\"images\": [{\"scale\": \"2x\", \"filename\": \"\(file)\"}]}",
                to: "\(catalog)/\(set).imageset/Contents.json")
        }
        try copyFixture("badge.svg", to: "\(catalog)/badge.imageset/badge.svg")
        try directory.write(
            "{\"images\": [{\"filename\": \"badge.svg\"}]}", to: "\(catalog)/badge.imageset/Contents.json")
        // The content of a file determines its format, not the extension.
        try copyFixture("progressive.jpg", to: "App/Images/wrongly@2x.png")
        try copyFixture("lossy.webp", to: "App/Images/loose@2x.webp")
        let found = try sizes("photo", "web", "still", "badge", "wrongly", "loose", "loose.webp")
        for name in ["photo", "web", "still", "wrongly", "loose", "loose.webp"] {
            #expect(found[name] == Size(width: 12, height: 8), "\(name)")
        }
        #expect(found["badge"] == Size(width: 24, height: 16))
    }

    @Test func outlinesOfASetAreDrawnAndTinted() throws {
        try directory.write("", to: "LICENSE")
        let catalog = "App/Assets.xcassets"
        let square = "<svg width='10' height='10'><rect width='10' height='5' fill='red'/></svg>"
        for (set, intent) in [("plain", "original"), ("stencil", "template")] {
            try directory.write(square, to: "\(catalog)/\(set).imageset/a.svg")
            try directory.write(
                """
                {"images": [{"filename": "a.svg"}], "properties":
                {"preserves-vector-representation": true, "template-rendering-intent": "\(intent)"}}
                """, to: "\(catalog)/\(set).imageset/Contents.json")
        }
        let views = ["plain", "stencil"].enumerated().map { index, name in
            """
            <imageView image="\(name)" fixedFrame="YES" id="\(name)"><rect key="frame" x="\(index * 20)" y="0"
            width="20" height="20"/><color key="tintColor" red="0" green="0" blue="1" alpha="1"
            colorSpace="custom" customColorSpace="sRGB"/></imageView>
            """
        }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="14460"
                targetRuntime="iOS.CocoaTouch"><device id="retina4_7"/><objects><view id="root">
            <rect key="frame" x="0" y="0" width="40" height="20"/><color key="backgroundColor" white="1" alpha="1"
            colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
            <subviews>\(views.joined())</subviews></view></objects></document>
            """
        let pixels = try #require(try picture(of: directory.write(text, to: "App/Card.xib")).picture)
        // At two pixels per point: the upper half of each square is drawn and stretched over its view without
        // blur.
        #expect(pixels[10, 19] == 0xFF00_00FF && pixels[10, 20] == 0xFFFF_FFFF)
        #expect(pixels[60, 19] == 0xFFFF_0000 && pixels[60, 20] == 0xFFFF_FFFF)
    }

    @Test func brokenPicturesAreNamedWithTheirFile() throws {
        try directory.write("", to: "LICENSE")
        try directory.write("GIF89a broken", to: "App/Images/cut.gif")
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="14460"
                targetRuntime="iOS.CocoaTouch"><device id="retina4_7"/><objects><view id="root">
            <rect key="frame" x="0" y="0" width="30" height="20"/><subviews><imageView image="cut" fixedFrame="YES"
            id="v"><rect key="frame" x="0" y="0" width="10" height="10"/></imageView></subviews></view></objects>
            </document>
            """
        let screen = try picture(of: directory.write(text, to: "App/Card.xib"))
        let problem = try #require(screen.diagnostics.first { $0.message.contains("'cut'") })
        #expect(problem.message.contains("GIF"))
        #expect(problem.notes.contains { $0.hasSuffix("App/Images/cut.gif") })
        #expect(problem.place?.line != nil)
    }

    @Test func withoutAProjectNothingIsWalked() throws {
        try writePicture(30, 10, to: "App/Images/loose.png")
        #expect(try sizes("loose")["loose"] == .zero)
    }
}
