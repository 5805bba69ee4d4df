/// Base64 encoding. Source: RFC 4648, section 4.
package enum Base64 {
    private static let letters = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    private static let padding = UInt8(ascii: "=")

    /// Encodes bytes with padding.
    package static func encode(_ bytes: [UInt8]) -> String {
        let letters = letters
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count + 2) / 3 * 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let count = min(3, bytes.count - start)
            var bits = UInt32(bytes[start]) << 16
            if count > 1 { bits |= UInt32(bytes[start + 1]) << 8 }
            if count > 2 { bits |= UInt32(bytes[start + 2]) }
            text.append(letters[Int(bits >> 18)])
            text.append(letters[Int(bits >> 12 & 63)])
            text.append(count > 1 ? letters[Int(bits >> 6 & 63)] : padding)
            text.append(count > 2 ? letters[Int(bits & 63)] : padding)
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Decodes base64. Ignores white space, and accepts missing padding, as browsers do.
    ///
    /// - Returns: nil if a character is not in the alphabet, or a single character is left over.
    package static func decode(_ text: Substring) -> [UInt8]? {
        var result: [UInt8] = []
        result.reserveCapacity(text.utf8.count / 4 * 3)
        var bits: UInt32 = 0, letterCount = 0, isPadded = false
        for letter in text.utf8 where letter > 0x20 {
            if letter == padding {
                isPadded = true
                continue
            }
            let value: UInt8
            switch letter {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = letter - 65
            case UInt8(ascii: "a")...UInt8(ascii: "z"): value = letter - 71
            case UInt8(ascii: "0")...UInt8(ascii: "9"): value = letter + 4
            case UInt8(ascii: "+"): value = 62
            case UInt8(ascii: "/"): value = 63
            default: return nil
            }
            guard !isPadded else { return nil }
            bits = bits << 6 | UInt32(value)
            letterCount += 1
            // After the first of four characters, six bits are left over; after the others four, two and
            // none.
            let rest = letterCount % 4
            if rest != 1 {
                result.append(UInt8(truncatingIfNeeded: bits >> UInt32(rest == 0 ? 0 : 8 - 2 * rest)))
            }
        }
        return letterCount % 4 == 1 ? nil : result
    }
}
