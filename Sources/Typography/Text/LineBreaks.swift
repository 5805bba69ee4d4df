/// Where lines of a paragraph may end (UAX #14), found when first needed.
enum LineBreaks {
    /// In the flags: a line may end before this unit.
    static let line: UInt8 = 1

    /// The flags of a paragraph, a byte a unit.
    static func flags(
        of paragraph: Paragraph, strategy: ParagraphStyle.LineBreakStrategy, typesetter: Typesetter
    ) -> [UInt8] {
        var flags = paragraph.breaks ?? found(in: paragraph, typesetter: typesetter)
        paragraph.breaks = flags
        if strategy.contains(.hangulWordPriority) { keepHangulWords(paragraph.units, &flags) }
        return flags
    }

    private static func found(in paragraph: Paragraph, typesetter: Typesetter) -> [UInt8] {
        let units = paragraph.units
        var flags = [UInt8](repeating: 0, count: units.count)
        paragraph.dictionaryScripts = typesetter.markLineBreaks(in: units, flags: &flags, bit: line)
        return flags
    }

    /// Takes back the breaks between two Hangul syllables.
    private static func keepHangulWords(_ units: [UInt16], _ flags: inout [UInt8]) {
        let syllables: ClosedRange<UInt16> = 0xAC00...0xD7A3
        for index in units.indices.dropFirst()
        where syllables.contains(units[index]) && syllables.contains(units[index - 1]) {
            flags[index] &= ~line
        }
    }
}
