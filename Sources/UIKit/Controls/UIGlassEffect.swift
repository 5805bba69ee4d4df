/// An effect of glass, since iOS 26: drawn as a blur with a thin tint.
public final class UIGlassEffect: UIVisualEffect {
    /// The kinds of glass. Raw values match Apple's.
    public enum Style: Int, Hashable, Sendable {
        /// Glass that keeps content over it readable.
        case regular = 0
        /// Clear glass.
        case clear = 1
    }

    let style: Style
    /// Whether the glass follows touches; it does not here.
    public var isInteractive = false
    /// The color of the glass; nil for none.
    public var tintColor: UIColor?

    /// Creates an effect of a kind.
    public init(style: Style) { self.style = style }
    /// Creates an effect of regular glass.
    public override convenience init() { self.init(style: .regular) }

    /// The blur that is drawn. Chosen: the materials nearest to pictures of iOS 26.
    var blur: UIBlurEffect {
        UIBlurEffect(style: style == .regular ? .systemThinMaterial : .systemUltraThinMaterial)
    }
}

/// An effect that has glass inside of it flow together, since iOS 26; the views inside are drawn each by itself here.
public final class UIGlassContainerEffect: UIVisualEffect {
    /// The distance at which glass flows together in points; kept.
    public var spacing: CGFloat = 0
}
