import Geometry
package import Scene

/// Recognizes an image by its content: name, scale, size and pixels.
///
/// It distinguishes the images of one source; it does not withstand somebody who forges contents, so that a store serves one
/// source only.
package struct ImageDigest: Hashable, Codable, Sendable {
    /// The first 64 bits.
    package var high: UInt64
    /// The last 64 bits.
    package var low: UInt64

    /// Creates a digest from its two halves of 64 bits.
    package init(high: UInt64, low: UInt64) { (self.high, self.low) = (high, low) }

    /// Computes the digest of an image, the same in every process.
    package init(of bitmap: Bitmap) {
        var sums = DigestSums()
        sums.add(bitmap.scale.bitPattern)
        sums.add(bitmap.size.width.bitPattern)
        sums.add(bitmap.size.height.bitPattern)
        sums.add(UInt64(bitmap.pixmap.width))
        sums.add(UInt64(bitmap.pixmap.height))
        var name = bitmap.name
        name.withUTF8 { sums.add(UnsafeRawBufferPointer($0)) }
        bitmap.pixmap.pixels.withUnsafeBytes { sums.add($0) }
        self = sums.digest
    }
}

/// Two sums of 64 bits over words: each step maps the sums one to one, so that contents that differ in one word never
/// have the same digest.
private struct DigestSums {
    private var first: UInt64 = 0x6A09_E667_F3BC_C908
    private var second: UInt64 = 0xBB67_AE85_84CA_A73B

    @inline(__always)
    mutating func add(_ word: UInt64) {
        first = (first ^ word) &* 0x9E37_79B9_7F4A_7C15
        first ^= first >> 32
        second = (second &+ word) &* 0xC2B2_AE3D_27D4_EB4F
        second = second << 31 | second >> 33
    }

    mutating func add(_ bytes: UnsafeRawBufferPointer) {
        add(UInt64(bytes.count))
        let whole = bytes.count & ~7
        for offset in stride(from: 0, to: whole, by: 8) {
            add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
        }
        var rest: UInt64 = 0
        for offset in whole..<bytes.count { rest = rest << 8 | UInt64(bytes[offset]) }
        if whole < bytes.count { add(rest) }
    }

    var digest: ImageDigest {
        var sums = self
        // The highest bits of the last words reach all bits of the result.
        sums.add(second ^ first >> 29)
        sums.add(first ^ second >> 29)
        return ImageDigest(high: sums.first, low: sums.second)
    }
}
