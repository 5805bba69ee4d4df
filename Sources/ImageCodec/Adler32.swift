/// The Adler-32 checksum of a zlib stream (RFC 1950, section 8.2).
struct Adler32 {
    private var low: UInt64 = 1
    private var high: UInt64 = 0

    private static let modulus: UInt64 = 65_521

    /// The checksum so far.
    var value: UInt32 { UInt32(high << 16 | low) }

    /// Updates the checksum with bytes, at most a hundred million, whose sums fit 64 bits.
    mutating func add(_ bytes: UnsafePointer<UInt8>, count: Int) {
        var index = 0
        while count &- index >= 32 {
            // Sixteen times 32 bytes leave every sum of sums below 2 to the 16th.
            let blockCount = min((count &- index) &>> 5, 16)
            add(blocks: bytes + index, count: blockCount)
            index &+= blockCount &* 32
        }
        while index < count {
            low &+= UInt64(bytes[index])
            high &+= low
            index &+= 1
        }
        low %= Adler32.modulus
        high %= Adler32.modulus
    }

    /// Adds up to sixteen blocks of 32 bytes, column by column. The second sum counts a byte once for itself
    /// and once for every byte after it: 32 times for each block after its own, and as often as its own block
    /// has bytes from it on.
    @inline(__always)
    private mutating func add(blocks: UnsafePointer<UInt8>, count: Int) {
        let raw = UnsafeRawPointer(blocks)
        var sums = (SIMD16<UInt16>.zero, SIMD16<UInt16>.zero), before = sums
        for block in 0..<count {
            before.0 &+= sums.0
            before.1 &+= sums.1
            let first = raw.loadUnaligned(fromByteOffset: block &* 32, as: SIMD16<UInt8>.self)
            let second = raw.loadUnaligned(fromByteOffset: block &* 32 &+ 16, as: SIMD16<UInt8>.self)
            sums.0 &+= SIMD16<UInt16>(truncatingIfNeeded: first)
            sums.1 &+= SIMD16<UInt16>(truncatingIfNeeded: second)
        }
        let wide = (
            SIMD16<UInt32>(truncatingIfNeeded: sums.0), SIMD16<UInt32>(truncatingIfNeeded: sums.1)
        )
        // The sums of both halves fit 16 bits together, as do those before.
        let earlier = SIMD16<UInt32>(truncatingIfNeeded: before.0 &+ before.1)
        let weighted = wide.0 &* Adler32.weights &+ wide.1 &* (Adler32.weights &- 16) &+ earlier &* 32
        high &+= low &* UInt64(count &* 32) &+ Adler32.sum(weighted)
        low &+= Adler32.sum(wide.0 &+ wide.1)
    }

    @inline(__always)
    private static func sum(_ sixteen: SIMD16<UInt32>) -> UInt64 {
        let eight = sixteen.lowHalf &+ sixteen.highHalf
        let four = eight.lowHalf &+ eight.highHalf
        let two = four.lowHalf &+ four.highHalf
        return UInt64(two.x &+ two.y)
    }

    private static let weights = SIMD16<UInt32>(
        32, 31, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17)

    /// Updates the checksum with zero bytes.
    mutating func addZeros(_ count: Int) {
        high = (high + UInt64(count) % Adler32.modulus * low) % Adler32.modulus
    }

    /// Appends the checksum of the `count` bytes that follow.
    mutating func append(_ other: Adler32, count: Int) {
        let length = UInt64(count) % Adler32.modulus
        high = (high + other.high + length * (low + Adler32.modulus - 1)) % Adler32.modulus
        low = (low + other.low + Adler32.modulus - 1) % Adler32.modulus
    }
}
