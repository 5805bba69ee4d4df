extension UInt8 {
    /// Whether the byte, of UTF-8, is a part of a name or keyword: a letter, a digit, `_`, or of a character beyond ASCII.
    package var isPartOfWord: Bool {
        self >= 0x80 || self == UInt8(ascii: "_") || (0x30...0x39).contains(self)
            || (0x61...0x7A).contains(self | 0x20)
    }
}
