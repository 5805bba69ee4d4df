/// What the numbers of styled text may be.
package enum StyledTextLimits {
    /// The range of a length of a paragraph style.
    package static func range(_ length: Choices.ParagraphLength) -> ClosedRange<Double> {
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
    package static let kernRange = -2_000.0...2_000.0
    /// The stroke width in percent of the font size. Chosen: lines as wide as the letters are high.
    package static let strokeWidthRange = -100.0...100.0
    /// The obliqueness, and the logarithm of the expansion. Chosen: text beyond these values is illegible.
    package static let slantRange = -2.0...2.0
    /// The blur radius of a shadow in points.
    package static let blurRadiusRange = 0.0...1_000.0
    /// A length in points that is not negative.
    package static let extent = 0...ScreenLimits.points
}
