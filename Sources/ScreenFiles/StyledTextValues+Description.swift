extension TextRunValue: CustomStringConvertible {
    /// The words and what is given of their style.
    public var description: String {
        var words = [image.map { "image: \($0)" } ?? "text: \(text.quoted)"]
        if let font { words.append("font: \(font)") }
        if let textColor { words.append("textColor: \(textColor)") }
        if let backgroundColor { words.append("backgroundColor: \(backgroundColor)") }
        if let underline { words.append("underline: \(underline)") }
        if let strikethrough { words.append("strikethrough: \(strikethrough)") }
        if let kern { words.append("kern: \(NumberText.text(kern))") }
        if let baselineOffset { words.append("baselineOffset: \(NumberText.text(baselineOffset))") }
        return words.count == 1 && image == nil ? text.quoted : "{\(words.joined(separator: ", "))}"
    }
}

extension ParagraphStyleValue: CustomStringConvertible {
    /// The lengths by name.
    public var description: String {
        "{\(lengths.map { "\($0.name): \(NumberText.text($0.value))" }.joined(separator: ", "))}"
    }
}
