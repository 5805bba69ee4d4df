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
    /// Whether the last byte that was told is zero.
    private var endsInZero = false
    /// Bytes in a row for which no match was found.
    private var misses = 0

    /// A strip of at most `rowCount` rows.
    init(width: Int, rowCount: Int, channels: Int, compression: PNGOptions.Compression) {
        rows = FilteredRows(width: width, rowCount: rowCount, channels: channels)
        block = DeflateBlock(bytes: rows.bytes)
        finder = MatchFinder(
            bytes: rows.bytes, channels: channels, depth: compression == .fast ? 1 : 128)
        filters = compression == .fast ? [.up, .paeth] : PNGRowFilter.allCases
        self.compression = compression
    }

    /// Of the filtered rows.
    var checksum: Adler32 { rows.checksum }
    /// Of the filtered rows.
    var byteCount: Int { rows.count }

    /// Adds the next row; `above` is the row before it.
    mutating func add(
        _ row: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>, to writer: inout BitWriter
    ) {
        let start = rows.add(row, above: above, filters: filters), end = rows.count
        tellLiterals(1, endingIn: rows.bytes[start], &writer)
        var position = start + 1
        for index in 0..<rows.stretchCount {
            let stretch = rows.stretches[index]
            pendingZeros += max(0, stretch.start - position)
            position = max(position, stretch.start)
            switch compression {
            case .fast: position = tell(from: position, to: stretch.end, rowEnd: end, &writer)
            case .small: position = tellLazily(from: position, to: stretch.end, rowEnd: end, &writer)
            }
        }
        pendingZeros += end - position
    }

    /// Ends the strip.
    mutating func finish(to writer: inout BitWriter, isLast: Bool) {
        flushZeros(&writer)
        block.write(to: &writer, isLast: isLast)
        guard !isLast else { return }
        // An empty stored block brings the next strip to a whole byte.
        writer.reserve(16)
        writer.write(0, length: 3)
        writer.align()
        for byte in [0, 0, 0xFF, 0xFF] as [UInt8] { writer.append(byte) }
    }

    /// Tells the bytes of a stretch by literals and the first matches at hand, which are looked up at bytes
    /// other than zero alone. Where none are found they are looked up more and more rarely and must be longer:
    /// what is told by chance costs more than the literals, whose code knows a photograph's small differences.
    private mutating func tell(from start: Int, to end: Int, rowEnd: Int, _ writer: inout BitWriter) -> Int {
        var position = start
        while position < end {
            guard rows.bytes[position] != 0 else {
                pendingZeros &+= 1
                position &+= 1
                continue
            }
            let match = finder.latest(at: position, end: rowEnd)
            if PNGStrip.isWorthwhile(match), misses < 64 || match.length >= 12 {
                tellMatch(match, at: position, &writer)
                position &+= match.length
                misses = match.length >= 12 ? 0 : max(0, misses &- 3)
                continue
            }
            let count = min(1 &+ min(misses &>> 5, 31), end &- position)
            misses = min(misses &+ 1, 1 << 16)
            tellLiterals(count, endingIn: rows.bytes[position &+ count &- 1], &writer)
            position &+= count
        }
        return position
    }

    /// Tells the bytes of a stretch by the longest matches, unless the next byte begins a longer one.
    private mutating func tellLazily(
        from start: Int, to end: Int, rowEnd: Int, _ writer: inout BitWriter
    ) -> Int {
        var position = start
        var match = finder.longest(at: position, end: rowEnd)
        while position < end {
            let next =
                position + 1 < end ? finder.longest(at: position + 1, end: rowEnd) : MatchFinder.Match()
            if PNGStrip.isWorthwhile(match), match.length >= next.length {
                tellMatch(match, at: position, &writer)
                for place in position + 2..<max(position + 2, position + match.length) {
                    finder.remember(place)
                }
                position += match.length
                if position < end { match = finder.longest(at: position, end: rowEnd) }
            } else {
                tellByte(rows.bytes[position], &writer)
                position += 1
                match = next
            }
        }
        return position
    }

    /// Near matches of four bytes cost less than four literals.
    @inline(__always)
    private static func isWorthwhile(_ match: MatchFinder.Match) -> Bool {
        match.length >= 5 || match.length == 4 && match.distance < 1024
    }

    @inline(__always)
    private mutating func tellMatch(_ match: MatchFinder.Match, at position: Int, _ writer: inout BitWriter) {
        flushZeros(&writer)
        block.addMatch(length: match.length, distance: match.distance)
        endsInZero = rows.bytes[position &+ match.length &- 1] == 0
    }

    @inline(__always)
    private mutating func tellByte(_ byte: UInt8, _ writer: inout BitWriter) {
        if byte == 0 { pendingZeros &+= 1 } else { tellLiterals(1, endingIn: byte, &writer) }
    }

    /// Tells some bytes as they are.
    @inline(__always)
    private mutating func tellLiterals(_ count: Int, endingIn last: UInt8, _ writer: inout BitWriter) {
        flushZeros(&writer)
        block.addLiterals(count)
        endsInZero = last == 0
    }

    /// Tells the zeros that were passed over: one literal, then matches with the byte before.
    @inline(__always)
    private mutating func flushZeros(_ writer: inout BitWriter) {
        if block.isFull { block.write(to: &writer, isLast: false) }
        if pendingZeros > 0 { writeZeros(&writer) }
    }

    private mutating func writeZeros(_ writer: inout BitWriter) {
        if !endsInZero || pendingZeros < 3 {
            let count = pendingZeros < 4 ? pendingZeros : 1
            block.addLiterals(count)
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
        block.addLiterals(pendingZeros)
        pendingZeros = 0
        endsInZero = true
    }
}
