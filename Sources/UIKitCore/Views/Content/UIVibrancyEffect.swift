import Scene

/// An effect that gives content the color of the blur behind it: only the content's alpha is used.
///
/// Chosen: lightens what is below over dark blurs and darkens it over light ones, with the alphas of the
/// label and fill colors of the same names; Apple's own filters are not published.
public final class UIVibrancyEffect: UIVisualEffect {
    let blurEffect: UIBlurEffect
    let style: UIVibrancyEffectStyle

    /// Creates a vibrancy effect for labels over a blur.
    public convenience init(blurEffect: UIBlurEffect) { self.init(blurEffect: blurEffect, style: .label) }

    /// Creates a vibrancy effect over a blur.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        (self.blurEffect, self.style) = (blurEffect, style)
    }

    /// Returns the color and blend mode of vibrant content.
    func vibrancy(in traits: UITraitCollection) -> LayoutNode.Vibrancy {
        let isDark = blurEffect.isDark(in: traits)
        return LayoutNode.Vibrancy(
            color: Color(white: isDark ? 1 : 0, alpha: style.alpha(isDark: isDark)),
            blend: isDark ? .plusLighter : .plusDarker)
    }
}

/// The styles of vibrant content.
public enum UIVibrancyEffectStyle: Int, Hashable, Sendable {
    /// The style for primary labels.
    case label = 0
    /// The style for secondary labels.
    case secondaryLabel = 1
    /// The style for tertiary labels, such as placeholders.
    case tertiaryLabel = 2
    /// The style for quaternary labels.
    case quaternaryLabel = 3
    /// The style for fills of thin and small shapes.
    case fill = 4
    /// The style for fills of medium-size shapes.
    case secondaryFill = 5
    /// The style for fills of large shapes.
    case tertiaryFill = 6
    /// The style for separators between content.
    case separator = 7

    /// The alpha of the style. Source: the alphas of UIColor's label, fill and separator colors.
    fileprivate func alpha(isDark: Bool) -> Double {
        switch self {
        case .label: isDark ? 1 : 0.85
        case .secondaryLabel: 0.6
        case .tertiaryLabel: 0.3
        case .quaternaryLabel: isDark ? 0.16 : 0.18
        case .fill: isDark ? 0.36 : 0.2
        case .secondaryFill: isDark ? 0.32 : 0.16
        case .tertiaryFill: isDark ? 0.24 : 0.12
        case .separator: isDark ? 0.6 : 0.29
        }
    }
}
