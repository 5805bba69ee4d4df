extension String {
    /// The words of a library, up to the zero that ends them.
    init(message: [CChar]) {
        self.init(decoding: message.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// With a small first letter, as the words of a library are set into a sentence.
    var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
