/// Texts as string literals of Swift.
package enum SwiftStringLiteral {
    /// Returns a literal with a text.
    ///
    /// - Parameter text: The text.
    /// - Returns: The literal with its quotation marks.
    package static func text(_ text: String) -> String {
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": literal += "\\" + String(scalar)
            case _ where scalar.value < 0x20: literal += "\\u{" + String(scalar.value, radix: 16) + "}"
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return literal + "\""
    }
}
