/// Where grapheme clusters end in UTF-16 units.
struct GraphemeBoundaries {
    /// Bit 1 before every cluster; nil where every unit is one.
    private let flags: [UInt8]?
    private let units: [UInt16]

    /// A cluster of more units than this is cut, so that 100 000 marks on one base cost no more than text.
    private static let limit = 1024

    init(of units: [UInt16]) {
        self.units = units
        guard !units.allSatisfy(GraphemeBoundaries.standsAlone) else {
            flags = nil
            return
        }
        var marks = [UInt8](repeating: 0, count: units.count)
        GraphemeBreaker.mark(units, flags: &marks, bit: 1)
        flags = marks
    }

    /// The unit after the cluster that begins at `start`.
    func end(after start: Int) -> Int {
        guard let flags else { return start + 1 }
        var end = start + 1
        while end < units.count, flags[end] == 0 {
            if end - start >= GraphemeBoundaries.limit, !UTF16.isTrailSurrogate(units[end]) { break }
            end += 1
        }
        return end
    }

    /// Whether a unit is a cluster by itself regardless of its neighbors: Latin, Greek and Cyrillic letters,
    /// punctuation, kana, ideographs and Hangul syllables; a mark after one of them is not of this kind.
    static func standsAlone(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x20..<0x7F, 0xA0..<0xA9, 0xAA..<0xAD, 0xAF..<0x300, 0x370..<0x483, 0x48A..<0x530: true
        case 0x2010..<0x2028, 0x2030..<0x203C, 0x3001..<0x302A, 0x3041..<0x3097, 0x30A1..<0x30FF: true
        case 0x3400..<0x4DC0, 0x4E00..<0xA000, 0xAC00..<0xD7A4, 0xFF01..<0xFF9E: true
        default: false
        }
    }
}
