extension UITextField {
    /// The attributes of the text. Setting them applies them to all of the text.
    public var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get {
            var attributes = otherAttributes
            attributes[.font] = effectiveFont
            attributes[.foregroundColor] = textColor ?? .label
            if attributes[.paragraphStyle] == nil {
                let style = NSMutableParagraphStyle()
                style.alignment = textAlignment
                style.lineBreakMode = .byTruncatingTail
                attributes[.paragraphStyle] = style
            }
            return attributes
        }
        set {
            otherAttributes = newValue.filter { $0.key != .font && $0.key != .foregroundColor }
            if let font = newValue[.font] as? UIFont { self.font = font }
            if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
            if let style = newValue[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
            if let text, !text.isEmpty {
                labelText = LabelText(NSAttributedString(string: text, attributes: defaultTextAttributes))
            }
        }
    }
}
