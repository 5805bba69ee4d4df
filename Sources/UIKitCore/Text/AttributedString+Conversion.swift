extension NSAttributedString {
    /// Creates the text of an attributed string with the attributes of UIKit, and its links.
    public convenience init(_ text: AttributedString) {
        let made = NSMutableAttributedString(string: "")
        for run in text.runs {
            let attributes = AttributeContainer.keyed(run.attributes)
            made.append(
                NSAttributedString(string: String(text[run.range].characters), attributes: attributes))
        }
        self.init(attributedString: made)
    }
}

extension AttributedString {
    /// Creates the text of an attributed string with the attributes of UIKit, and its links.
    public init(_ text: NSAttributedString) {
        self.init()
        let all = NSRange(location: 0, length: text.length)
        text.enumerateAttributes(in: all, options: []) { attributes, range, _ in
            let part = text.attributedSubstring(from: range).string
            append(AttributedString(part, attributes: AttributeContainer(attributes)))
        }
    }
}

extension AttributeContainer {
    /// Creates a container of attributes by their keys.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self.init()
        let underline = dictionary[.underlineStyle] as? Int
        let strikethrough = dictionary[.strikethroughStyle] as? Int
        self.font = dictionary[.font] as? UIFont
        self.paragraphStyle = dictionary[.paragraphStyle] as? NSParagraphStyle
        self.foregroundColor = dictionary[.foregroundColor] as? UIColor
        self.backgroundColor = dictionary[.backgroundColor] as? UIColor
        self.kern = Self.number(dictionary[.kern])
        self.tracking = Self.number(dictionary[.tracking])
        self.baselineOffset = Self.number(dictionary[.baselineOffset])
        self.underlineStyle = underline.map { NSUnderlineStyle(rawValue: $0) }
        self.underlineColor = dictionary[.underlineColor] as? UIColor
        self.strikethroughStyle = strikethrough.map { NSUnderlineStyle(rawValue: $0) }
        self.strikethroughColor = dictionary[.strikethroughColor] as? UIColor
        self.strokeColor = dictionary[.strokeColor] as? UIColor
        self.strokeWidth = Self.number(dictionary[.strokeWidth])
        self.obliqueness = Self.number(dictionary[.obliqueness])
        self.link = dictionary[.link] as? URL ?? (dictionary[.link] as? String).flatMap { URL(string: $0) }
    }

    private static func number(_ value: Any?) -> CGFloat? {
        value as? CGFloat ?? (value as? Int).map { CGFloat($0) }
            ?? (value as? NSNumber).map { CGFloat($0.doubleValue) }
    }

    /// Returns the attributes of a container by their keys.
    static func keyed(_ container: AttributeContainer) -> [NSAttributedString.Key: Any] {
        var found: [NSAttributedString.Key: Any] = [:]
        found[.font] = container.font
        found[.paragraphStyle] = container.paragraphStyle
        found[.foregroundColor] = container.foregroundColor
        found[.backgroundColor] = container.backgroundColor
        found[.kern] = container.kern
        found[.tracking] = container.tracking
        found[.baselineOffset] = container.baselineOffset
        found[.underlineStyle] = container.underlineStyle?.rawValue
        found[.underlineColor] = container.underlineColor
        found[.strikethroughStyle] = container.strikethroughStyle?.rawValue
        found[.strikethroughColor] = container.strikethroughColor
        found[.strokeColor] = container.strokeColor
        found[.strokeWidth] = container.strokeWidth
        found[.obliqueness] = container.obliqueness
        found[.link] = container.link
        return found
    }
}
