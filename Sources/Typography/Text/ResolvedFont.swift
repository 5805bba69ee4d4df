import CHarfBuzz

/// A descriptor bound to a face and the figures it is laid out with.
final class ResolvedFont {
    /// How wide glyphs of the font's own face are.
    enum Spacing {
        /// As the face says.
        case natural
        /// As the iOS system font's, where Inter lends the shapes.
        case system(SystemAdvances)
        /// All as wide as this, in points.
        case fixed(Double)
    }

    let descriptor: FontDescriptor
    /// Points an em.
    let size: Double
    let metrics: FontMetrics
    /// The face that is tried first; nil where its file is unusable.
    let face: FontFace?
    let spacing: Spacing
    /// By how much glyphs of `face` are drawn smaller or larger than `size`.
    let drawingScale: Double
    /// Added to full-width glyphs of fallback faces, in points.
    let eastAsianTracking: Double
    /// Added between ideographs and Latin letters, in points.
    let eastAsianSpace: Double
    /// The advance of Hangul's syllables in points; nil for that of their face.
    let hangulAdvance: Double?
    /// Points an em of emoji, whose faces are as wide at that size as the platform's at this one.
    let emojiSize: Double
    /// The substitute for the requested font if that is missing.
    let substitutedName: String?
    let features: [hb_feature_t]
    /// Whether figures are all as wide as the zero.
    let hasMonospacedDigits: Bool
    /// Rows of faces by cluster and script; see `FontFallback`.
    var fallbackRows: [FallbackKey: Int] = [:]

    /// Faces by UTF-16 unit, for characters that have a script of their own: an index into `choices`, 0 where
    /// not known; empty until one is.
    private var unitChoices: [UInt8] = []
    private var choices: [KnownChoice] = []
    /// Words that were shaped.
    private(set) var shapedWords: [WordKey: ShapedWord] = [:]
    /// Words kept at a time; a language's common ones.
    private static let wordLimit = 8192

    /// What is known of a unit that is a character with a script of its own.
    func knownChoice(of unit: UInt16) -> KnownChoice? {
        guard !unitChoices.isEmpty, unitChoices[Int(unit)] > 0 else { return nil }
        return choices[Int(unitChoices[Int(unit)]) - 1]
    }

    /// Whether two units are known to be drawn by one face in one script.
    func hasSameChoice(_ unit: UInt16, as other: UInt16) -> Bool {
        !unitChoices.isEmpty && unitChoices[Int(unit)] == unitChoices[Int(other)]
    }

    /// Keeps what a unit is drawn with, which must follow from the unit alone.
    func keepChoice(_ choice: KnownChoice, of unit: UInt16) {
        if unitChoices.isEmpty { unitChoices = [UInt8](repeating: 0, count: 1 << 16) }
        var index = choices.firstIndex { $0.face === choice.face && $0.script == choice.script }
        if index == nil, choices.count < 255 {
            index = choices.count
            choices.append(choice)
        }
        if let index { unitChoices[Int(unit)] = UInt8(index + 1) }
    }

    /// Keeps a word.
    func keep(_ word: ShapedWord, for key: WordKey) {
        if shapedWords.count >= ResolvedFont.wordLimit { shapedWords.removeAll() }
        shapedWords[key] = word
    }

    /// What decides about the face that a cluster is drawn with.
    struct FallbackKey: Hashable {
        var cluster: TextCluster
        var script: Script
    }

    init(
        _ descriptor: FontDescriptor, in library: FontLibrary, release: SystemFontRelease,
        knowsOpenFonts: Bool = true
    ) {
        self.descriptor = descriptor
        size = descriptor.layoutSize
        func substitution(for name: String) -> FontSubstitutions.Substitution {
            FontSubstitutions.substitution(for: name, knowsOpenFonts: knowsOpenFonts)
        }
        let ofAbsentFace = descriptor.substitutedFace.map(substitution)
        // Where open fonts are not known, glyphs are those of another family, too.
        var drawn = descriptor
        if let family = ofAbsentFace?.family { drawn.family = .named(family) }
        let choice = FontChoice(drawn, in: library)
        face = choice.row.flatMap { library.face(at: $0) }
        substitutedName = choice.substitutedName
        features = descriptor.features.compactMap(ResolvedFont.feature)
        hasMonospacedDigits = descriptor.features.last { $0.tag == "tnum" }.map { $0.value != 0 } ?? false
        let isSystem = choice.design != nil
        let substitution = ofAbsentFace ?? choice.substitutedName.map(substitution)
        // Measured: 2- and 3-glyph Chinese labels at 17 points, 17.25 to 17.33 points a glyph.
        eastAsianTracking = isSystem ? 0.017 * size : 0
        eastAsianSpace = isSystem && release == .current ? EastAsianSpacing.width * size : 0
        hangulAdvance = isSystem ? ResolvedFont.hangulAdvance * size : nil
        emojiSize = isSystem ? SystemFont.emojiAdvance(at: size) / ResolvedFont.emojiAdvance : size
        switch (choice.design, substitution?.widths) {
        case (.default, _), (.rounded, _):
            let advances =
                substitution?.widths == .linear
                ? SystemAdvances(linearAt: size, weight: descriptor.weight, slant: descriptor.slant)
                : SystemAdvances(
                    size: size, weight: descriptor.weight, slant: descriptor.slant, release: release)
            spacing = .system(advances)
            drawingScale = SystemFont.interScale
        case (.monospaced, _):
            // Source: SF Mono's advance, 1266/2048 em; tracking is not applied to it.
            spacing = .fixed(1266 / SystemFont.unitsPerEm * size)
            drawingScale = 1
        case (nil, .helveticaNeue):
            spacing = .system(SystemAdvances(ofHelveticaNeueAt: size, weight: descriptor.weight))
            drawingScale = 1
        case (nil, .average(let regular, let bold)):
            let weight = descriptor.substitutedWeight ?? descriptor.weight
            spacing = .system(
                SystemAdvances(
                    ofHelveticaNeueAt: size, weight: weight, regularAverage: regular, boldAverage: bold))
            drawingScale = 1
        case (.serif, _), (nil, _):
            spacing = .natural
            drawingScale = 1
        }
        let ems = substitution?.metrics ?? (isSystem ? SystemFont.ems : face?.metricsInEms ?? SystemFont.ems)
        let leading = descriptor.leading.isFinite ? descriptor.leading : 0
        metrics = FontMetrics(ems: ems, size: size, leading: leading + ems.leading * size)
    }

    /// The advance of Hangul's syllables beside the system font in ems.
    ///
    /// Measured: 20 labels of 1 to 12 syllables at 14 and 17 points in storyboards that Xcode saved, 0.8643 to 0.8660.
    private static let hangulAdvance = 0.865

    /// The advance of the shipped emoji in ems.
    private static let emojiAdvance = 2550.0 / 2048

    /// HarfBuzz's form of a feature over the whole text.
    private static func feature(_ feature: FontFeature) -> hb_feature_t? {
        let letters = Array(feature.tag.utf8)
        guard letters.count == 4, letters.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }), feature.value >= 0 else {
            return nil
        }
        return ResolvedFont.feature(letters, value: UInt32(clamping: feature.value))
    }

    static func feature(_ letters: some Sequence<UInt8>, value: UInt32) -> hb_feature_t {
        hb_feature_t(
            tag: letters.reduce(0) { $0 << 8 | UInt32($1) }, value: value, start: 0, end: UInt32.max)
    }
}

/// Which row of the library a descriptor means.
struct FontChoice {
    var row: Int?
    /// The system design whose measures apply; nil for fonts with their own.
    var design: FontDesign?
    /// The requested name if no face has it.
    var substitutedName: String?

    init(_ descriptor: FontDescriptor, in library: FontLibrary) {
        switch descriptor.family {
        case .system(let wanted): design = wanted
        case .named(let name):
            row = FontFamilies.namedFace(
                name, in: library.faces, weight: descriptor.weight, slant: descriptor.slant)
            if row != nil { return }
            design = .default
            substitutedName = name
        }
        row = library.families.systemFace(
            design: design ?? .default, weight: descriptor.weight, slant: descriptor.slant,
            cut: SystemFont.cut(at: descriptor.layoutSize))
    }
}

/// The face and script that a character is drawn with.
struct KnownChoice {
    var face: FontFace?
    var script: Script
}
