/// The names of the goldens of assertions.
enum GoldenNaming {
    /// A part of a golden's name: what is not a letter, a digit, `-` or `_` becomes a hyphen, but for those at the
    /// ends.
    static func part(_ text: String) -> String {
        let safe = text.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "-" }
        let trimmed = safe.drop { $0 == "-" }
        return String(trimmed.reversed().drop { $0 == "-" }.reversed())
    }

    /// The name of a golden: the test's, the assertion's, then the screen's with its state and conditions.
    static func name(test: String, assertion: String?, screen: String) -> String {
        ([test, assertion.map(part) ?? ""].filter { !$0.isEmpty } + [screen]).joined(separator: ".")
    }
}
