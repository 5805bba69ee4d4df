/// The names that the compiler gives to methods for Objective-C.
enum ObjectiveCName {
    /// Returns the selector of a method.
    ///
    /// - Parameters:
    ///   - name: The base name.
    ///   - labels: The argument labels; nil for `_`.
    ///   - isThrowing: Whether the method throws, which adds an argument.
    /// - Returns: The selector, as in `paintWithColor:`.
    static func selector(_ name: String, labels: [String?], isThrowing: Bool = false) -> String {
        guard let first = labels.first else { return isThrowing ? name + "AndReturnError:" : name }
        var text = name
        if let first {
            if !prepositions.contains(firstWord(of: first)), !prepositions.contains(lastWord(of: name)) {
                text += "With"
            }
            text += first.prefix(1).uppercased() + first.dropFirst()
        }
        text += ":"
        for label in labels.dropFirst() { text += (label ?? "") + ":" }
        return isThrowing ? text + "error:" : text
    }

    /// Returns the selector of a property's setter.
    static func setter(_ name: String) -> String {
        "set" + name.prefix(1).uppercased() + name.dropFirst() + ":"
    }

    private static func firstWord(of name: String) -> String {
        let rest = name.dropFirst().prefix { !$0.isUppercase }
        return (name.prefix(1) + rest).lowercased()
    }

    private static func lastWord(of name: String) -> String {
        guard let start = name.lastIndex(where: \.isUppercase) else { return name.lowercased() }
        return name[start...].lowercased()
    }

    /// Source: the parts of speech in the Swift compiler.
    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
        "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding",
        "since", "to", "until", "using", "via", "when", "with", "within",
    ]
}
