import Scene

/// The cells of one row of pixels: accumulated signed areas, and which cells any edge touched.
///
/// Areas are in 1/131072 pixel: 256 heights times 256 widths times two.
struct RowCells: ~Copyable {
    private var width = 0
    private var capacity = 0
    private var areas = UnsafeMutablePointer<Int32>.allocate(capacity: 2)
    private var coverage = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
    /// One bit per cell.
    private var touched = UnsafeMutablePointer<UInt64>.allocate(capacity: 1)
    /// The spans of a row.
    private var pieces: [Piece] = []
    private var firstWord = Int.max
    private var lastWord = -1

    private static let whole: Int32 = 131_072
    /// The minimum length of a run; shorter ones are emitted as a mask.
    private static let shortestRun = 16

    deinit {
        areas.deallocate()
        coverage.deallocate()
        touched.deallocate()
    }

    /// Prepares for rows of `width` pixels, all untouched.
    mutating func reset(width: Int) {
        self.width = width
        guard width > capacity || capacity == 0 else { return }
        areas.deallocate()
        coverage.deallocate()
        touched.deallocate()
        capacity = max(64, width)
        areas = .allocate(capacity: capacity + 2)
        areas.initialize(repeating: 0, count: capacity + 2)
        coverage = .allocate(capacity: capacity)
        coverage.initialize(repeating: 0, count: capacity)
        touched = .allocate(capacity: capacity / 64 + 2)
        touched.initialize(repeating: 0, count: capacity / 64 + 2)
    }

    /// Accumulates the part of an edge in this row, from one column (in 1/256 pixel) to another over `height`
    /// 256ths of the row. What is left of the row counts at its left end.
    @inline(__always)
    mutating func add(fromX: Int, toX: Int, height: Int, sign: Int) {
        let left = min(fromX, toX), right = max(fromX, toX)
        guard height > 0, left < width << 8 else { return }
        if right <= 0 {
            add(height &* sign, area: 0, cell: 0)
        } else if left >> 8 == right >> 8 {
            let cover = height &* sign
            add(cover, area: cover &* ((left & 255) &+ (right & 255)), cell: left >> 8)
        } else {
            addLong(left: left, right: right, height: height, sign: sign)
        }
    }

    /// Accumulates a part that crosses more than one cell, from the left.
    private mutating func addLong(left: Int, right: Int, height: Int, sign: Int) {
        let length = right &- left
        var cell = left >> 8, entry = left & 255, done = 0
        if left < 0 {
            done = -left &* height / length
            add(done &* sign, area: 0, cell: 0)
            cell = 0
            entry = 0
        }
        let lastCell = min(right >> 8, width &- 1)
        while cell <= lastCell {
            let isEnd = cell == right >> 8
            let exit = isEnd ? right & 255 : 256
            let reached = isEnd ? height : ((cell << 8) &+ 256 &- left) &* height / length
            let cover = (reached &- done) &* sign
            add(cover, area: cover &* (entry &+ exit), cell: cell)
            done = reached
            entry = 0
            cell &+= 1
        }
    }

    @inline(__always)
    private mutating func add(_ cover: Int, area: Int, cell: Int) {
        areas[cell] &+= Int32(truncatingIfNeeded: cover &* 512 &- area)
        areas[cell &+ 1] &+= Int32(truncatingIfNeeded: area)
        touch(cell)
        if area != 0, cell &+ 1 < width { touch(cell &+ 1) }
    }

    @inline(__always)
    private mutating func touch(_ cell: Int) {
        let word = cell >> 6
        touched[word] |= 1 << UInt64(cell & 63)
        firstWord = min(firstWord, word)
        lastWord = max(lastWord, word)
    }

    /// A span of a row: pixels of the same coverage, or with the stored coverage of each.
    private struct Piece {
        var start: Int
        var end: Int
        var level: UInt8?
    }

    /// Sums the areas from the left, emits the coverage for each of `rows`, and clears the cells.
    mutating func emit<Receiver: CoverageReceiver>(
        _ rule: FillRule, x: Int, rows: Range<Int>, into receiver: inout Receiver
    ) {
        guard lastWord >= 0 else { return }
        pieces.removeAll(keepingCapacity: true)
        var sum: Int32 = 0
        var start = 0, end = 0
        var word = firstWord
        while word <= lastWord {
            var bits = touched[word]
            touched[word] = 0
            while bits != 0 {
                let cell = word << 6 | bits.trailingZeroBitCount
                bits &= bits &- 1
                if cell > end {
                    let level = RowCells.coverage(sum, rule)
                    if cell &- end < RowCells.shortestRun && end > start {
                        (coverage + end).update(repeating: level, count: cell &- end)
                    } else {
                        note(start, end, nil)
                        if level > 0 { note(end, cell, level) }
                        start = cell
                    }
                }
                sum &+= areas[cell]
                areas[cell] = 0
                coverage[cell] = RowCells.coverage(sum, rule)
                end = cell &+ 1
            }
            word &+= 1
        }
        areas[width] = 0
        note(start, end, nil)
        let level = RowCells.coverage(sum, rule)
        if level > 0 { note(end, width, level) }
        firstWord = .max
        lastWord = -1
        for y in rows { emitPieces(x, y, &receiver) }
    }

    @inline(__always)
    private mutating func note(_ start: Int, _ end: Int, _ level: UInt8?) {
        if end > start { pieces.append(Piece(start: start, end: end, level: level)) }
    }

    @inline(__always)
    private func emitPieces<Receiver: CoverageReceiver>(_ x: Int, _ y: Int, _ receiver: inout Receiver) {
        for piece in pieces {
            if let level = piece.level {
                receiver.run(x: x + piece.start, y: y, count: piece.end - piece.start, coverage: level)
            } else {
                receiver.mask(
                    x: x + piece.start, y: y, count: piece.end - piece.start, coverage: coverage + piece.start
                )
            }
        }
    }

    /// Returns the coverage, 0...255, for a sum of signed areas.
    @inline(__always)
    private static func coverage(_ sum: Int32, _ rule: FillRule) -> UInt8 {
        var area = abs(sum)
        switch rule {
        case .nonZero: area = min(area, whole)
        case .evenOdd:
            area &= 2 * whole - 1
            if area > whole { area = 2 * whole - area }
        }
        return UInt8(truncatingIfNeeded: (area &* 255 &+ whole / 2) >> 17)
    }
}
