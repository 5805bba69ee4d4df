import Testing

@testable import UIKitCore

/// Fonts that iOS ships and a render does not have.
@Suite("Fonts of iOS") struct SystemFontFamilyTests {
    /// Source: Apple's list of the fonts of iOS; the names are those that apps use most often.
    @Test(
        "are substituted by code as by files",
        arguments: [
            "HelveticaNeue", "HelveticaNeue-Bold", "AvenirNext-DemiBold", "Avenir-Heavy", "Futura-Medium",
            "Menlo-Regular",
            "Courier", "Georgia-Italic", "ArialMT", "Arial-BoldMT", "TimesNewRomanPSMT", "GillSans-Light",
            "MarkerFelt-Wide", "Chalkduster", "Palatino-Roman", "Verdana-Bold", "TrebuchetMS",
            "DINCondensed-Bold",
        ])
    func names(name: String) {
        let font = UIFont(name: name, size: 20)
        #expect(font?.pointSize == 20)
        #expect(font?.fontName == name)
    }

    @Test("have the line heights that are measured of them")
    func metrics() throws {
        // Measured: labels of Avenir Next in storyboards that Xcode saved are 1.366 em high.
        let font = try #require(UIFont(name: "AvenirNext-Bold", size: 100))
        #expect(abs(font.lineHeight - 136.6) < 0.01)
        #expect(font.familyName == "Avenir Next")
    }

    @Test("are found by the name of their family")
    func families() {
        #expect(UIFont(name: "Avenir Next", size: 12)?.fontName == "AvenirNext-Regular")
        #expect(UIFont.familyNames.contains("Snell Roundhand"))
        #expect(
            UIFont.fontNames(forFamilyName: "Futura") == [
                "Futura-Medium", "Futura-MediumItalic", "Futura-Bold", "Futura-CondensedMedium",
                "Futura-CondensedExtraBold",
            ])
    }

    @Test("are none of other names")
    func unknown() {
        #expect(UIFont(name: "NoSuchFont-Bold", size: 12) == nil)
    }
}
