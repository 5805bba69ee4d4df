/// The identifier of a kind that nobody declares, as it is made of an end of names or a MIME type.
///
/// Source: identifiers that systems of Apple give, such as "dyn.ah62d4rv4ge8043a" of ends in "md": after "dyn.a" there is text in
/// base 32, here "?0=6:1=" and the end of names, where 0 stands for a parent, 6 for public.data, 1 for the ends of names
/// and 3 for MIME types.
struct DynamicType {
    /// The identifier of the kind.
    let identifier: String
    /// How names of files end; nil if the kind is that of a MIME type.
    private(set) var filenameExtension: String?
    /// The MIME type; nil if the kind is that of an end of names.
    private(set) var mimeType: String?

    private static let start = "dyn.a", ofEnd = "?0=6:1=", ofType = "?0=6:3="
    private static let digits = Array("abcdefghkmnpqrstuvwxyz0123456789")

    init(filenameExtension: String) {
        self.filenameExtension = filenameExtension
        identifier = Self.start + Self.encoded(Self.ofEnd + filenameExtension)
    }

    init(mimeType: String) {
        self.mimeType = mimeType
        identifier = Self.start + Self.encoded(Self.ofType + mimeType)
    }

    /// Reads an identifier; nil if it is none of a dynamic kind.
    init?(identifier: String) {
        guard identifier.hasPrefix(Self.start),
            let text = Self.decoded(identifier.dropFirst(Self.start.count))
        else { return nil }
        self.identifier = identifier
        if text.hasPrefix(Self.ofEnd) { filenameExtension = String(text.dropFirst(Self.ofEnd.count)) }
        if text.hasPrefix(Self.ofType) { mimeType = String(text.dropFirst(Self.ofType.count)) }
    }

    /// Returns text by five bits a digit.
    private static func encoded(_ text: String) -> String {
        var result = "", bits = 0, count = 0
        for byte in text.utf8 {
            (bits, count) = (bits << 8 | Int(byte), count + 8)
            while count >= 5 {
                count -= 5
                result.append(digits[bits >> count & 31])
            }
            bits &= (1 << count) - 1
        }
        if count > 0 { result.append(digits[bits << (5 - count) & 31]) }
        return result
    }

    private static func decoded(_ text: Substring) -> String? {
        var bytes: [UInt8] = [], bits = 0, count = 0
        for character in text {
            guard let digit = digits.firstIndex(of: character) else { return nil }
            (bits, count) = (bits << 5 | digit, count + 5)
            if count >= 8 {
                count -= 8
                bytes.append(UInt8(bits >> count & 255))
            }
            bits &= (1 << count) - 1
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
