import CFreeType
import CHarfBuzz
import Synchronization

/// Measures and lays out text.
///
/// Safe to share, but meant to be one a worker: its caches are behind one lock.
/// They are bounded and change speed only, never a result.
package final class TextEngine: Sendable {
    /// The faces it draws with.
    package let library: FontLibrary
    /// The locale's identifier, such as `zh-Hant` or `ja_JP`.
    package let locale: String
    let typesetter: Mutex<Typesetter>

    /// An engine for text in a language, which decides the forms of Chinese characters and the rules of
    /// line breaking, by the measures of a system font. `knowsOpenFonts` says whether open families without a file
    /// have line heights of their own, or those of unknown names.
    package init(
        library: FontLibrary, locale: String = "en", systemFont: SystemFontRelease = .current,
        knowsOpenFonts: Bool = true
    ) {
        self.library = library
        self.locale = locale
        typesetter = Mutex(
            Typesetter(
                library: library, locale: TextLocale(identifier: locale), systemFont: systemFont,
                knowsOpenFonts: knowsOpenFonts))
    }

    /// An engine that takes its dictionaries from elsewhere than the machine.
    init(library: FontLibrary, locale: String = "en", dictionaries: WordDictionaries.Source) {
        self.library = library
        self.locale = locale
        typesetter = Mutex(
            Typesetter(
                library: library, locale: TextLocale(identifier: locale), systemFont: .current,
                dictionaries: WordDictionaries(source: dictionaries)))
    }

    /// The vertical measures of a font: the iOS system font's for system fonts, the file's for others.
    package func metrics(of font: FontDescriptor) -> FontMetrics {
        typesetter.withLock { $0.font(font).metrics }
    }

    /// Lays text out in a room.
    package func layout(
        _ text: AttributedText, paragraph: ParagraphStyle = ParagraphStyle(),
        proposal: TextProposal = .unlimited
    ) -> TextLayout {
        typesetter.withLock { $0.layout(text, paragraph: paragraph, proposal: proposal) }
    }

    /// The versions of the libraries and tables that decide about text, by name.
    package static var versions: [(name: String, version: String)] {
        var library: FT_Library?
        var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
        if FT_Init_FreeType(&library) == 0 {
            FT_Library_Version(library, &major, &minor, &patch)
            FT_Done_FreeType(library)
        }
        return [
            ("FreeType", "\(major).\(minor).\(patch)"), ("HarfBuzz", String(cString: hb_version_string())),
            ("Unicode", CharacterProperties.version), ("ICU", WordDictionaries.versionText),
        ]
    }
}
