extension UILabel {
    /// The words with what styles they have of their own; nil for none.
    package var styledText: NSAttributedString? {
        words.attributed ?? words.string.map { NSAttributedString(string: $0) }
    }

    /// The label's own style as attributes.
    var attributes: [NSAttributedString.Key: Any] {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = textAlignment
        paragraph.lineBreakMode = lineBreakMode
        paragraph.lineBreakStrategy = lineBreakStrategy
        return [.font: font, .foregroundColor: textColor, .paragraphStyle: paragraph]
    }
}
