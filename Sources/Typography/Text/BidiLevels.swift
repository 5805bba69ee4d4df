/// Embedding levels of a paragraph (UAX #9).
enum BidiLevels {
    /// Directions of a range of units within the paragraph.
    struct Embedding {
        var range: Range<Int>
        var directions: [TextStyle.Direction]
    }

    /// The paragraph's own level and each unit's; nil where all have level 0.
    static func of(
        _ units: [UInt16], direction: ParagraphStyle.WritingDirection, embeddings: [Embedding] = []
    ) -> (base: UInt8, levels: [UInt8]?) {
        let isPlain = embeddings.isEmpty && !units.contains(where: mayRunLeft)
        guard direction == .rightToLeft || !isPlain, !units.isEmpty
        else { return (direction == .rightToLeft ? 1 : 0, nil) }
        let asked: BidiParagraph.Direction =
            switch direction {
            case .natural: .firstStrong
            case .leftToRight: .left
            case .rightToLeft: .right
            }
        let (characters, classes) = read(units)
        var levels: [UInt8] = [], base: UInt8?
        // A separator belongs to the paragraph that it ends (rule P1).
        while levels.count < units.count {
            let start = levels.count
            let end = classes[start...].firstIndex(of: .paragraphSeparator).map { $0 + 1 } ?? units.count
            let paragraph = BidiParagraph(
                characters: Array(characters[start..<end]), classes: Array(classes[start..<end]),
                direction: asked, embeddings: shifted(embeddings, to: start..<end))
            base = base ?? paragraph.base
            levels.append(contentsOf: paragraph.levels)
        }
        return (base ?? 0, levels)
    }

    /// The character and the class of each unit; what trails a character is no character of its own.
    private static func read(_ units: [UInt16]) -> (characters: [UInt32], classes: [BidiClass]) {
        var characters = [UInt32](repeating: 0, count: units.count)
        var classes = [BidiClass](repeating: .boundaryNeutral, count: units.count)
        units.withUnsafeBufferPointer { units in
            let reader = ScalarReader(units: units)
            var index = 0
            while index < units.count {
                let (value, width) = reader.character(at: index)
                characters[index] = value
                classes[index] = CharacterProperties(value).bidiClass
                index += width
            }
        }
        return (characters, classes)
    }

    /// The part of the embeddings in a range, from its start.
    private static func shifted(_ embeddings: [Embedding], to range: Range<Int>) -> [Embedding] {
        embeddings.compactMap { embedding in
            let part = embedding.range.clamped(to: range)
            guard !part.isEmpty else { return nil }
            return Embedding(
                range: part.lowerBound - range.lowerBound..<part.upperBound - range.lowerBound,
                directions: embedding.directions)
        }
    }

    /// Whether a unit can belong to something that runs to the left, or to a control of direction.
    static func mayRunLeft(_ unit: UInt16) -> Bool {
        guard unit >= 0x590 else { return false }
        switch unit {
        case 0x590..<0x900, 0x200F, 0x202A...0x202E, 0x2066...0x2069: return true
        case 0xFB1D..<0xFE00, 0xFE70..<0xFF00, 0xD802...0xD803, 0xD83A...0xD83B: return true
        default: return false
        }
    }

    /// The order from left to right of pieces with these levels (rule L2): indices of pieces.
    static func visualOrder(_ levels: [UInt8]) -> [Int] {
        var order = Array(levels.indices)
        guard let highest = levels.max(), highest > 0 else { return order }
        let lowestOdd = levels.filter { $0 & 1 == 1 }.min() ?? highest + 1
        guard lowestOdd <= highest else { return order }
        for level in stride(from: highest, through: lowestOdd, by: -1) {
            var start = 0
            while start < order.count {
                guard levels[order[start]] >= level else {
                    start += 1
                    continue
                }
                var end = start
                while end < order.count, levels[order[end]] >= level { end += 1 }
                order[start..<end].reverse()
                start = end
            }
        }
        return order
    }
}
