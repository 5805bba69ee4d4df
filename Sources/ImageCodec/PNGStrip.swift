/// Encodes some rows of a picture into a piece of a zlib stream that depends on those rows, and the one
/// above them, alone, so that pieces can be made in any order.
struct PNGStrip: ~Copyable {
    private var rows: FilteredRows
    private let finder: MatchFinder
    private let compression: PNGOptions.Compression
    private let filters: [PNGRowFilter]
    private var block: DeflateBlock
    /// Zero bytes that are still to be told.
    private var pendingZeros = 0
    /// For every 64 columns of pixels how many in a row went without a match: text stands beside photographs.
    private let misses: UnsafeMutablePointer<Int>

    /// A strip of at most `rowCount` rows, each filtered by one of `filters`.
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
    /// Whether every pixel has had the alpha of the one above it.
    var keepsAlpha: Bool { rows.keepsAlpha }

    /// Adds the next row; `above` is the row before it.
    mutating func add(
        _ row: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>, to writer: inout BitWriter
    ) {
        let start = rows.add(row, above: above, filters: filters)
        // The longest matches go on from row to row, and are looked for when all rows are there.
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

    /// Ends the strip.
    mutating func finish(to writer: inout BitWriter, isLast: Bool) {
        if compression != .fast { emitLazyMatches(&writer) }
        flushZeros(before: rows.count, &writer)
        block.write(to: &writer, isLast: isLast)
        guard !isLast else { return }
        // An empty stored block brings the next strip to a whole byte.
        writer.reserve(16)
        writer.write(0, length: 3)
        writer.align()
        for byte in [0, 0, 0xFF, 0xFF] as [UInt8] { writer.append(byte) }
    }

    /// Tells the pixels of a run, which begin in the row that begins at `first`, by literals and the first
    /// matches at hand; gives the pixel after them, beyond the run where a match reaches there.
    ///
    /// Where no matches are found they are looked up more and more rarely and must be longer: what is told by
    /// chance costs more than the literals, whose code knows a photograph's small differences.
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

    /// The same for pixels of a band of 64 columns.
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

    /// How many pixels, the first of which is known to, leave nothing.
    @inline(__always)
    private func zeroCount(from start: Int, to end: Int, first: Int, channels: Int) -> Int {
        var pixel = start &+ 1
        while pixel &+ 2 <= end, finder.pair(at: first &+ pixel &* channels, channels) == 0 { pixel &+= 2 }
        return pixel &- start
    }

    /// Tells all rows by the longest matches, unless the next byte begins a longer one.
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

    /// Near matches of four bytes cost less than four literals.
    @inline(__always)
    private static func isWorthwhile(_ match: MatchFinder.Match) -> Bool {
        match.length >= 5 || match.length == 4 && match.distance < 1024
    }

    @inline(__always)
    private mutating func emitMatch(_ match: MatchFinder.Match, at position: Int, _ writer: inout BitWriter) {
        flushZeros(before: position, &writer)
        block.addMatch(length: match.length, distance: match.distance)
    }

    /// Tells a byte as it is.
    @inline(__always)
    private mutating func emitLiteral(at position: Int, _ writer: inout BitWriter) {
        guard rows.bytes[position] != 0 else {
            pendingZeros &+= 1
            return
        }
        flushZeros(before: position, &writer)
        block.addLiterals(rows.bytes[position], count: 1)
    }

    /// Tells the zeros that were passed over before a byte, and the block where it is full.
    @inline(__always)
    private mutating func flushZeros(before position: Int, _ writer: inout BitWriter) {
        if block.isFull { block.write(to: &writer, isLast: false) }
        if pendingZeros > 0 { writeZeros(before: position, &writer) }
    }

    /// Tells zeros by matches with the byte before them, which one of them must be where that is no zero.
    private mutating func writeZeros(before position: Int, _ writer: inout BitWriter) {
        let start = position - pendingZeros, followsZero = start > 0 && rows.bytes[start - 1] == 0
        if !followsZero || pendingZeros < 3 {
            let count = pendingZeros < 4 ? pendingZeros : 1
            block.addLiterals(0, count: count)
            pendingZeros -= count
        }
        while pendingZeros >= 3 {
            // Never leave one or two, which no match can tell.
            let isAwkward = pendingZeros == 259 || pendingZeros == 260
            let length = isAwkward ? pendingZeros - 3 : min(258, pendingZeros)
            block.addMatch(length: length, distance: 1)
            pendingZeros -= length
            if block.isFull { block.write(to: &writer, isLast: false) }
        }
        block.addLiterals(0, count: pendingZeros)
        pendingZeros = 0
    }
}

extension PNGOptions.Compression {
    /// What is tried for a strip, of which the one that makes it smallest stays.
    ///
    /// Screens that repeat themselves, as text does, are found again best as they are; photographs as
    /// differences, and some of those best in whole pixels.
    var choices: [(compression: PNGOptions.Compression, filters: [PNGRowFilter])] {
        let fast: [PNGRowFilter] = [.up, .paeth]
        guard self != .fast else { return [(.fast, fast)] }
        return [(.fast, fast), (self, [.none]), (self, [.up]), (self, PNGRowFilter.allCases)]
    }

    /// Symbols of a block.
    ///
    /// Chosen: long enough to make the 80 bytes of a block's codes small, shorter where they are to follow a
    /// screen from text to photograph.
    fileprivate var blockSize: Int { self == .fast ? 1 << 17 : 1 << 13 }

    /// How many earlier places are compared.
    fileprivate var searchDepth: Int {
        switch self {
        case .fast: 1
        case .balanced: 16
        case .small: 1024
        }
    }
}
