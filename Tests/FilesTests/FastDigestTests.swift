import Testing

@testable import Files

@Suite struct FastDigestTests {
    @Test func doesNotDependOnThePieces() {
        let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0 &* 37) }
        let whole = FastDigest.text(of: bytes)
        for size in [1, 7, 63, 64, 65, 500] {
            var digest = FastDigest()
            for start in stride(from: 0, to: bytes.count, by: size) {
                Array(bytes[start..<min(bytes.count, start + size)]).withUnsafeBytes { digest.add($0) }
            }
            #expect(digest.text == whole)
        }
    }

    @Test func everyBitAndTheLengthCount() {
        let bytes = [UInt8](repeating: 0, count: 130)
        var seen: Set<String> = [FastDigest.text(of: bytes)]
        for index in bytes.indices {
            for bit in 0..<8 {
                var changed = bytes
                changed[index] ^= 1 << bit
                #expect(seen.insert(FastDigest.text(of: changed)).inserted)
            }
        }
        for count in [0, 1, 63, 64, 65, 129, 131] {
            #expect(seen.insert(FastDigest.text(of: [UInt8](repeating: 0, count: count))).inserted)
        }
    }

    /// The same on every machine and in every version, since goldens keep it. The values are those of another
    /// implementation of the description, in Python.
    @Test func staysTheSame() {
        #expect(FastDigest.text(of: []) == "ecbecae2a3fb4084c37e6bb80f48484d")
        #expect(FastDigest.text(of: Array("Maquette".utf8)) == "dd09b103eab267f86a277bb3066d4ce1")
    }
}
