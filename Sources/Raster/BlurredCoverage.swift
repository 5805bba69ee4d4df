/// The result of blurring a coverage.
final class BlurredCoverage: Sendable {
    /// All that the result depends on.
    struct Key: Hashable {
        /// The standard deviation in pixels.
        var sigma: Double
        /// The length of a row.
        var width: Int
        /// The rows, one after another, from the first pixel of a block.
        var coverage: [UInt8]

        func hash(into hasher: inout Hasher) {
            hasher.combine(sigma)
            hasher.combine(width)
            // A part of it is enough to distinguish most coverages; the others are compared as a whole.
            coverage.withUnsafeBytes { bytes in
                var sum = UInt64(bytes.count)
                for start in stride(from: 0, to: bytes.count & ~7, by: 56) {
                    let word = bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self)
                    sum = (sum ^ word) &* 0x9E37_79B9_7F4A_7C15
                    sum ^= sum >> 29
                }
                hasher.combine(sum)
            }
        }
    }

    /// The blurred coverage, in rows of the key's width.
    let values: [UInt8]

    /// Blurs the coverage of a key.
    init(_ key: Key, by blur: GaussianBlur) {
        var plane = BlurPlane(width: key.width, height: key.coverage.count / max(1, key.width))
        let count = plane.values.count
        plane.values.withUnsafeMutableBufferPointer { values in
            key.coverage.withUnsafeBufferPointer { coverage in
                for index in 0..<count { values[index] = UInt16(coverage[index]) << 8 }
            }
        }
        blur.blur(&plane)
        values = [UInt8](unsafeUninitializedCapacity: count) { bytes, written in
            plane.values.withUnsafeBufferPointer { values in
                for index in 0..<count {
                    bytes[index] = UInt8(truncatingIfNeeded: (UInt32(values[index]) + 128) >> 8)
                }
            }
            written = count
        }
    }
}
