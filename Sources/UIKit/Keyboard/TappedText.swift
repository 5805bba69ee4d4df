/// What taps mean in a text that is edited: the caret goes to the nearest edge of a word, a double tap selects a word.
///
/// Source: both as in the iPhone User Guide and in public descriptions. Chosen: words are letters, digits and
/// apostrophes between others.
struct TappedText {
    /// The words, in UTF-16 code units.
    let words: [NSRange]
    /// Where the caret may go: the edges of words, and those of the text.
    let stops: [Int]

    init(_ text: String) {
        var words: [NSRange] = [], start: Int?, offset = 0
        for character in text {
            if character.isLetter || character.isNumber || character == "'" || character == "\u{2019}" {
                start = start ?? offset
            } else if let begin = start {
                words.append(NSRange(location: begin, length: offset - begin))
                start = nil
            }
            offset += character.utf16.count
        }
        if let start { words.append(NSRange(location: start, length: offset - start)) }
        self.words = words
        let edges = words.flatMap { [$0.location, $0.location + $0.length] }
        stops = Set([0, offset] + edges).sorted()
    }

    /// Returns what a tap selects at a place of the text.
    ///
    /// - Parameters:
    ///   - selectsWord: Whether the tap is a double tap.
    ///   - distance: How far the tap is from the caret at an offset, negative where it is before it.
    /// - Returns: The range; nil where a double tap is beside all words.
    func range(selectsWord: Bool, _ distance: (Int) -> CGFloat) -> NSRange? {
        if selectsWord {
            return words.first { distance($0.location) >= 0 && distance($0.location + $0.length) <= 0 }
        }
        // The edges around the tap, found by halves: each takes a layout of the text before it.
        var low = 0, high = stops.count - 1
        while high - low > 1 {
            let middle = (low + high) / 2
            if distance(stops[middle]) >= 0 { low = middle } else { high = middle }
        }
        let isLow = distance(stops[low]).magnitude <= distance(stops[high]).magnitude
        return NSRange(location: stops[isLow ? low : high], length: 0)
    }
}
