import CHarfBuzz
import Diagnostics
import Files

/// The engine's working parts: used by one task at a time, under the engine's lock.
final class Typesetter {
    let library: FontLibrary
    let locale: TextLocale
    let systemFont: SystemFontRelease
    /// Whether open families that are not there have metrics of their own.
    let knowsOpenFonts: Bool
    let buffer: OpaquePointer?
    private var fonts: [FontDescriptor: ResolvedFont] = [:]
    private var pairTables: [PairKey: PairTable] = [:]
    let dictionaries: WordDictionaries
    /// The hyphenator of the locale's language; created on first use.
    private(set) lazy var hyphenator: Hyphenator? = library.hyphenation.path(for: locale.parts)
        .flatMap { try? readFile($0, as: .hyphenation) }.flatMap(Hyphenator.init)
    private var paragraphs = GenerationalCache<Int, CachedValue<ParagraphKey, Paragraph>>(
        limit: 2 * Typesetter.unitLimit, entryLimit: Typesetter.unitLimit / 8)
    private var layouts = GenerationalCache<Int, CachedValue<LayoutKey, TextLayout>>(
        limit: 2 * Typesetter.unitLimit, entryLimit: Typesetter.unitLimit / 8)

    /// Bounds of the caches: fonts, and code units of the texts kept, a generation, each text counting 64 more.
    /// Chosen: some 10,000 labels, more than a screen has.
    private static let fontLimit = 1024
    private static let unitLimit = 1_000_000
    /// Tables of pairs kept: the system font's faces in a few scripts, 20 KB each.
    private static let pairTableLimit = 64

    private struct PairKey: Hashable {
        var face: Int
        var script: Script
    }

    private struct ParagraphKey: Hashable {
        var text: AttributedText
        var direction: ParagraphStyle.WritingDirection
    }

    private struct LayoutKey: Hashable {
        var text: AttributedText
        var paragraph: ParagraphStyle
        var proposal: TextProposal

        /// Hashes what layouts of one text differ in.
        func hash(into hasher: inout Hasher) {
            hasher.combine(text)
            hasher.combine(proposal.width)
            hasher.combine(proposal.height)
            hasher.combine(proposal.maximumNumberOfLines)
            hasher.combine(paragraph.lineBreakMode)
            hasher.combine(paragraph.alignment)
        }
    }

    init(
        library: FontLibrary, locale: TextLocale, systemFont: SystemFontRelease, knowsOpenFonts: Bool = true,
        dictionaries: WordDictionaries = WordDictionaries()
    ) {
        self.library = library
        self.locale = locale
        self.systemFont = systemFont
        self.knowsOpenFonts = knowsOpenFonts
        self.dictionaries = dictionaries
        buffer = hb_buffer_create()
    }

    deinit { hb_buffer_destroy(buffer) }

    /// A descriptor's font; found once.
    func font(_ descriptor: FontDescriptor) -> ResolvedFont {
        if let found = fonts[descriptor] { return found }
        if fonts.count >= Typesetter.fontLimit { fonts.removeAll() }
        let font = ResolvedFont(
            descriptor, in: library, release: systemFont, knowsOpenFonts: knowsOpenFonts)
        fonts[descriptor] = font
        return font
    }

    /// What is known of a face's pairs of characters in a script.
    func pairs(in face: FontFace, script: Script) -> PairTable {
        let key = PairKey(face: face.index, script: script)
        if let found = pairTables[key] { return found }
        if pairTables.count >= Typesetter.pairTableLimit { pairTables.removeAll() }
        let table = PairTable(face: face)
        pairTables[key] = table
        return table
    }

    /// A layout from the cache, or a new one.
    func layout(_ text: AttributedText, paragraph: ParagraphStyle, proposal: TextProposal) -> TextLayout {
        let key = LayoutKey(text: text, paragraph: paragraph, proposal: proposal), hash = key.hashValue
        if let found = layouts.value(for: hash), found.key == key { return found.value }
        let layout = LineLayout(
            typesetter: self, source: TextSource(text), paragraphStyle: paragraph, proposal: proposal
        ).run()
        layouts.insert(
            CachedValue(key: key, value: layout), cost: text.string.utf8.count + 64, for: hash)
        return layout
    }

    /// A paragraph, given as a text of its own without a separator, from the cache or newly shaped.
    func paragraph(
        _ text: AttributedText, units: [UInt16], direction: ParagraphStyle.WritingDirection
    ) -> Paragraph {
        let key = ParagraphKey(text: text, direction: direction), hash = key.hashValue
        if let found = paragraphs.value(for: hash), found.key == key { return found.value }
        let made = Itemizer(typesetter: self, units: units, runs: text.runs, direction: direction).paragraph()
        paragraphs.insert(CachedValue(key: key, value: made), cost: units.count + 64, for: hash)
        return made
    }

    /// Sets `bit` before every place where a line may end; dictionary scripts included.
    func markLineBreaks(in units: [UInt16], flags: inout [UInt8], bit: UInt8) -> [DictionaryScript] {
        guard LineBreaker.mark(units, tailoring: locale.lineBreaking, flags: &flags, bit: bit) else {
            return []
        }
        return dictionaries.mark(units, flags: &flags, bit: bit)
    }
}
