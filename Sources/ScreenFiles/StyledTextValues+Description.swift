import Geometry

extension TextRunValue: CustomStringConvertible {
    /// The text and the specified style attributes.
    public var description: String {
        var words = [image.map { "image: \($0)" } ?? "text: \(text.quoted)"]
        if let font { words.append("font: \(font)") }
        if let textColor { words.append("textColor: \(textColor)") }
        if let backgroundColor { words.append("backgroundColor: \(backgroundColor)") }
        if let underline { words.append("underline: \(listed(underline))") }
        if let underlineColor { words.append("underlineColor: \(underlineColor)") }
        if let strikethrough { words.append("strikethrough: \(listed(strikethrough))") }
        if let strikethroughColor { words.append("strikethroughColor: \(strikethroughColor)") }
        if let kern { words.append("kern: \(NumberText.text(kern))") }
        if let baselineOffset { words.append("baselineOffset: \(NumberText.text(baselineOffset))") }
        words += effects
        return words.count == 1 && image == nil ? text.quoted : "{\(words.joined(separator: ", "))}"
    }
}

extension ParagraphStyleValue: CustomStringConvertible {
    /// The metrics by name.
    public var description: String {
        var words = lengths.map { "\($0.name): \(NumberText.text($0.value))" }
        if let tabStops {
            words.append("tabStops: [\(tabStops.map(\.description).joined(separator: ", "))]")
        }
        if let baseWritingDirection { words.append("baseWritingDirection: \(baseWritingDirection)") }
        if let lineBreakStrategy { words.append("lineBreakStrategy: \(listed(lineBreakStrategy))") }
        return "{\(words.joined(separator: ", "))}"
    }
}

extension TabStopValue: CustomStringConvertible {
    /// The location and the other specified properties.
    public var description: String {
        let place = NumberText.text(location)
        guard alignment != "natural" || !terminators.isEmpty else { return place }
        let ends = terminators.isEmpty ? "" : ", terminators: \(terminators.quoted)"
        return "{location: \(place), alignment: \(alignment)\(ends)}"
    }
}

extension ShadowValue: CustomStringConvertible {
    /// The specified properties.
    public var description: String {
        var words: [String] = []
        if let offset {
            words.append("offset: [\(NumberText.text(offset.width)), \(NumberText.text(offset.height))]")
        }
        if let blurRadius { words.append("blurRadius: \(NumberText.text(blurRadius))") }
        if let color { words.append("color: \(color)") }
        return "{\(words.joined(separator: ", "))}"
    }
}

extension TextRunValue {
    /// The specified outline, shadow, transform and direction.
    fileprivate var effects: [String] {
        let numbers = [
            ("strokeWidth", strokeWidth), ("obliqueness", obliqueness), ("expansion", expansion),
        ]
        var words = numbers.compactMap { name, value in value.map { "\(name): \(NumberText.text($0))" } }
        if let strokeColor { words.append("strokeColor: \(strokeColor)") }
        if let shadow { words.append("shadow: \(shadow)") }
        if let writingDirection { words.append("writingDirection: \(writingDirection)") }
        if let link { words.append("link: \(link.quoted)") }
        return words
    }
}

/// Returns a single value, or several as a list.
private func listed(_ words: [String]) -> String {
    words.count == 1 ? words[0] : "[\(words.joined(separator: ", "))]"
}
