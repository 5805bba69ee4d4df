extension String {
    /// The text in double quotes, on one line.
    var quoted: String {
        let escaped = map { character in
            switch character {
            case "\"": "\\\""
            case "\\": "\\\\"
            case "\n": "\\n"
            case "\t": "\\t"
            default: String(character)
            }
        }
        return "\"\(escaped.joined())\""
    }
}
