/// Some rows of a picture as differences, and which of their bytes are not zero.
///
/// Screens are mostly flat: pixels equal to the one above are skipped by comparing, never touched one by one.
struct FilteredRows: ~Copyable {
    /// Bytes from `start` to before `end`.
    typealias Stretch = (start: Int, end: Int)

    /// Row after row, each with its filter's number before it.
    let bytes: UnsafeMutablePointer<UInt8>
    /// Bytes so far.
    private(set) var count = 0
    /// Where in the last row bytes may differ from zero.
    let stretches: UnsafeMutablePointer<Stretch>
    private(set) var stretchCount = 0
    /// Of all bytes so far.
    private(set) var checksum = Adler32()

    private let width: Int
    private let channels: Int
    /// Rows as bytes, with room for one pixel before.
    private let row: UnsafeMutablePointer<UInt8>
    private let above: UnsafeMutablePointer<UInt8>

    init(width: Int, rowCount: Int, channels: Int) {
        (self.width, self.channels) = (width, channels)
        let stride = width * channels + 1
        bytes = .allocate(capacity: stride * rowCount + 16)
        bytes.initialize(repeating: 0, count: stride * rowCount + 16)
        stretches = .allocate(capacity: width / 2 + 2)
        row = .allocate(capacity: stride + 16)
        row.initialize(repeating: 0, count: stride + 16)
        above = .allocate(capacity: stride + 16)
        above.initialize(repeating: 0, count: stride + 16)
    }

    deinit {
        bytes.deallocate()
        stretches.deallocate()
        row.deallocate()
        above.deallocate()
    }

    /// Adds a row; gives the place of its filter's number.
    ///
    /// The row above is subtracted; where that leaves something in most places, or anywhere and `filters` are
    /// more, the one of `filters` that leaves least is taken instead.
    mutating func add(
        _ pixels: UnsafePointer<UInt32>, above pixelsAbove: UnsafePointer<UInt32>, filters: [PNGRowFilter]
    ) -> Int {
        let start = count
        count += width * channels + 1
        subtract(pixelsAbove, from: pixels, at: start)
        var differing = 0
        for index in 0..<stretchCount { differing += stretches[index].end - stretches[index].start }
        if differing * 2 > width * channels || stretchCount > 0 && filters.count > 2 {
            FilteredRows.pack(pixels, count: width, channels: channels, into: row + channels)
            FilteredRows.pack(pixelsAbove, count: width, channels: channels, into: above + channels)
            choose(filters, at: start)
        }
        addToChecksum(from: start)
        return start
    }

    /// Subtracts the row above and notes where anything is left.
    private mutating func subtract(
        _ above: UnsafePointer<UInt32>, from row: UnsafePointer<UInt32>, at start: Int
    ) {
        bytes[start] = PNGRowFilter.up.rawValue
        stretchCount = 0
        var pixel = 0
        while true {
            pixel = FilteredRows.firstDifference(row, above, from: pixel, count: width)
            guard pixel < width else { return }
            let first = start + 1 + pixel * channels
            var target = bytes + first
            while pixel < width, row[pixel] != above[pixel] {
                // Without alpha the fourth byte is zero and makes room for the next pixel's first.
                let difference = FilteredRows.difference(row[pixel], above[pixel])
                UnsafeMutableRawPointer(target).storeBytes(of: difference.littleEndian, as: UInt32.self)
                target += channels
                pixel &+= 1
            }
            stretches[stretchCount] = (first, start + 1 + pixel * channels)
            stretchCount &+= 1
        }
    }

    /// Byte by byte, the first less the second.
    @inline(__always)
    private static func difference(_ first: UInt32, _ second: UInt32) -> UInt32 {
        let high: UInt32 = 0x8080_8080
        return ((first | high) &- (second & ~high)) ^ ((first ^ ~second) & high)
    }

    /// The first pixel at or after `from` that differs, or `count`.
    @inline(__always)
    private static func firstDifference(
        _ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>, from: Int, count: Int
    ) -> Int {
        var index = from
        while index &+ 16 <= count {
            var difference: UInt32 = 0
            for step in 0..<16 { difference |= first[index &+ step] ^ second[index &+ step] }
            if difference != 0 { break }
            index &+= 16
        }
        while index < count, first[index] == second[index] { index &+= 1 }
        return index
    }

    /// Takes the filter that leaves least; of equal ones the first.
    private mutating func choose(_ filters: [PNGRowFilter], at start: Int) {
        let length = width * channels, target = bytes + (start + 1)
        var best = PNGRowFilter.up, bestWeight = PNGRowFilter.weight(target, count: length), current = best
        for filter in filters where filter != .up {
            filter.apply(
                row + channels, above: above + channels, count: length, channels: channels, into: target)
            current = filter
            let weight = PNGRowFilter.weight(target, count: length)
            if weight < bestWeight { (best, bestWeight) = (filter, weight) }
        }
        if best != current {
            best.apply(
                row + channels, above: above + channels, count: length, channels: channels, into: target)
        }
        guard best != .up else { return }
        bytes[start] = best.rawValue
        // Flat margins leave nothing of themselves.
        var (first, end) = (start + 1, count)
        while first < end, bytes[first] == 0 { first += 1 }
        while end > first, bytes[end - 1] == 0 { end -= 1 }
        stretches[0] = (first, end)
        stretchCount = 1
    }

    /// Writes pixels as bytes, as many a pixel as `channels` says.
    private static func pack(
        _ pixels: UnsafePointer<UInt32>, count: Int, channels: Int, into bytes: UnsafeMutablePointer<UInt8>
    ) {
        var target = bytes
        for index in 0..<count {
            UnsafeMutableRawPointer(target).storeBytes(of: pixels[index].littleEndian, as: UInt32.self)
            target += channels
        }
    }

    private mutating func addToChecksum(from start: Int) {
        checksum.add(bytes + start, count: 1)
        var position = start + 1
        for index in 0..<stretchCount {
            let stretch = stretches[index]
            checksum.addZeros(stretch.start - position)
            checksum.add(bytes + stretch.start, count: stretch.end - stretch.start)
            position = stretch.end
        }
        checksum.addZeros(count - position)
    }
}
