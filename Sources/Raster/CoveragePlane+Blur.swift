import Geometry

extension CoveragePlane {
    /// Returns the blurred coverage; there must be an empty margin as wide as the blur's reach.
    ///
    /// Runs of equal rows and columns, as in the middle of a card, are blurred once, and a coverage that equals
    /// one in the cache apart from their lengths is not blurred again. The result is that of `blurWhole(sigma:)`.
    func blurred(sigma: Double, cache: BlurCache) -> BlurredPlane {
        let blur = GaussianBlur(sigma: sigma), frame = BlockFrame(bounds, blockSize: blur.blockSize)
        let (rowRuns, columnRuns) = runs
        let rows = CondensedAxis(
            rowRuns, from: frame.top, length: frame.height, reach: blur.reach, blockSize: blur.blockSize)
        let columns = CondensedAxis(
            columnRuns, from: frame.left, length: frame.width, reach: blur.reach, blockSize: blur.blockSize)
        let key = BlurredCoverage.Key(
            sigma: sigma, width: columns.count, coverage: condensed(rows, columns, in: frame))
        return BlurredPlane(cache.coverage(key, by: blur), rows, columns, bounds, in: frame)
    }

    /// Blurs the coverage without use of repetitions; there must be an empty margin as wide as the blur's reach.
    func blurWhole(sigma: Double) {
        guard sigma > 0 else { return }
        let blur = GaussianBlur(sigma: sigma), frame = BlockFrame(bounds, blockSize: blur.blockSize)
        let (rows, columns) = (CondensedAxis(whole: frame.height), CondensedAxis(whole: frame.width))
        let key = BlurredCoverage.Key(
            sigma: sigma, width: columns.count, coverage: condensed(rows, columns, in: frame))
        let blurred = BlurredPlane(BlurredCoverage(key, by: blur), rows, columns, bounds, in: frame)
        for y in bounds.minY..<bounds.maxY {
            blurred.copyRow(y, from: bounds.minX, count: bounds.width, to: address(x: bounds.minX, y: y))
        }
    }

    /// The runs of equal rows and of equal columns.
    private var runs: (rows: CondensedAxis.Runs, columns: CondensedAxis.Runs) {
        let (width, height) = (bounds.width, bounds.height)
        guard width > 0, height > 0 else { return (CondensedAxis.Runs(), CondensedAxis.Runs()) }
        var rows = CondensedAxis.Runs(), columns = CondensedAxis.Runs()
        // What each column has that the one before it has not, of all rows that differ from one another.
        var differences = [UInt8](repeating: 0, count: width)
        var sides: (first: UInt8, last: UInt8) = (0, 0), start = 0
        for y in 0..<height {
            let row = values + y * width
            guard y == 0 || CoveragePlane.differ(row, row - width, count: width) else { continue }
            if y > 0 { rows.lines.append(start..<y) }
            start = y
            sides = (sides.first | row[0], sides.last | row[width - 1])
            differences.withUnsafeMutableBufferPointer { differences in
                for x in 1..<width { differences[x] |= row[x] ^ row[x &- 1] }
            }
        }
        rows.lines.append(start..<height)
        rows.startsEmpty = CoveragePlane.isEmpty(values, count: width)
        rows.endsEmpty = CoveragePlane.isEmpty(values + (height - 1) * width, count: width)
        start = 0
        for x in 1..<width where differences[x] != 0 {
            columns.lines.append(start..<x)
            start = x
        }
        columns.lines.append(start..<width)
        (columns.startsEmpty, columns.endsEmpty) = (sides.first == 0, sides.last == 0)
        return (rows, columns)
    }

    private static func isEmpty(_ row: UnsafeMutablePointer<UInt8>, count: Int) -> Bool {
        var all: UInt8 = 0
        for i in 0..<count { all |= row[i] }
        return all == 0
    }

    private static func differ(
        _ one: UnsafeMutablePointer<UInt8>, _ other: UnsafeMutablePointer<UInt8>, count: Int
    ) -> Bool {
        // In pieces, because rows that differ mostly do so soon.
        for start in stride(from: 0, to: count, by: 256) {
            var difference: UInt8 = 0
            for i in start..<min(count, start + 256) { difference |= one[i] ^ other[i] }
            if difference != 0 { return true }
        }
        return false
    }

    /// Returns the coverage of the kept lines.
    private func condensed(_ rows: CondensedAxis, _ columns: CondensedAxis, in frame: BlockFrame) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: rows.count * columns.count) { buffer, count in
            count = rows.count * columns.count
            guard let base = buffer.baseAddress else { return }
            base.initialize(repeating: 0, count: count)
            var line = base
            for y in rows.kept.joined() {
                let inside = y - frame.top
                if inside >= 0, inside < bounds.height {
                    let row = values + inside * bounds.width
                    var place = line
                    for part in columns.kept {
                        let own = part.clamped(to: frame.left..<frame.left + bounds.width)
                        if !own.isEmpty {
                            (place + (own.lowerBound - part.lowerBound)).update(
                                from: row + (own.lowerBound - frame.left), count: own.count)
                        }
                        place += part.count
                    }
                }
                line += columns.count
            }
        }
    }
}
