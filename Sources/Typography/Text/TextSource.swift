/// A text cut into paragraphs, with its styles by unit.
struct TextSource {
    /// The text as it was given.
    let text: AttributedText
    /// All characters, separators too.
    let units: [UInt16]
    /// The paragraphs without their separators. A separator at the very end opens no further paragraph.
    let paragraphs: [Range<Int>]
    /// The ends of styles in ascending order.
    let styleEnds: [Int]
    /// Whether the text was longer than what is laid out.
    let isCut: Bool

    /// The most UTF-16 units that are laid out. Chosen: the largest screen full of 6-point text has 70 000.
    static let unitLimit = 250_000

    init(_ text: AttributedText) {
        self.text = text
        var units = Array(text.string.utf16.prefix(TextSource.unitLimit + 1))
        isCut = units.count > TextSource.unitLimit
        if isCut {
            units.removeLast()
            if let last = units.last, UTF16.isLeadSurrogate(last) { units.removeLast() }
        }
        var ends: [Int] = [], end = 0
        for run in text.runs {
            let (sum, overflow) = end.addingReportingOverflow(max(0, run.length))
            end = min(overflow ? units.count : sum, units.count)
            ends.append(end)
        }
        if !ends.isEmpty { ends[ends.count - 1] = units.count }
        self.units = units
        styleEnds = ends
        paragraphs = text.runs.isEmpty ? [] : TextSource.split(units)
    }

    /// A paragraph as a text of its own.
    func paragraph(_ index: Int) -> (text: AttributedText, units: [UInt16]) {
        paragraph(in: paragraphs[index])
    }

    /// The empty paragraph that a separator at the very end opens; nil if the text ends otherwise.
    var paragraphAtEnd: Range<Int>? {
        guard !isCut, let last = units.last, TextSource.isSeparator(last), !paragraphs.isEmpty else {
            return nil
        }
        return units.count..<units.count
    }

    /// The part of a range as a text of its own; an empty one has the style of the text before it.
    func paragraph(in range: Range<Int>) -> (text: AttributedText, units: [UInt16]) {
        if range == units.indices, !isCut { return (text, units) }
        let part = Array(units[range])
        var runs: [AttributedText.Run] = [], start = 0
        for (run, end) in zip(text.runs, styleEnds) {
            let covered = Range(uncheckedBounds: (start, end)).clamped(to: range)
            let isFirst = range.isEmpty && range.lowerBound < end && runs.isEmpty
            if !covered.isEmpty || isFirst {
                runs.append(AttributedText.Run(length: covered.count, style: run.style))
            }
            start = end
        }
        if runs.isEmpty, let last = text.runs.last {
            runs = [AttributedText.Run(length: 0, style: last.style)]
        }
        return (AttributedText(String(utf16: part[...]), runs: runs), part)
    }

    /// Cuts at line feeds, carriage returns, both together, and Unicode's separators.
    private static func split(_ units: [UInt16]) -> [Range<Int>] {
        var paragraphs: [Range<Int>] = [], start = 0, index = 0
        while index < units.count {
            let unit = units[index]
            guard isSeparator(unit) else {
                index += 1
                continue
            }
            paragraphs.append(start..<index)
            index += unit == 0x0D && index + 1 < units.count && units[index + 1] == 0x0A ? 2 : 1
            start = index
        }
        if start < units.count { paragraphs.append(start..<units.count) }
        return paragraphs
    }

    private static func isSeparator(_ unit: UInt16) -> Bool {
        (unit >= 0x0A && unit <= 0x0D) || unit == 0x85 || unit == 0x2028 || unit == 0x2029
    }
}
