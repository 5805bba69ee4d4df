import Geometry

extension TextRunValue: CustomStringConvertible {
    /// The text and the specified style attributes.
    package var description: String {
        let parts = styleParts
        guard !parts.isEmpty || image != nil else { return text.quoted }
        let content = image.map { "image: \($0)" } ?? "text: \(text.quoted)"
        return "{\(([content] + parts).joined(separator: ", "))}"
    }

    /// The specified style attributes.
    var styleDescription: String { "{\(styleParts.joined(separator: ", "))}" }

    private var styleParts: [String] {
        var parts: [String] = []
        if let font { parts.append("font: \(font)") }
        if let textColor { parts.append("textColor: \(textColor)") }
        if let backgroundColor { parts.append("backgroundColor: \(backgroundColor)") }
        if let underline { parts.append("underline: \(listed(underline))") }
        if let underlineColor { parts.append("underlineColor: \(underlineColor)") }
        if let strikethrough { parts.append("strikethrough: \(listed(strikethrough))") }
        if let strikethroughColor { parts.append("strikethroughColor: \(strikethroughColor)") }
        if let kern { parts.append("kern: \(NumberText.text(kern))") }
        if let baselineOffset { parts.append("baselineOffset: \(NumberText.text(baselineOffset))") }
        return parts + effects
    }
}

extension ParagraphStyleValue: CustomStringConvertible {
    /// The metrics by name.
    package var description: String {
        var parts = lengths.map { "\($0.name.rawValue): \(NumberText.text($0.value))" }
        if let tabStops {
            parts.append("tabStops: [\(tabStops.map(\.description).joined(separator: ", "))]")
        }
        if let baseWritingDirection { parts.append("baseWritingDirection: \(baseWritingDirection.rawValue)") }
        if let lineBreakStrategy { parts.append("lineBreakStrategy: \(listed(lineBreakStrategy))") }
        return "{\(parts.joined(separator: ", "))}"
    }
}

extension TabStopValue: CustomStringConvertible {
    /// The location and the other specified properties.
    package var description: String {
        let place = NumberText.text(location)
        guard alignment != .natural || !terminators.isEmpty else { return place }
        let ends = terminators.isEmpty ? "" : ", terminators: \(terminators.quoted)"
        return "{location: \(place), alignment: \(alignment.rawValue)\(ends)}"
    }
}

extension ShadowValue: CustomStringConvertible {
    /// The specified properties.
    package var description: String {
        var parts: [String] = []
        if let offset {
            parts.append("offset: [\(NumberText.text(offset.width)), \(NumberText.text(offset.height))]")
        }
        if let blurRadius { parts.append("blurRadius: \(NumberText.text(blurRadius))") }
        if let color { parts.append("color: \(color)") }
        return "{\(parts.joined(separator: ", "))}"
    }
}

extension TextRunValue {
    /// The specified outline, shadow, transform and direction.
    fileprivate var effects: [String] {
        let numbers = [
            ("strokeWidth", strokeWidth), ("obliqueness", obliqueness), ("expansion", expansion),
        ]
        var parts = numbers.compactMap { name, value in value.map { "\(name): \(NumberText.text($0))" } }
        if let strokeColor { parts.append("strokeColor: \(strokeColor)") }
        if let shadow { parts.append("shadow: \(shadow)") }
        if let writingDirection { parts.append("writingDirection: \(writingDirection.rawValue)") }
        if let link { parts.append("link: \(link.quoted)") }
        return parts
    }
}

/// Returns a single name, or several as a list.
private func listed(_ choices: [some AttributeChoice]) -> String {
    choices.count == 1 ? choices[0].rawValue : "[\(choices.map(\.rawValue).joined(separator: ", "))]"
}
