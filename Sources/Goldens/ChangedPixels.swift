/// Which pixels of a row differ, one bit for each, and by how much pixels differ at most.
struct ChangedPixels {
    /// One bit for each pixel of the last row, the leftmost in the lowest bit.
    private(set) var masks: [UInt64] = []
    /// The largest difference of each channel of each of four pixels so far.
    private var largest = SIMD16<UInt8>.zero
    /// The largest difference in one channel at which pixels count as equal, in every lane.
    private let tolerated: SIMD16<UInt8>

    /// The number of pixels compared at once.
    private static let step = 16

    /// Creates a comparison; `tolerated` is the largest difference in one channel at which pixels count as equal.
    init(tolerated: Int) { self.tolerated = SIMD16(repeating: UInt8(max(0, min(255, tolerated)))) }

    /// The largest difference in one channel so far.
    var largestChannelDifference: Int { Int(largest.max()) }

    /// Compares the next row.
    mutating func compare(
        _ expected: UnsafePointer<UInt32>, _ actual: UnsafePointer<UInt32>, width: Int
    ) {
        let count = (width + 63) / 64
        if masks.count != count { masks = [UInt64](repeating: 0, count: count) }
        let step = ChangedPixels.step
        for index in 0..<count {
            let end = min(width, index &* 64 &+ 64)
            var pixel = index &* 64, word: UInt64 = 0
            while pixel &+ step <= end {
                word |= sixteen(expected + pixel, actual + pixel) &<< UInt64(pixel & 63)
                pixel &+= step
            }
            if pixel < end {
                let rest = end &- pixel
                // The last sixteen pixels of the row, of which some were compared already.
                let bits =
                    width >= step
                    ? sixteen(expected + (end &- step), actual + (end &- step)) &>> UInt64(step &- rest)
                    : few(expected, actual, count: rest)
                word |= bits &<< UInt64(pixel & 63)
            }
            masks[index] = word
        }
    }

    /// Returns one bit for each of sixteen pixels.
    @inline(__always)
    private mutating func sixteen(
        _ expected: UnsafePointer<UInt32>, _ actual: UnsafePointer<UInt32>
    ) -> UInt64 {
        let one = UnsafeRawPointer(expected).loadUnaligned(as: SIMD8<UInt64>.self)
        let other = UnsafeRawPointer(actual).loadUnaligned(as: SIMD8<UInt64>.self)
        let change = one ^ other
        let four = change.lowHalf | change.highHalf, two = four.lowHalf | four.highHalf
        guard two.x | two.y != 0 else { return 0 }
        let first = SIMD8(
            lowHalf: compare(one.lowHalf.lowHalf, other.lowHalf.lowHalf),
            highHalf: compare(one.lowHalf.highHalf, other.lowHalf.highHalf))
        let second = SIMD8(
            lowHalf: compare(one.highHalf.lowHalf, other.highHalf.lowHalf),
            highHalf: compare(one.highHalf.highHalf, other.highHalf.highHalf))
        return ChangedPixels.bits(SIMD16(lowHalf: first, highHalf: second))
    }

    /// Compares four pixels; returns zero for each that is equal.
    ///
    /// Only operators of concrete vectors of sixteen numbers are used: generic ones, and bits of longer vectors,
    /// are a loop over lanes.
    @inline(__always)
    private mutating func compare(_ expected: SIMD2<UInt64>, _ actual: SIMD2<UInt64>) -> SIMD4<UInt32> {
        let one = unsafeBitCast(expected, to: SIMD16<UInt8>.self)
        let other = unsafeBitCast(actual, to: SIMD16<UInt8>.self)
        let sign = unsafeBitCast(one .< other, to: SIMD16<UInt8>.self)
        let change = ((one &- other) ^ sign) &- sign
        let isLarger = unsafeBitCast(largest .< change, to: SIMD16<UInt8>.self)
        largest = largest ^ ((largest ^ change) & isLarger)
        return unsafeBitCast(tolerated .< change, to: SIMD4<UInt32>.self)
    }

    /// Returns one bit for each of fewer than sixteen pixels.
    private mutating func few(
        _ expected: UnsafePointer<UInt32>, _ actual: UnsafePointer<UInt32>, count: Int
    ) -> UInt64 {
        let blank = [UInt32](repeating: 0, count: ChangedPixels.step)
        var one = blank, other = blank
        for index in 0..<count { (one[index], other[index]) = (expected[index], actual[index]) }
        return sixteen(one, other)
    }

    /// Returns one bit for each pixel other than zero.
    @inline(__always)
    private static func bits(_ pixels: SIMD16<UInt32>) -> UInt64 {
        // A number or its negation has the highest bit set unless it is zero.
        let sixteen = (pixels | (0 &- pixels)) &>> 31
        let eight = sixteen.lowHalf | sixteen.highHalf &<< 8
        let four = eight.lowHalf | eight.highHalf &<< 4
        let two = four.lowHalf | four.highHalf &<< 2
        return UInt64(two.x | two.y &<< 1)
    }
}
