/// The keyed digest HMAC with SHA-256: only somebody who has the key can make it. Source: RFC 2104, section 2.
package enum HMACSHA256 {
    /// The number of bytes that SHA-256 takes at a time.
    private static let blockSize = 64

    /// Returns the 32 bytes of the digest of a message.
    ///
    /// - Parameters:
    ///   - message: The message.
    ///   - key: The key, of any length. Source: RFC 2104, section 3, which advises at least 32 bytes.
    /// - Returns: The digest.
    package static func digest(of message: [UInt8], key: [UInt8]) -> [UInt8] {
        var block = key.count > blockSize ? SHA256.digest(of: key) : key
        block += repeatElement(0, count: blockSize - block.count)
        let inner = SHA256.digest(of: block.map { $0 ^ 0x36 } + message)
        return SHA256.digest(of: block.map { $0 ^ 0x5C } + inner)
    }

    /// Returns the digest of a message as 64 hexadecimal digits.
    package static func text(of message: [UInt8], key: [UInt8]) -> String {
        digest(of: message, key: key).hexadecimalText
    }

    /// Whether two texts are equal, in a time that does not depend on how many of their first bytes are.
    package static func isEqual(_ first: some Collection<UInt8>, _ second: some Collection<UInt8>) -> Bool {
        guard first.count == second.count else { return false }
        return zip(first, second).reduce(into: 0 as UInt8) { $0 |= $1.0 ^ $1.1 } == 0
    }
}

extension Sequence<UInt8> {
    /// Two lower-case hexadecimal digits for each byte.
    package var hexadecimalText: String {
        map { byte in
            let digits = String(byte, radix: 16)
            return byte < 16 ? "0" + digits : digits
        }.joined()
    }
}
