extension String {
    /// Creates a string from a library's zero-terminated message.
    init(message: [CChar]) {
        self.init(decoding: message.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// The message with a lower-case first letter, to be embedded in a sentence.
    var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
