import CICU

/// Embedding levels of a paragraph (UAX #9).
enum BidiLevels {
    /// Directions of a stretch of units within the paragraph.
    struct Embedding {
        var range: Range<Int>
        var directions: [TextStyle.Direction]
    }

    /// The paragraph's own level and each unit's; nil where all have level 0.
    static func of(
        _ units: [UInt16], direction: ParagraphStyle.WritingDirection, embeddings: [Embedding] = []
    ) -> (base: UInt8, levels: [UInt8]?) {
        let isPlain = embeddings.isEmpty && !units.contains(where: mayRunLeft)
        guard direction == .rightToLeft || !isPlain, let length = Int32(exactly: units.count), length > 0
        else { return (direction == .rightToLeft ? 1 : 0, nil) }
        let asked: UInt8 =
            switch direction {
            case .natural: UInt8(CICU_BASE_FIRST_STRONG)
            case .leftToRight: UInt8(CICU_BASE_LTR)
            case .rightToLeft: UInt8(CICU_BASE_RTL)
            }
        guard let plain = resolved(units, base: asked, embedded: nil) else { return (0, nil) }
        guard !embeddings.isEmpty else { return plain }
        let embedded = embeddedLevels(embeddings, base: plain.base, count: units.count)
        return resolved(units, base: plain.base, embedded: embedded) ?? plain
    }

    /// The levels that ICU finds, within given levels of embedding.
    private static func resolved(
        _ units: [UInt16], base: UInt8, embedded: [UInt8]?
    ) -> (base: UInt8, levels: [UInt8]?)? {
        var levels = embedded ?? [UInt8](repeating: 0, count: units.count)
        let paragraphLevel = units.withUnsafeBufferPointer { text in
            levels.withUnsafeMutableBufferPointer { levels in
                guard let text = text.baseAddress, let levels = levels.baseAddress else { return Int32(-1) }
                return cicu_bidi_levels(text, Int32(clamping: units.count), base, embedded != nil, levels)
            }
        }
        guard paragraphLevel >= 0 else { return nil }
        return (UInt8(truncatingIfNeeded: paragraphLevel), levels)
    }

    /// Levels by unit: each direction lifts its stretch to the next level that runs its way.
    private static func embeddedLevels(_ embeddings: [Embedding], base: UInt8, count: Int) -> [UInt8] {
        var levels = [UInt8](repeating: base, count: count)
        for embedding in embeddings {
            var level = base
            // Source: UAX #9, no more than 125 levels.
            for direction in embedding.directions where level < 124 {
                level += (level & 1 == 1) == direction.isRightToLeft ? 2 : 1
            }
            let isOverride = embedding.directions.last?.isOverride ?? false
            for unit in embedding.range.clamped(to: 0..<count) {
                levels[unit] = level | (isOverride ? UInt8(CICU_OVERRIDE) : 0)
            }
        }
        return levels
    }

    /// Whether a unit can belong to something that runs to the left, or to a control of direction.
    private static func mayRunLeft(_ unit: UInt16) -> Bool {
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
