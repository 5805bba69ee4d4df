/// Taps in edited text: the insertion point moves to the nearest edge of a word, and a double tap selects a word.
///
/// Source: both as in the iPhone User Guide and in public descriptions. Chosen: words are letters, digits and
/// apostrophes between others.
struct TappedText {
    /// The words, in UTF-16 code units.
    let wordRanges: [NSRange]
    /// The offsets at which the insertion point may be: the edges of words, and those of the text.
    let stops: [Int]

    init(_ text: String) {
        var wordRanges: [NSRange] = [], start: Int?, offset = 0
        for character in text {
            if character.isLetter || character.isNumber || character == "'" || character == "\u{2019}" {
                start = start ?? offset
            } else if let begin = start {
                wordRanges.append(NSRange(location: begin, length: offset - begin))
                start = nil
            }
            offset += character.utf16.count
        }
        if let start { wordRanges.append(NSRange(location: start, length: offset - start)) }
        self.wordRanges = wordRanges
        let edges = wordRanges.flatMap { [$0.location, $0.location + $0.length] }
        stops = Set([0, offset] + edges).sorted()
    }

    /// Returns the range that a tap in the text selects.
    ///
    /// - Parameters:
    ///   - selectsWord: Whether the tap is a double tap.
    ///   - distance: How far the tap is from the insertion point at an offset, negative where it is before it.
    /// - Returns: The range; nil where a double tap hits no word.
    func range(selectsWord: Bool, _ distance: (Int) -> CGFloat) -> NSRange? {
        if selectsWord {
            return wordRanges.first { distance($0.location) >= 0 && distance($0.location + $0.length) <= 0 }
        }
        // The edges around the tap, found by bisection: each needs a layout of the text before it.
        var low = 0, high = stops.count - 1
        while high - low > 1 {
            let middle = (low + high) / 2
            if distance(stops[middle]) >= 0 { low = middle } else { high = middle }
        }
        let isLow = distance(stops[low]).magnitude <= distance(stops[high]).magnitude
        return NSRange(location: stops[isLow ? low : high], length: 0)
    }
}
