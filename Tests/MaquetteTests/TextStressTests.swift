import Testing

@testable import Maquette

/// Pseudo-languages and texts under stress.
@Suite struct TextStressTests {
    private func words(_ text: String, locale: String = "en", stress: TextStress? = nil) -> String {
        var variant = Variant()
        variant.locale = locale
        variant.stress = stress
        return variant.textTransform?(text) ?? text
    }

    @Test func otherLanguagesLeaveWordsAlone() {
        for locale in ["en", "ar", "en-US", "xa"] { #expect(words("Save", locale: locale) == "Save") }
    }

    /// Up to ten characters grow by at least their own length: four by " one", ten by " one two three".
    @Test(arguments: ["en-XA", "en_XA", "en-xa"])
    func theAccentedLanguageMarksLettersAndLengthens(locale: String) {
        #expect(words("Save", locale: locale) == "[Šåvé one]")
        #expect(words("Notes: 12%", locale: locale) == "[Ñöţéš: 12% one two three]")
    }

    @Test func theLongerATextTheSmallerItsGrowth() {
        for (count, least) in [(20, 16), (30, 18), (50, 20), (70, 22), (200, 60)] {
            let text = String(repeating: "x", count: count)
            let extra = words(text, locale: "en-XA").count - count - 2
            #expect((least..<least + 7).contains(extra), "\(count): \(extra)")
        }
    }

    @Test func theLanguageFromRightToLeftTurnsEveryLine() {
        #expect(words("a\nb", locale: "ar-XB") == "\u{202E}a\u{202C}\n\u{202E}b\u{202C}")
        var variant = Variant()
        variant.locale = "ar-XB"
        #expect(variant.effectiveDirection == .rightToLeft)
    }

    @Test func longTextsStandTwiceAndComeBeforeTheLanguage() {
        #expect(words("Save", stress: .long) == "Save Save")
        #expect(words("Save", locale: "ar-XB", stress: .long) == "\u{202E}Save Save\u{202C}")
    }

    @Test func textsOfRepeatedRowsHaveOtherLengths() {
        let rows = (0..<5).map { TextStress.rows.transform("Two words", inRow: $0) }
        #expect(
            rows == [
                "Two words", "Two words Two words", "Two", "Two words Two words Two words", "Two words",
            ])
        #expect(TextStress.long.transform("Two words", inRow: 1) == "Two words")
        #expect(words("Two words", stress: .rows) == "Two words")
    }

    @Test func theNameOfAPictureSaysSo() {
        var variant = Variant()
        variant.locale = "en-XA"
        variant.stress = .long
        #expect(variant.fileNamePart == "iphone-16.en-XA.long")
    }
}
