/// A digest of large contents that takes about as long as reading them, the same on every machine. It finds
/// changes; it does not withstand somebody who forges contents.
///
/// Four lanes each take 16 of every 64 bytes, by a multiplication whose halves are combined. SHA-256 of the lanes and
/// of the length mixes them at the end.
/// Source: the folded multiplication of wyhash, by Wang Yi, in the public domain.
package struct FastDigest: Sendable {
    private var lanes = SIMD4<UInt64>(
        0x243F_6A88_85A3_08D3, 0x1319_8A2E_0370_7344, 0xA409_3822_299F_31D0, 0x082E_FA98_EC4E_6C89)
    /// The bytes after the last whole block.
    private var rest: [UInt8] = []
    private var count = 0

    /// Creates the digest of nothing.
    package init() {}

    /// Returns the digest of some bytes as 32 hexadecimal digits.
    package static func text(of bytes: [UInt8]) -> String {
        var digest = FastDigest()
        bytes.withUnsafeBytes { digest.add($0) }
        return digest.text
    }

    /// Returns the digest of a file, which is read in pieces; nil if it cannot be read.
    package static func text(ofFile path: String, as kind: FileKind) -> String? {
        do throws(FileError) {
            let file = try OpenFile(path, as: kind)
            var digest = FastDigest(), start = 0
            while start < file.size {
                let piece = try file.bytes(at: start, count: min(1 << 20, file.size - start))
                guard !piece.isEmpty else { break }
                piece.withUnsafeBytes { digest.add($0) }
                start += piece.count
            }
            return digest.text
        } catch {
            return nil
        }
    }

    /// Adds bytes to the digest.
    package mutating func add(_ bytes: UnsafeRawBufferPointer) {
        count += bytes.count
        var start = 0
        if !rest.isEmpty {
            start = min(64 - rest.count, bytes.count)
            rest += bytes[..<start]
            guard rest.count == 64 else { return }
            rest.withUnsafeBytes { lanes = FastDigest.mixing(lanes, $0, from: 0, blocks: 1) }
            rest = []
        }
        let blocks = (bytes.count - start) / 64
        lanes = FastDigest.mixing(lanes, bytes, from: start, blocks: blocks)
        rest += bytes[(start + 64 * blocks)...]
    }

    /// Adds a text and its length.
    package mutating func add(_ text: String) {
        var bytes = Array(text.utf8)
        bytes += FastDigest.bytes(of: UInt64(bytes.count))
        bytes.withUnsafeBytes { add($0) }
    }

    /// The digest of all that was added: 32 hexadecimal digits.
    package var text: String {
        var last = rest
        last += repeatElement(0, count: 64 - rest.count)
        let lanes = last.withUnsafeBytes { FastDigest.mixing(self.lanes, $0, from: 0, blocks: 1) }
        var state = FastDigest.bytes(of: UInt64(count))
        for lane in 0..<4 { state += FastDigest.bytes(of: lanes[lane]) }
        return SHA256.digest(of: state).prefix(16).hexadecimalText
    }

    private static func bytes(of word: UInt64) -> [UInt8] {
        (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) }
    }

    /// Returns the lanes after some blocks of 64 bytes.
    private static func mixing(
        _ lanes: SIMD4<UInt64>, _ bytes: UnsafeRawBufferPointer, from start: Int, blocks: Int
    ) -> SIMD4<UInt64> {
        // No two opaque pixels are any of these, so that no pixels make a product 0.
        let (k, l, m, n): (UInt64, UInt64, UInt64, UInt64) = (
            0x4528_21E6_38D0_1377, 0xBE54_66CF_34E9_0C6C, 0xC0AC_29B7_C97C_50DD, 0x3F84_D5B5_B547_0917
        )
        var (a, b, c, d) = (lanes[0], lanes[1], lanes[2], lanes[3])
        @inline(__always)
        func word(_ offset: Int) -> UInt64 {
            UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        }
        @inline(__always)
        func mix(_ lane: inout UInt64, _ key: UInt64, _ offset: Int) {
            let product = (word(offset) ^ key).multipliedFullWidth(by: word(offset &+ 8) ^ lane)
            lane = product.low ^ product.high
        }
        for block in 0..<blocks {
            let offset = start &+ 64 &* block
            mix(&a, k, offset)
            mix(&b, l, offset &+ 16)
            mix(&c, m, offset &+ 32)
            mix(&d, n, offset &+ 48)
        }
        return SIMD4(a, b, c, d)
    }
}
