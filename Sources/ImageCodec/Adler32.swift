/// The checksum of a zlib stream (RFC 1950, section 8.2).
struct Adler32 {
    private var low: UInt64 = 1
    private var high: UInt64 = 0

    private static let modulus: UInt64 = 65_521

    /// The checksum so far.
    var value: UInt32 { UInt32(high << 16 | low) }

    /// Adds bytes.
    mutating func add(_ bytes: UnsafePointer<UInt8>, count: Int) {
        var index = 0
        while index < count {
            // Sums stay below 2 to the 32nd for this many bytes (zlib's NMAX).
            let end = min(index + 5552, count)
            var low = UInt32(truncatingIfNeeded: self.low), high = UInt32(truncatingIfNeeded: self.high)
            while index &+ 32 <= end {
                // Thirty-two at a time: each counts once for every byte from it on.
                var sum: UInt32 = 0, weighted: UInt32 = 0
                for step in 0..<32 {
                    let byte = UInt32(bytes[index &+ step])
                    sum &+= byte
                    weighted &+= byte &* UInt32(truncatingIfNeeded: 32 &- step)
                }
                high &+= low &* 32 &+ weighted
                low &+= sum
                index &+= 32
            }
            while index < end {
                low &+= UInt32(bytes[index])
                high &+= low
                index &+= 1
            }
            self.low = UInt64(low) % Adler32.modulus
            self.high = UInt64(high) % Adler32.modulus
        }
    }

    /// Adds zero bytes.
    mutating func addZeros(_ count: Int) {
        high = (high + UInt64(count) % Adler32.modulus * low) % Adler32.modulus
    }

    /// Adds the checksum of `count` bytes that follow.
    mutating func append(_ other: Adler32, count: Int) {
        let length = UInt64(count) % Adler32.modulus
        high = (high + other.high + length * (low + Adler32.modulus - 1)) % Adler32.modulus
        low = (low + other.low + Adler32.modulus - 1) % Adler32.modulus
    }
}
