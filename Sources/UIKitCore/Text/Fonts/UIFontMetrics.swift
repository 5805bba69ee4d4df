/// Scales fonts and lengths for Dynamic Type, as a text style scales.
public final class UIFontMetrics: NSObject, Sendable {
    private let style: UIFont.TextStyle

    /// Creates metrics that scale as a text style does.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    /// The metrics of body text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// Returns a font scaled for the current content size category.
    public func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

    /// Returns a font scaled for the content size category of a trait collection.
    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
    }

    /// Returns a font scaled for the current content size category, up to a maximum size in points.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// Returns a font scaled for the content size category of a trait collection, up to a maximum size in
    /// points.
    public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let size = (font.pointSize * growth(in: traitCollection ?? .current)).rounded()
        guard size.isFinite else { return font }
        let limit = maximumPointSize > 0 ? maximumPointSize : .infinity
        let scaled = font.withSize(min(size, limit))
        let scaling = FontScaling(style: style, unscaledSize: font.pointSize, maximumSize: limit)
        return UIFont(scaled.descriptor, scaling: scaling)
    }

    /// Returns a length scaled for the current content size category.
    public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// Returns a length scaled for the content size category of a trait collection, rounded to whole pixels.
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat
    {
        let traits = traitCollection ?? .current
        let scaled = value * growth(in: traits)
        guard traits.displayScale > 0, scaled.isFinite else { return value }
        return (scaled * traits.displayScale).rounded() / traits.displayScale
    }

    /// Returns the growth of the style relative to its default size.
    ///
    /// Measured: lengths grow in proportion to the style's line height, not its size: 360 of 361 lengths and
    /// fonts recorded on an iPhone at the two smallest text sizes. Fonts are rounded to whole points.
    private func growth(in traits: UITraitCollection) -> CGFloat {
        let pitch = UIFont.preferredMetrics(for: style, category: traits.preferredContentSizeCategory)
            .linePitch
        return pitch / UIFont.preferredMetrics(for: style, category: .large).linePitch
    }
}
