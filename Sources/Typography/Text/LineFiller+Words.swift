extension LineFiller {
    /// Whether the last word before the end of `line` moves down, as the one that follows would be alone on the
    /// paragraph's last line; `earlier` ends one word before it.
    ///
    /// Source: NSParagraphStyle.LineBreakStrategy.pushOut, which keeps orphan words from the last line.
    mutating func pushesOut(from earlier: LineSpan, past line: LineSpan) -> Bool {
        guard style.lineBreakStrategy.contains(.pushOut), mode != .byCharWrapping, let nextRoom else {
            return false
        }
        let clusters = paragraph.text.clusters
        var width = line.fullWidth - earlier.fullWidth
        for index in line.clusters.upperBound..<clusters.count {
            if index > line.clusters.upperBound, canBreak(before: index) { return false }
            width += clusters[index].advance
            if width > nextRoom + LineFiller.tolerance, !clusters[index].traits.contains(.blank) {
                return false
            }
        }
        return true
    }

    /// The line that ends within the word after `line`, or after `start` where the line has no whole word, at
    /// the last place where the word may be divided and a hyphen fits; nil where it is not to be divided.
    ///
    /// Source: NSParagraphStyle.hyphenationFactor: words are divided where the line without it, measured against
    /// its room, is filled to less than the factor.
    mutating func divided(after line: LineSpan?, from start: Int, width: Double) -> LineSpan? {
        guard style.hyphenationFactor > 0, mode != .byCharWrapping, width > 0,
            (line?.visibleWidth ?? 0) / width < style.hyphenationFactor,
            let hyphenator = typesetter.hyphenator
        else { return nil }
        let clusters = paragraph.text.clusters
        let first = line?.clusters.upperBound ?? start
        var span =
            line
            ?? LineSpan(
                clusters: start..<start, visibleEnd: start, visibleWidth: 0, fullWidth: 0, isWrapped: true)
        let word = letters(from: first)
        guard !word.isEmpty else { return nil }
        let places = Set(hyphenator.points(in: Array(paragraph.units[word])).map { word.lowerBound + $0 })
        var found: LineSpan?
        for index in first..<clusters.count {
            if clusters[index].start >= word.upperBound { break }
            if index > first, places.contains(clusters[index].start) {
                span.clusters = start..<index
                let hyphen = hyphenWidth(at: index - 1)
                if span.visibleWidth + hyphen <= width + LineFiller.tolerance { found = span }
            }
            if span.fullWidth > width { break }
            extend(&span, by: clusters[index], at: index)
        }
        found?.isHyphenated = true
        return found
    }

    /// Opening punctuation that a word may begin with, in units.
    private static let marksBeforeWord = 8

    /// The letters of the word that begins with a cluster, past quotation marks and the like, in units.
    private func letters(from cluster: Int) -> Range<Int> {
        let units = paragraph.units, limit = Hyphenator.wordLimit + 1
        func isLetter(_ unit: UInt16) -> Bool {
            !UTF16.isSurrogate(unit) && CharacterProperties(UInt32(unit)).isAlphabetic
        }
        var start = paragraph.text.clusters[cluster].start
        let firstUnits = start..<min(start + LineFiller.marksBeforeWord, units.count)
        guard let letter = firstUnits.first(where: { isLetter(units[$0]) || units[$0] <= 0x20 }),
            units[letter] > 0x20
        else { return start..<start }
        start = letter
        var end = start
        while end < units.count, end - start < limit, isLetter(units[end]) { end += 1 }
        return start..<end
    }
}
