import CUnicodeData

/// The Unicode properties of a character, in the version of the project's tables.
struct CharacterProperties {
    private let record: cunicode_record

    /// The properties of a code point; lone surrogates have theirs too.
    init(_ character: UInt32) { record = cunicode_find(character) }

    var lineBreakClass: LineBreakClass { LineBreakClass(rawValue: record.line) ?? .letter }
    var graphemeClass: GraphemeClass { GraphemeClass(rawValue: record.grapheme) ?? .other }
    var bidiClass: BidiClass { BidiClass(rawValue: record.bidi) ?? .left }

    /// Whether it can be drawn in color where that is requested.
    var isEmoji: Bool { has(CUNICODE_EMOJI) }
    /// Whether it is drawn in color unless otherwise requested.
    var isEmojiPresentation: Bool { has(CUNICODE_EMOJI_PRESENTATION) }
    /// Whether it is left out, rather than drawn as a box, where no font has it.
    var isDefaultIgnorable: Bool { has(CUNICODE_DEFAULT_IGNORABLE) }
    /// Whether words are made of it.
    var isAlphabetic: Bool { has(CUNICODE_ALPHABETIC) }
    /// Whether it is a bracket that has a counterpart.
    var isBracket: Bool { has(CUNICODE_BRACKET) }

    private func has(_ flag: Int) -> Bool { record.flags & UInt8(truncatingIfNeeded: flag) != 0 }

    /// The version of Unicode, such as `15.0.0`.
    static var version: String { String(cString: cunicode_version) }
}
