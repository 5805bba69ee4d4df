extension TextBlock {
    /// Lays out the title of a bar item in one line.
    ///
    /// - Parameters:
    ///   - title: the title.
    ///   - attributes: its attributes.
    ///   - style: the style for the attributes that are missing.
    ///   - traits: the traits of the bar.
    /// - Returns: the text.
    static func barTitle(
        _ title: String, attributes: [NSAttributedString.Key: Any], style: Style, traits: UITraitCollection
    ) -> TextBlock {
        let engine = RenderEnvironment.current.textEngine
        guard attributes.isEmpty else {
            return TextBlock(
                StyledText(title, attributes: attributes), style: style, width: .infinity, height: .infinity,
                maximumNumberOfLines: 1, traits: traits, engine: engine)
        }
        return TextBlock(
            title, style: style, width: .infinity, height: .infinity, maximumNumberOfLines: 1,
            scale: traits.displayScale, engine: engine)
    }
}
