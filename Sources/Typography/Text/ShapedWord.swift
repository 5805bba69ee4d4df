/// A short word of plain characters, with the blank after it.
struct WordKey: Hashable {
    private let low: UInt64
    private let high: UInt64
    private let script: Script

    /// A key for at most 16 printable ASCII characters; nil for others.
    init?(_ units: [UInt16], _ range: Range<Int>, script: Script) {
        guard range.count <= 16 else { return nil }
        var low: UInt64 = 0, high: UInt64 = 0
        for index in range {
            let unit = units[index]
            guard unit >= 0x20, unit < 0x7F else { return nil }
            high = high << 8 | low >> 56
            low = low << 8 | UInt64(unit)
        }
        self.low = low
        self.high = high
        self.script = script
    }

    /// The unit after the blank that ends the word, or after the word where no blank follows.
    ///
    /// A blank ends a word only where what follows cannot be a mark on it.
    static func wordEnd(in units: [UInt16], from start: Int, limit: Int) -> Int {
        var end = start
        while end < limit {
            end += 1
            if units[end - 1] == 0x20, end < limit, units[end] < 0x300 { break }
        }
        return end
    }
}

/// A word as it was shaped, counted from its own start.
struct ShapedWord {
    let clusters: [ShapedCluster]
    let glyphs: [ShapedGlyph]

    /// Clusters and glyphs of a text, the word beginning at a unit.
    init(_ clusters: ArraySlice<ShapedCluster>, _ glyphs: ArraySlice<ShapedGlyph>, from start: Int) {
        let shift = glyphs.startIndex
        self.clusters = clusters.map { cluster in
            var own = cluster
            own.start -= start
            own.end -= start
            own.glyphs = own.glyphs.lowerBound - shift..<own.glyphs.upperBound - shift
            return own
        }
        self.glyphs = Array(glyphs)
    }
}
