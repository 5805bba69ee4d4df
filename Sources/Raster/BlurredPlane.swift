import Geometry

/// A blurred coverage of device pixels, of which repeated rows and columns are kept once.
struct BlurredPlane {
    private let coverage: BlurredCoverage
    private let columns: CondensedAxis
    private let bounds: PixelRect
    /// The columns before the bounds.
    private let left: Int
    /// For each row of the bounds, that of the coverage.
    private let rows: [Int32]

    init(
        _ coverage: BlurredCoverage, _ rows: CondensedAxis, _ columns: CondensedAxis, _ bounds: PixelRect,
        in frame: BlockFrame
    ) {
        (self.coverage, self.columns, self.bounds, left) = (coverage, columns, bounds, frame.left)
        var places: [Int32] = [], row: Int32 = 0
        places.reserveCapacity(frame.height)
        for (index, part) in rows.kept.enumerated() {
            for _ in part {
                places.append(row)
                row += 1
            }
            guard index + 1 < rows.kept.count else { break }
            // The last row before a gap stands for it.
            places.append(
                contentsOf: repeatElement(row - 1, count: rows.kept[index + 1].lowerBound - part.upperBound))
        }
        self.rows = Array(places[frame.top..<frame.top + bounds.height])
    }

    /// Copies the coverage of `count` pixels from (`x`, `y`), which must be in the bounds.
    func copyRow(_ y: Int, from x: Int, count: Int, to target: UnsafeMutablePointer<UInt8>) {
        let start = x - bounds.minX + left, wanted = start..<start + count
        coverage.values.withUnsafeBufferPointer { values in
            guard let base = values.baseAddress else { return }
            var place = base + Int(rows[y - bounds.minY]) * columns.count
            for (index, part) in columns.kept.enumerated() {
                let own = part.clamped(to: wanted)
                if !own.isEmpty {
                    (target + (own.lowerBound - start)).update(
                        from: place + (own.lowerBound - part.lowerBound), count: own.count)
                }
                place += part.count
                guard index + 1 < columns.kept.count else { break }
                let gap = (part.upperBound..<columns.kept[index + 1].lowerBound).clamped(to: wanted)
                if !gap.isEmpty {
                    (target + (gap.lowerBound - start)).update(repeating: place[-1], count: gap.count)
                }
            }
        }
    }
}
