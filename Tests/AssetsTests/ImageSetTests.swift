import Foundation
import Geometry
import Scene
import Testing

@testable import Assets

/// Which picture of an image set is shown.
@Suite struct ImageSetTests {
    private func file(
        _ entries: String, scale: Double = 2, isDark: Bool = false, isPad: Bool = false,
        isWidthCompact: Bool = true, isRightToLeft: Bool = false, locale: String = "en",
        hasWideGamut: Bool = true
    ) throws -> String? {
        let set = try JSONDecoder().decode(ImageSet.self, from: Data("{\"images\": [\(entries)]}".utf8))
        let traits = AssetTraits(
            isDark: isDark, isPad: isPad, isWidthCompact: isWidthCompact, scale: scale,
            isRightToLeft: isRightToLeft, locale: locale, hasWideGamut: hasWideGamut)
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
        #expect(try file(entries, isDark: true) == "dark")
    }

    @Test func theOwnIdiomBeforeAllOthers() throws {
        let entries = """
            {"idiom": "universal", "filename": "all"}, {"idiom": "ipad", "filename": "pad"}
            """
        #expect(try file(entries) == "all")
        #expect(try file(entries, isPad: true) == "pad")
    }

    @Test func theGamutOfTheDisplayDecidesAndOldDevicesAreOthers() throws {
        let entries = """
            {"filename": "p3", "display-gamut": "display-P3"}, {"filename": "old", "subtype": "retina4"},
            {"filename": "wide", "screen-width": ">145"}, {"filename": "plain", "display-gamut": "sRGB"}
            """
        #expect(try file(entries) == "p3")
        #expect(try file(entries, hasWideGamut: false) == "plain")
        let unmarked = "{\"filename\": \"any\"}, {\"filename\": \"p3\", \"display-gamut\": \"display-P3\"}"
        #expect(try file(unmarked) == "p3")
        #expect(try file(unmarked, hasWideGamut: false) == "any")
        #expect(
            try file("{\"filename\": \"p3\", \"display-gamut\": \"display-P3\"}", hasWideGamut: false) == "p3"
        )
    }

    /// Source: documentation of `Bundle.preferredLocalizations(from:forPreferences:)`.
    @Test(arguments: [
        ("en", "any"), ("fr", "any"), ("de", "de"), ("de-AT", "de"), ("de_CH", "swiss"), ("pt-BR", "brazil"),
        ("pt", "any"), ("zh-TW", "traditional"), ("zh-Hans-CN", "any"), ("DE", "de"),
    ])
    func theLanguageDecidesBeforeAllElse(locale: String, name: String) throws {
        let entries = """
            {"filename": "any", "idiom": "iphone", "scale": "2x"}, {"filename": "de", "locale": "de", "scale": "1x"},
            {"filename": "swiss", "locale": "de-CH"}, {"filename": "brazil", "locale": "pt-BR"},
            {"filename": "traditional", "locale": "zh-Hant"}
            """
        #expect(try file(entries, locale: locale) == name)
    }

    @Test func englishStandsInWhereALanguageHasNoPicture() throws {
        let entries = "{\"filename\": \"de\", \"locale\": \"de\"}, {\"filename\": \"en\", \"locale\": \"en\"}"
        #expect(try file(entries, locale: "fr") == "en")
        #expect(try file("{\"filename\": \"de\", \"locale\": \"de\"}", locale: "fr") == "de")
    }

    @Test func appearancesAndDirectionsCountWithinALanguage() throws {
        let dark = "\"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]"
        let entries = """
            {"filename": "any"}, {"filename": "any dark", \(dark)}, {"filename": "ar", "locale": "ar"},
            {"filename": "ar dark", "locale": "ar", \(dark)},
            {"filename": "ar rtl", "locale": "ar", "language-direction": "right-to-left"}
            """
        #expect(try file(entries, isDark: true, isRightToLeft: true, locale: "ar") == "ar dark")
        #expect(try file(entries, isRightToLeft: true, locale: "ar") == "ar rtl")
        #expect(try file(entries, isDark: true) == "any dark")
    }

    @Test func thePictureForTheOtherDirectionWhereThereIsNoneElse() throws {
        let entries = "{\"filename\": \"ltr\", \"language-direction\": \"left-to-right\"}"
        #expect(try file(entries) == "ltr")
        #expect(try file(entries, isRightToLeft: true) == "ltr")
    }

    @Test func directionsAndSizeClasses() throws {
        let entries = """
            {"filename": "all"}, {"filename": "rtl", "language-direction": "right-to-left"},
            {"filename": "wide", "width-class": "regular"}
            """
        #expect(try file(entries) == "all")
        #expect(try file(entries, isRightToLeft: true) == "rtl")
        #expect(try file(entries, isWidthCompact: false) == "wide")
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
        let look = ImageSetAttributes(try #require(set.images.first), intent: set.intent)
        #expect(look.mirrored.capInsets == Insets(top: 1, left: 4, bottom: 3, right: 2))
        #expect(look.capInsets == Insets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(look.tiles && look.renderingMode == .template)
    }

    /// Pixels that are numbered by column and row: 6 by 3.
    private let numbered =
        Pixmap(
            width: 6, height: 3, pixels: (0..<18).map { UInt32($0 / 6 * 10 + $0 % 6) })
        ?? Pixmap(width: 0, height: 0)

    private func cut(_ resizing: String) throws -> [UInt32] {
        let decoded = try JSONDecoder().decode(ImageSet.Resizing.self, from: Data(resizing.utf8))
        return decoded.cut(numbered).pixels
    }

    @Test func whatLiesBetweenTheCentreAndTheCapsIsNeverShown() throws {
        // Columns 0 and 1 are the cap, 2 the centre, 5 the cap after; rows 0 the centre, 2 the cap after.
        let both = """
            {"mode": "9-part", "center": {"mode": "stretch", "width": 1, "height": 1},
            "cap-insets": {"left": 2, "right": 1, "top": 0, "bottom": 1}}
            """
        #expect(try cut(both) == [0, 1, 2, 5, 20, 21, 22, 25])
        let across = """
            {"mode": "3-part-horizontal", "center": {"mode": "fill", "width": 1},
            "capInsets": {"right": 4, "left": 0}}
            """
        #expect(try cut(across) == [0, 2, 3, 4, 5, 10, 12, 13, 14, 15, 20, 22, 23, 24, 25])
        let tooLong = """
            {"mode": "9-part", "center": {"width": 4, "height": 1}, "cap-insets": {"left": 2, "right": 2}}
            """
        #expect(try cut(tooLong) == [0, 1, 2, 3, 4, 5])
    }

    @Test func sizesOfVectorPictures() {
        func size(_ text: String) -> Size? { VectorSize.size(of: Array(text.utf8)) }
        #expect(size("%PDF-1.7 << /MediaBox [ 0 0 24 30.5 ] >>") == Size(width: 24, height: 30.5))
        #expect(size("<svg viewBox=\"0 0 9 9\" width=\"20px\" height='10'>") == Size(width: 20, height: 10))
        #expect(size("<svg stroke-width=\"2\" viewBox=\"0,0,12,8\">") == Size(width: 12, height: 8))
        #expect(size("<svg width=\"100%\" height=\"1e9\">") == nil)
        #expect(size("%PDF-1.7 stream") == nil)
    }
}
