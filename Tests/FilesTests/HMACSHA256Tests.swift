import Testing

@testable import Files

/// Source: RFC 4231, section 4, whose test case 5 has the first 128 bits only.
@Suite struct HMACSHA256Tests {
    private struct Vector {
        var key, message: [UInt8]
        var digest: String

        init(_ key: [UInt8], _ message: [UInt8], _ digest: String) {
            (self.key, self.message, self.digest) = (key, message, digest)
        }

        init(_ key: [UInt8], _ message: String, _ digest: String) {
            self.init(key, Array(message.utf8), digest)
        }
    }

    private static let vectors = [
        Vector(
            [UInt8](repeating: 0x0B, count: 20), "Hi There",
            "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"),
        Vector(
            Array("Jefe".utf8), "what do ya want for nothing?",
            "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"),
        Vector(
            [UInt8](repeating: 0xAA, count: 20), [UInt8](repeating: 0xDD, count: 50),
            "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe"),
        Vector(
            Array(1...25), [UInt8](repeating: 0xCD, count: 50),
            "82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b"),
        Vector(
            [UInt8](repeating: 0x0C, count: 20), "Test With Truncation", "a3b6167473100ee06e0c796c2955552b"),
        Vector(
            [UInt8](repeating: 0xAA, count: 131), "Test Using Larger Than Block-Size Key - Hash Key First",
            "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"),
        Vector(
            [UInt8](repeating: 0xAA, count: 131),
            "This is a test using a larger than block-size key and a larger than block-size data. The key needs to "
                + "be hashed before being used by the HMAC algorithm.",
            "9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2"),
    ]

    @Test(arguments: vectors.indices) func vectorsOfTheStandard(index: Int) {
        let vector = Self.vectors[index]
        #expect(HMACSHA256.text(of: vector.message, key: vector.key).hasPrefix(vector.digest))
    }

    @Test func equalityIsOfAllBytes() {
        #expect(HMACSHA256.isEqual("abc".utf8, "abc".utf8))
        for other in ["abd", "bbc", "ab", "abcd", ""] { #expect(!HMACSHA256.isEqual("abc".utf8, other.utf8)) }
    }
}
