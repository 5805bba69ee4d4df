import Scene

/// Lets content take its colour from a blur around it: of the content, only its alpha counts.
///
/// Chosen: lightens what lies beneath over dark blurs and darkens it over light ones, as strongly as the label
/// and fill colours of the same names; Apple's own filters are not published.
public final class UIVibrancyEffect: UIVisualEffect {
    let blurEffect: UIBlurEffect
    let style: UIVibrancyEffectStyle

    /// A vibrancy within a blur, for labels.
    public convenience init(blurEffect: UIBlurEffect) { self.init(blurEffect: blurEffect, style: .label) }

    /// A vibrancy within a blur.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        (self.blurEffect, self.style) = (blurEffect, style)
    }

    /// What becomes of content.
    func vibrancy(in traits: UITraitCollection) -> LayoutNode.Vibrancy {
        let isDark = blurEffect.isDark(in: traits)
        return LayoutNode.Vibrancy(
            color: Color(white: isDark ? 1 : 0, alpha: style.strength(isDark: isDark)),
            blend: isDark ? .plusLighter : .plusDarker)
    }
}

/// What vibrant content is.
public enum UIVibrancyEffectStyle: Int, Hashable, Sendable {
    /// Words.
    case label = 0
    /// Lesser words.
    case secondaryLabel = 1
    /// Hints.
    case tertiaryLabel = 2
    /// The least of words.
    case quaternaryLabel = 3
    /// Areas.
    case fill = 4
    /// Larger areas.
    case secondaryFill = 5
    /// The largest areas.
    case tertiaryFill = 6
    /// Lines.
    case separator = 7

    /// Source: the alphas of UIColor's label, fill and separator colours.
    fileprivate func strength(isDark: Bool) -> Double {
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
