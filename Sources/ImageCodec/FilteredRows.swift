/// The filtered rows of a strip, and which of their pixels are not zero.
///
/// Screens are mostly flat: pixels equal to the one above are skipped by comparing many at once.
struct FilteredRows: ~Copyable {
    /// The filtered rows, each preceded by its filter type.
    let bytes: UnsafeMutablePointer<UInt8>
    /// The number of bytes so far.
    private(set) var count = 0
    /// One bit per pixel of the last row that may differ from zero, the leftmost in the lowest bit.
    let differing: UnsafeMutablePointer<UInt64>
    /// The number of words of `differing`.
    let wordCount: Int
    /// The checksum of all bytes so far.
    private(set) var checksum = Adler32()
    /// The union of all differing bits so far, in two pixels per word.
    private var changes: UInt64 = 0
    /// Whether every pixel has had the same alpha as the one above.
    var keepsAlpha: Bool { changes & 0xFF00_0000_FF00_0000 == 0 }

    let width: Int
    let channels: Int
    /// The row as bytes, with room for one pixel before it.
    private let row: UnsafeMutablePointer<UInt8>
    private let above: UnsafeMutablePointer<UInt8>
    /// The row with another filter that is tried.
    private let trial: UnsafeMutablePointer<UInt8>

    /// The number of pixels compared at once.
    private static let step = 16

    init(width: Int, rowCount: Int, channels: Int) {
        (self.width, self.channels) = (width, channels)
        let stride = width * channels + 1
        bytes = .allocate(capacity: stride * rowCount + 16)
        bytes.initialize(repeating: 0, count: stride * rowCount + 16)
        wordCount = (width + 63) / 64
        differing = .allocate(capacity: wordCount)
        differing.initialize(repeating: 0, count: wordCount)
        row = .allocate(capacity: stride + 16)
        row.initialize(repeating: 0, count: stride + 16)
        above = .allocate(capacity: stride + 16)
        above.initialize(repeating: 0, count: stride + 16)
        trial = .allocate(capacity: stride)
        trial.initialize(repeating: 0, count: stride)
    }

    deinit {
        bytes.deallocate()
        differing.deallocate()
        row.deallocate()
        above.deallocate()
        trial.deallocate()
    }

    /// Adds a row and returns the index of its filter type.
    ///
    /// A single filter in `filters` is used as it is. Of several, Up is tried first; if it leaves differences
    /// in most pixels, or in any pixel if there are more than two filters, the filter with the smallest sum
    /// of differences is used.
    mutating func add(
        _ pixels: UnsafePointer<UInt32>, above pixelsAbove: UnsafePointer<UInt32>, filters: [PNGRowFilter]
    ) -> Int {
        let start = count
        count += width * channels + 1
        subtract(pixelsAbove, from: pixels, at: start)
        var differingCount = 0
        for index in 0..<wordCount { differingCount &+= differing[index].nonzeroBitCount }
        let isForced = filters.count == 1
        let isUndecided = differingCount * 2 > width || differingCount > 0 && filters.count > 2
        if isForced ? filters[0] != .up : isUndecided {
            FilteredRows.pack(pixels, count: width, channels: channels, into: row + channels)
            FilteredRows.pack(pixelsAbove, count: width, channels: channels, into: above + channels)
            if isForced { apply(filters[0], at: start) } else { choose(filters, at: start) }
        }
        addToChecksum(from: start)
        return start
    }

    /// Returns the next run of pixels at or after `pixel` that may differ from zero; an empty range at the
    /// end of the row if there are none.
    @inline(__always)
    func run(from pixel: Int) -> (start: Int, end: Int) {
        var index = pixel &>> 6
        guard index < wordCount else { return (width, width) }
        var word = differing[index] & (~0 &<< UInt64(pixel & 63))
        while word == 0 {
            index &+= 1
            guard index < wordCount else { return (width, width) }
            word = differing[index]
        }
        let start = index &<< 6 &+ word.trailingZeroBitCount
        word = ~differing[index] & (~0 &<< UInt64(start & 63))
        while word == 0 {
            index &+= 1
            guard index < wordCount else { return (start, width) }
            word = ~differing[index]
        }
        return (start, min(width, index &<< 6 &+ word.trailingZeroBitCount))
    }

    /// Subtracts the row above and marks the pixels that differ.
    private mutating func subtract(
        _ above: UnsafePointer<UInt32>, from row: UnsafePointer<UInt32>, at start: Int
    ) {
        bytes[start] = PNGRowFilter.up.rawValue
        let target = UnsafeMutableRawPointer(bytes + (start + 1))
        var pixel = 0, changes = changes
        for index in 0..<wordCount {
            let end = min(pixel + 64, width)
            var word: UInt64 = 0, shift: UInt64 = 0
            while pixel &+ FilteredRows.step <= end {
                let marks = FilteredRows.subtract(
                    above + pixel, from: row + pixel, channels: channels, into: target + pixel &* channels,
                    &changes)
                word |= marks &<< shift
                pixel &+= FilteredRows.step
                shift &+= UInt64(FilteredRows.step)
            }
            while pixel < end {
                if row[pixel] != above[pixel] {
                    let difference = FilteredRows.difference(row[pixel], above[pixel])
                    target.storeBytes(
                        of: difference.littleEndian, toByteOffset: pixel &* channels, as: UInt32.self)
                    word |= 1 &<< shift
                    changes |= UInt64(difference)
                }
                pixel &+= 1
                shift &+= 1
            }
            differing[index] = word
        }
        self.changes = changes
    }

    /// Subtracts sixteen pixels and returns one bit for each that differs. Assumes little-endian byte order,
    /// which every machine that Swift runs on has.
    @inline(__always)
    private static func subtract(
        _ above: UnsafePointer<UInt32>, from row: UnsafePointer<UInt32>, channels: Int,
        into target: UnsafeMutableRawPointer, _ changes: inout UInt64
    ) -> UInt64 {
        let difference =
            UnsafeRawPointer(row).loadUnaligned(as: SIMD64<UInt8>.self)
            &- UnsafeRawPointer(above).loadUnaligned(as: SIMD64<UInt8>.self)
        let pairs = unsafeBitCast(difference, to: SIMD8<UInt64>.self)
        let folded = pairs.lowHalf | pairs.highHalf
        let rest = folded.lowHalf | folded.highHalf
        guard rest.x | rest.y != 0 else { return 0 }
        changes |= rest.x | rest.y
        store(pairs, channels: channels, into: target)
        return marks(unsafeBitCast(difference, to: SIMD16<UInt32>.self))
    }

    /// Stores sixteen pixels, two at a time; the unused bytes of RGB are overwritten by the next pixels.
    @inline(__always)
    private static func store(
        _ pairs: SIMD8<UInt64>, channels: Int, into target: UnsafeMutableRawPointer
    ) {
        func store(_ pairs: SIMD4<UInt64>, _ first: Int, stride: Int) {
            target.storeBytes(of: pairs.x, toByteOffset: first &* stride, as: UInt64.self)
            target.storeBytes(of: pairs.y, toByteOffset: (first &+ 1) &* stride, as: UInt64.self)
            target.storeBytes(of: pairs.z, toByteOffset: (first &+ 2) &* stride, as: UInt64.self)
            target.storeBytes(of: pairs.w, toByteOffset: (first &+ 3) &* stride, as: UInt64.self)
        }
        if channels == 3 {
            // Without alpha every fourth byte is zero.
            let packed = pairs & 0xFF_FFFF | pairs &>> 8 & 0xFFFF_FF00_0000
            store(packed.lowHalf, 0, stride: 6)
            store(packed.highHalf, 4, stride: 6)
        } else {
            store(pairs.lowHalf, 0, stride: 8)
            store(pairs.highHalf, 4, stride: 8)
        }
    }

    /// Returns one bit for each pixel other than zero.
    @inline(__always)
    private static func marks(_ pixels: SIMD16<UInt32>) -> UInt64 {
        // A number or its negation has the highest bit set unless it is zero.
        let sixteen = (pixels | (0 &- pixels)) &>> 31
        let eight = sixteen.lowHalf | sixteen.highHalf &<< 8
        let four = eight.lowHalf | eight.highHalf &<< 4
        let two = four.lowHalf | four.highHalf &<< 2
        return UInt64(two.x | two.y &<< 1)
    }

    /// Returns the byte-wise difference.
    @inline(__always)
    private static func difference(_ first: UInt32, _ second: UInt32) -> UInt32 {
        let high: UInt32 = 0x8080_8080
        return ((first | high) &- (second & ~high)) ^ ((first ^ ~second) & high)
    }

    /// Applies the filter with the smallest sum of differences; of equal ones the first.
    private mutating func choose(_ filters: [PNGRowFilter], at start: Int) {
        let target = bytes + (start + 1)
        // To choose between two filters, a sample of a wide row is enough.
        let step = filters.count > 2 || wordCount < 8 ? 1 : 4
        var best = PNGRowFilter.up, bestWeight = weight(of: target, step: step)
        for filter in filters where filter != .up {
            for index in stride(from: 0, to: wordCount, by: step) {
                let (first, count) = place(ofWord: index)
                filter.apply(
                    row + channels + first, above: above + channels + first, count: count,
                    channels: channels, into: trial + first)
            }
            let weight = weight(of: trial, step: step)
            if weight < bestWeight { (best, bestWeight) = (filter, weight) }
        }
        if best != .up { apply(best, at: start) }
    }

    /// Filters the last row again.
    private func apply(_ filter: PNGRowFilter, at start: Int) {
        let target = bytes + (start + 1)
        filter.apply(
            row + channels, above: above + channels, count: width * channels, channels: channels, into: target
        )
        bytes[start] = filter.rawValue
        markWords(of: target)
    }

    /// Returns the sum of absolute differences of a row, of every `step`-th word of pixels.
    private func weight(of row: UnsafePointer<UInt8>, step: Int) -> Int {
        stride(from: 0, to: wordCount, by: step).reduce(0) { sum, index in
            let (first, count) = place(ofWord: index)
            return sum + PNGRowFilter.weight(row + first, count: count)
        }
    }

    /// Returns the byte range in a row of a word of `differing`.
    private func place(ofWord index: Int) -> (first: Int, count: Int) {
        (index * 64 * channels, (min((index + 1) * 64, width) - index * 64) * channels)
    }

    /// Marks the words of pixels that are not zero.
    private func markWords(of target: UnsafePointer<UInt8>) {
        let raw = UnsafeRawPointer(target)
        for index in 0..<wordCount {
            let (first, count) = place(ofWord: index)
            var rest: UInt64 = 0, offset = first
            while offset &+ 8 <= first &+ count {
                rest |= raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                offset &+= 8
            }
            for offset in offset..<first &+ count { rest |= UInt64(target[offset]) }
            let pixelCount = UInt64(count / channels)
            differing[index] = rest == 0 ? 0 : ~0 >> (64 - pixelCount)
        }
    }

    /// Stores pixels as bytes, `channels` bytes each.
    private static func pack(
        _ pixels: UnsafePointer<UInt32>, count: Int, channels: Int, into bytes: UnsafeMutablePointer<UInt8>
    ) {
        let target = UnsafeMutableRawPointer(bytes)
        var index = 0
        while index &+ step <= count {
            let sixteen = UnsafeRawPointer(pixels + index).loadUnaligned(as: SIMD8<UInt64>.self)
            store(sixteen, channels: channels, into: target + index &* channels)
            index &+= step
        }
        while index < count {
            target.storeBytes(
                of: pixels[index].littleEndian, toByteOffset: index &* channels, as: UInt32.self)
            index &+= 1
        }
    }

    /// Updates the checksum; zero words are added by their count.
    private mutating func addToChecksum(from start: Int) {
        checksum.add(bytes + start, count: 1)
        var index = 0
        while index < wordCount {
            let isZero = differing[index] == 0, first = index
            while index < wordCount, (differing[index] == 0) == isZero { index += 1 }
            let begin = first * 64 * channels, end = min(index * 64, width) * channels
            if isZero {
                checksum.addZeros(end - begin)
            } else {
                checksum.add(bytes + (start + 1 + begin), count: end - begin)
            }
        }
    }
}
