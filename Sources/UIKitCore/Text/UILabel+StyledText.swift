extension UILabel {
    /// The text with its own attributes; nil for none.
    package var styledText: StyledText? {
        get { labelText.attributed ?? labelText.string.map { StyledText($0) } }
        set { labelText = LabelText(newValue) }
    }

    /// The label's own style as attributes.
    var attributes: [NSAttributedString.Key: Any] {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = textAlignment
        paragraph.lineBreakMode = lineBreakMode
        paragraph.lineBreakStrategy = lineBreakStrategy
        return [.font: plainFont, .foregroundColor: plainTextColor, .paragraphStyle: paragraph]
    }
}
