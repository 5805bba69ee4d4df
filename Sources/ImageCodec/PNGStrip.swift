/// Encodes rows of an image as a part of a zlib stream that depends only on these rows and the one above
/// them, so that strips can be encoded in any order.
struct PNGStrip: ~Copyable {
    private var rows: FilteredRows
    private let finder: MatchFinder
    private let compression: PNGOptions.Compression
    private let filters: [PNGRowFilter]
    private var block: DeflateBlock
    /// Zero bytes that were not emitted yet.
    private var pendingZeros = 0
    /// The number of consecutive failed searches in each band of 64 columns: text and photographs may be side
    /// by side.
    private let misses: UnsafeMutablePointer<Int>

    /// Creates a strip of at most `rowCount` rows, each filtered with one of `filters`.
    init(
        width: Int, rowCount: Int, channels: Int, compression: PNGOptions.Compression,
        filters: [PNGRowFilter]
    ) {
        rows = FilteredRows(width: width, rowCount: rowCount, channels: channels)
        block = DeflateBlock(bytes: rows.bytes, capacity: compression.blockSize)
        finder = MatchFinder(bytes: rows.bytes, channels: channels, depth: compression.searchDepth)
        self.filters = filters
        self.compression = compression
        misses = .allocate(capacity: rows.wordCount)
        misses.initialize(repeating: 0, count: rows.wordCount)
    }

    deinit { misses.deallocate() }

    /// Of the filtered rows.
    var checksum: Adler32 { rows.checksum }
    /// Of the filtered rows.
    var byteCount: Int { rows.count }
    /// Whether every pixel has had the same alpha as the one above.
    var keepsAlpha: Bool { rows.keepsAlpha }

    /// Adds the next row; `above` is the row before it.
    mutating func add(
        _ row: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>, to writer: inout BitWriter
    ) {
        let start = rows.add(row, above: above, filters: filters)
        // The longest matches span rows and are searched when all rows are complete.
        guard compression == .fast else { return }
        emitLiteral(at: start, &writer)
        var pixel = 0
        while true {
            let run = rows.run(from: pixel)
            pendingZeros &+= (run.start &- pixel) &* rows.channels
            guard run.start < rows.width else { return }
            pixel =
                rows.channels == 3
                ? emit(from: run.start, to: run.end, first: start &+ 1, channels: 3, &writer)
                : emit(from: run.start, to: run.end, first: start &+ 1, channels: 4, &writer)
        }
    }

    /// Finishes the strip.
    mutating func finish(to writer: inout BitWriter, isLast: Bool) {
        if compression != .fast { emitLazyMatches(&writer) }
        flushZeros(before: rows.count, &writer)
        block.write(to: &writer, isLast: isLast)
        guard !isLast else { return }
        // An empty stored block aligns the next strip to a byte.
        writer.reserve(16)
        writer.write(0, length: 3)
        writer.align()
        for byte in [0, 0, 0xFF, 0xFF] as [UInt8] { writer.append(byte) }
    }

    /// Emits the pixels of a run, in the row that begins at `first`, as literals and the most recent matches;
    /// returns the pixel after them, which is beyond the run if a match extends there.
    ///
    /// After failed searches matches are searched less and less often and must be longer: a match by chance
    /// costs more than literals, whose code is adapted to the small differences of a photograph.
    @inline(__always)
    private mutating func emit(
        from start: Int, to end: Int, first: Int, channels: Int, _ writer: inout BitWriter
    ) -> Int {
        var pixel = start
        while pixel < end {
            let band = pixel &>> 6
            if block.isFull { block.write(to: &writer, isLast: false) }
            pixel = emit(
                from: pixel, to: min(end, (band &+ 1) &<< 6), first: first, band: band,
                channels: channels, &writer)
        }
        return pixel
    }

    /// Emits pixels of one band of 64 columns.
    @inline(__always)
    private mutating func emit(
        from start: Int, to end: Int, first: Int, band: Int, channels: Int, _ writer: inout BitWriter
    ) -> Int {
        let rowEnd = first &+ rows.width &* channels
        var pixel = start, missed = misses[band]
        while pixel < end {
            let position = first &+ pixel &* channels, pair = finder.pair(at: position, channels)
            guard pair & (channels == 3 ? 0xFF_FFFF : 0xFFFF_FFFF) != 0 else {
                let zeros = zeroCount(from: pixel, to: end, first: first, channels: channels)
                pendingZeros &+= zeros &* channels
                pixel &+= zeros
                continue
            }
            if pendingZeros > 0 { writeZeros(before: position, &writer) }
            let limit = rowEnd &- position
            if limit >= 2 &* channels {
                let match = finder.latestPixels(at: position, pair: pair, channels: channels, limit: limit)
                if match.length >= (missed < 32 ? 2 &* channels : 4 &* channels) {
                    block.addMatch(length: match.length, distance: match.distance)
                    pixel &+= match.length / channels
                    missed = match.length >= 4 &* channels ? 0 : max(0, missed &- 1)
                    continue
                }
            }
            let last = min(pixel &+ 1 &+ missed &>> 4, end)
            missed = min(missed &+ 1, 1 << 8)
            while pixel < last {
                block.addPixel(finder.pair(at: first &+ pixel &* channels, channels), channels: channels)
                pixel &+= 1
            }
        }
        misses[band] = missed
        return pixel
    }

    /// Returns the length of a run of zero pixels, whose first is known to be zero.
    @inline(__always)
    private func zeroCount(from start: Int, to end: Int, first: Int, channels: Int) -> Int {
        var pixel = start &+ 1
        while pixel &+ 2 <= end, finder.pair(at: first &+ pixel &* channels, channels) == 0 { pixel &+= 2 }
        return pixel &- start
    }

    /// Emits all rows as the longest matches, unless the next byte begins a longer one (lazy matching).
    private mutating func emitLazyMatches(_ writer: inout BitWriter) {
        let end = rows.count
        var position = 0, match = finder.longest(at: position, end: end)
        while position < end {
            let next = position + 1 < end ? finder.longest(at: position + 1, end: end) : MatchFinder.Match()
            if PNGStrip.isWorthwhile(match), match.length >= next.length {
                emitMatch(match, at: position, &writer)
                for place in position + 2..<max(position + 2, position + match.length) {
                    finder.remember(place)
                }
                position += match.length
                match = finder.longest(at: position, end: end)
            } else {
                emitLiteral(at: position, &writer)
                position += 1
                match = next
            }
        }
    }

    /// A short match of four bytes costs less than four literals only if it is near.
    @inline(__always)
    private static func isWorthwhile(_ match: MatchFinder.Match) -> Bool {
        match.length >= 5 || match.length == 4 && match.distance < 1024
    }

    @inline(__always)
    private mutating func emitMatch(_ match: MatchFinder.Match, at position: Int, _ writer: inout BitWriter) {
        flushZeros(before: position, &writer)
        block.addMatch(length: match.length, distance: match.distance)
    }

    /// Emits a literal.
    @inline(__always)
    private mutating func emitLiteral(at position: Int, _ writer: inout BitWriter) {
        guard rows.bytes[position] != 0 else {
            pendingZeros &+= 1
            return
        }
        flushZeros(before: position, &writer)
        block.addLiterals(rows.bytes[position], count: 1)
    }

    /// Emits the pending zeros before a byte, and the block if it is full.
    @inline(__always)
    private mutating func flushZeros(before position: Int, _ writer: inout BitWriter) {
        if block.isFull { block.write(to: &writer, isLast: false) }
        if pendingZeros > 0 { writeZeros(before: position, &writer) }
    }

    /// How far back zeros are copied from once there are that many.
    ///
    /// Chosen: the largest distance whose code has no extra bits. A decoder that copies byte by byte waits for each
    /// byte that it copies from the one before.
    private static let zeroDistance = 4

    /// Emits zeros as matches with the bytes before them; the first zero is a literal if the byte before it is
    /// not zero.
    private mutating func writeZeros(before position: Int, _ writer: inout BitWriter) {
        let start = position - pendingZeros, followsZero = start > 0 && rows.bytes[start - 1] == 0
        if !followsZero || pendingZeros < 3 {
            let count = pendingZeros < 4 ? pendingZeros : 1
            block.addLiterals(0, count: count)
            pendingZeros -= count
        }
        var distance = 1
        while pendingZeros >= 3 {
            // A remainder of one or two is too short for a match.
            let isAwkward = pendingZeros == 259 || pendingZeros == 260
            let length = isAwkward ? pendingZeros - 3 : min(258, pendingZeros)
            block.addMatch(length: length, distance: distance)
            pendingZeros -= length
            distance = PNGStrip.zeroDistance
            if block.isFull { block.write(to: &writer, isLast: false) }
        }
        block.addLiterals(0, count: pendingZeros)
        pendingZeros = 0
    }
}

extension PNGOptions.Compression {
    /// The filter sets that are tried for a strip; the smallest result is used.
    ///
    /// Screens with repetitions, such as text, compress best unfiltered; photographs as differences, and some
    /// of those best in whole pixels.
    var choices: [(compression: PNGOptions.Compression, filters: [PNGRowFilter])] {
        let fast: [PNGRowFilter] = [.up, .paeth]
        guard self != .fast else { return [(.fast, fast)] }
        return [(.fast, fast), (self, [.none]), (self, [.up]), (self, PNGRowFilter.allCases)]
    }

    /// The number of symbols in a block.
    ///
    /// Chosen: large enough to amortize the 80 bytes of a block's codes, smaller if they must adapt from text
    /// to photographs in a screen.
    fileprivate var blockSize: Int { self == .fast ? 1 << 17 : 1 << 13 }

    /// The maximum number of candidates that a search compares.
    fileprivate var searchDepth: Int {
        switch self {
        case .fast: 1
        case .balanced: 16
        case .small: 1024
        }
    }
}
