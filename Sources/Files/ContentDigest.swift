/// Recognizes changes of contents from one run to the next.
package enum ContentDigest {
    /// Returns 16 hexadecimal digits for a content: the FNV-1a hash of 64 bits, the same in every run. It finds
    /// changes; it does not withstand somebody who forges contents.
    package static func text(of bytes: some Sequence<UInt8>) -> String {
        let hash = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
            ($0 ^ UInt64($1)) &* 0x100_0000_01B3
        }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// Returns the digest of the bytes of a file, whatever they are; nil if it cannot be read.
    package static func text(ofFile path: String) -> String? {
        (try? OpenFile(path, as: .comparisonInput).bytes()).map { text(of: $0) }
    }
}
