import Foundation
import Testing

@testable import UIKit

/// Which picture of an image set is shown.
@Suite struct ImageSetTests {
    private func file(
        _ entries: String, scale: CGFloat = 2, style: UIUserInterfaceStyle = .light,
        idiom: UIUserInterfaceIdiom = .phone, width: UIUserInterfaceSizeClass = .compact,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight
    ) throws -> String? {
        let set = try JSONDecoder().decode(ImageSet.self, from: Data("{\"images\": [\(entries)]}".utf8))
        let traits = UITraitCollection(
            userInterfaceStyle: style, userInterfaceIdiom: idiom, horizontalSizeClass: width,
            displayScale: scale, layoutDirection: direction)
        return set.entry(for: traits)?.filename
    }

    private let scales = """
        {"idiom": "universal", "scale": "1x", "filename": "1"}, {"idiom": "universal", "scale": "2x"},
        {"idiom": "universal", "scale": "3x", "filename": "3"}
        """

    @Test func theNearestScaleFromAboveThenTheLargest() throws {
        #expect(try file(scales, scale: 1) == "1")
        #expect(try file(scales, scale: 2) == "3")
        #expect(try file(scales, scale: 3) == "3")
        #expect(try file("{\"scale\": \"1x\", \"filename\": \"1\"}", scale: 3) == "1")
        #expect(try file("{\"scale\": \"2x\"}") == nil)
    }

    @Test func darkPicturesInTheDarkOnly() throws {
        let entries = """
            {"filename": "any"},
            {"filename": "dark", "appearances": [{"appearance": "luminosity", "value": "dark"}]}
            """
        #expect(try file(entries) == "any")
        #expect(try file(entries, style: .dark) == "dark")
    }

    @Test func theOwnIdiomBeforeAllOthers() throws {
        let entries = """
            {"idiom": "universal", "filename": "all"}, {"idiom": "ipad", "filename": "pad"}
            """
        #expect(try file(entries) == "all")
        #expect(try file(entries, idiom: .pad) == "pad")
    }

    @Test func directionsAndSizeClasses() throws {
        let entries = """
            {"filename": "all"}, {"filename": "rtl", "language-direction": "right-to-left"},
            {"filename": "wide", "width-class": "regular"}
            """
        #expect(try file(entries) == "all")
        #expect(try file(entries, direction: .rightToLeft) == "rtl")
        #expect(try file(entries, width: .regular) == "wide")
    }

    @Test(arguments: ["cap-insets", "capInsets"])
    func capsAreInPixelsOfTheFile(key: String) throws {
        let json = """
            {"images": [{"filename": "a", "scale": "2x", "resizing": {"mode": "9-part",
            "center": {"mode": "tile", "width": 1, "height": 1},
            "\(key)": {"top": 2, "left": 4, "bottom": 6, "right": 8}}}],
            "properties": {"template-rendering-intent": "template"}}
            """
        let set = try JSONDecoder().decode(ImageSet.self, from: Data(json.utf8))
        let look = ImageSetLook(try #require(set.images.first), isTemplate: set.isTemplate)
        #expect(look.capInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(look.tiles && look.isTemplate)
    }
}
