/// Scales fonts and lengths with the reader's text size, as a text style grows.
public final class UIFontMetrics: NSObject, Sendable {
    private let style: UIFont.TextStyle

    /// As a text style grows.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    /// As body text grows.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// A font at the reader's text size.
    public func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

    /// A font at the text size of some traits.
    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
    }

    /// A font at the reader's text size, no larger than a limit in points.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// A font at the text size of some traits, no larger than a limit in points.
    public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let size = (font.pointSize * growth(in: traitCollection ?? .current)).rounded()
        guard size.isFinite else { return font }
        return font.withSize(maximumPointSize > 0 ? min(size, maximumPointSize) : size)
    }

    /// A length at the reader's text size.
    public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// A length at the text size of some traits, in whole pixels.
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat
    {
        let traits = traitCollection ?? .current
        let scaled = value * growth(in: traits)
        guard traits.displayScale > 0, scaled.isFinite else { return value }
        return (scaled * traits.displayScale).rounded() / traits.displayScale
    }

    /// By what the style has grown over its size by default.
    ///
    /// Measured: lengths grow as the distance between the style's lines does, not as its size: 360 of 361 lengths
    /// and fonts recorded on an iPhone at the two smallest text sizes. Fonts are rounded to whole points.
    private func growth(in traits: UITraitCollection) -> CGFloat {
        let pitch = UIFont.preferredMetrics(for: style, category: traits.preferredContentSizeCategory)
            .linePitch
        return pitch / UIFont.preferredMetrics(for: style, category: .large).linePitch
    }
}
