import Synchronization

extension TextEngine {
    /// Where lines may end, as indices of the UTF-16 units that would begin the next line; the end of the text
    /// is not among them. Without tailoring, as UAX #14 defines it, with letters of all scripts kept together.
    package func lineBreaks(in units: [UInt16], isTailored: Bool = true) -> [Int] {
        typesetter.withLock { typesetter in
            var flags = [UInt8](repeating: 0, count: units.count)
            if isTailored {
                _ = typesetter.markLineBreaks(in: units, flags: &flags, bit: LineBreaks.line)
            } else {
                _ = LineBreaker.mark(units, tailoring: .none, flags: &flags, bit: LineBreaks.line)
            }
            return flags.indices.filter { flags[$0] & LineBreaks.line != 0 }
        }
    }

    /// Where grapheme clusters end, as indices of UTF-16 units; the end of the text is not among them.
    package func graphemeBoundaries(in units: [UInt16]) -> [Int] {
        let boundaries = GraphemeBoundaries(of: units)
        var found: [Int] = [], position = units.isEmpty ? 0 : boundaries.end(after: 0)
        while position < units.count {
            found.append(position)
            position = boundaries.end(after: position)
        }
        return found
    }

    /// The embedding level of a paragraph and of each of its units.
    package func bidiLevels(
        of units: [UInt16], direction: ParagraphStyle.WritingDirection
    ) -> (base: UInt8, levels: [UInt8]) {
        let (base, levels) = BidiLevels.of(units, direction: direction)
        return (base, levels ?? [UInt8](repeating: base, count: units.count))
    }

    /// The order from left to right of things with these levels, as indices.
    package static func visualOrder(of levels: [UInt8]) -> [Int] { BidiLevels.visualOrder(levels) }
}
