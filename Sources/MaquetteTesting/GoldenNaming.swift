/// The names of goldens of assertions.
enum GoldenNaming {
    /// Returns a component of a golden's name: characters other than letters, digits, `-` and `_` are
    /// replaced by hyphens, except at the ends, where they are removed.
    static func part(_ text: String) -> String {
        let safe = text.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "-" }
        let trimmed = safe.drop { $0 == "-" }
        return String(trimmed.reversed().drop { $0 == "-" }.reversed())
    }

    /// Returns the name of a golden: the test, the assertion, then the screen with its state and conditions.
    static func name(test: String, assertion: String?, screen: String) -> String {
        ([test, assertion.map(part) ?? ""].filter { !$0.isEmpty } + [screen]).joined(separator: ".")
    }
}
