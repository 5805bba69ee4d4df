extension ValueReader {
    /// What `runs` and `paragraphStyle` accept.
    enum StyledTextFormat {
        /// The keys of a run.
        static let runKeys = [
            "text", "image", "font", "textColor", "backgroundColor", "underline", "underlineColor",
            "strikethrough", "strikethroughColor", "kern", "baselineOffset", "strokeWidth", "strokeColor",
            "shadow", "obliqueness", "expansion", "writingDirection", "link",
        ]
        /// The keys of a style without a text.
        static let styleKeys = runKeys.filter { !["text", "image", "link"].contains($0) }
        /// The color attributes of a run.
        static let runColors: [String: any WritableKeyPath<TextRunValue, ColorValue?> & Sendable] = [
            "textColor": \.textColor, "backgroundColor": \.backgroundColor,
            "underlineColor": \.underlineColor, "strikethroughColor": \.strikethroughColor,
            "strokeColor": \.strokeColor,
        ]
        /// The numeric attributes of a run.
        static let runNumbers:
            [String: (any WritableKeyPath<TextRunValue, Double?> & Sendable, ClosedRange<Double>)] = [
                "kern": (\.kern, kernRange), "baselineOffset": (\.baselineOffset, kernRange),
                "strokeWidth": (\.strokeWidth, strokeWidthRange), "obliqueness": (\.obliqueness, slantRange),
                "expansion": (\.expansion, slantRange),
            ]
        /// The keys of a shadow. Source: NSShadow's properties.
        static let shadowKeys = ["offset", "blurRadius", "color"]
        /// The keys of a tab stop. Source: NSTextTab's properties.
        static let tabKeys = ["location", "alignment", "terminators"]
        /// The keys of a paragraph style.
        static var paragraphKeys: [String] {
            Choices.ParagraphLength.names + ["tabStops", "baseWritingDirection", "lineBreakStrategy"]
        }
        /// The range of a length of a paragraph style.
        static func range(_ length: Choices.ParagraphLength) -> ClosedRange<Double> {
            switch length {
            case .tailIndent: -ScreenLimits.points...ScreenLimits.points
            case .lineHeightMultiple: 0...100
            case .hyphenationFactor: 0...1
            case .lineSpacing, .paragraphSpacing, .paragraphSpacingBefore, .firstLineHeadIndent, .headIndent,
                .minimumLineHeight, .maximumLineHeight, .defaultTabInterval:
                extent
            }
        }
        /// The kerning in points. Chosen: wider than any screen.
        static let kernRange = -2_000.0...2_000.0
        /// The stroke width in percent of the font size. Chosen: lines as wide as the letters are high.
        static let strokeWidthRange = -100.0...100.0
        /// The obliqueness, and the logarithm of the expansion. Chosen: text beyond these values is
        /// illegible.
        static let slantRange = -2.0...2.0
        /// The blur radius of a shadow in points.
        static let blurRadiusRange = 0.0...1_000.0
        static let extent = 0...ScreenLimits.points
    }
}
