/// A secret of one run of the server, without which it answers nothing.
struct AccessToken: Sendable {
    /// 32 hexadecimal digits.
    let text: String

    /// Creates a random token of 128 bits.
    init() {
        var generator = SystemRandomNumberGenerator()
        text = (0..<2).map { _ in
            let digits = String(generator.next() as UInt64, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }

    /// Whether a text is the token. The time does not depend on where they differ.
    func matches(_ other: some StringProtocol) -> Bool {
        let (left, right) = (Array(text.utf8), Array(other.utf8))
        return left.count == right.count && zip(left, right).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
