/// An effect of glass, since iOS 26: drawn as a blur with a thin tint.
public final class UIGlassEffect: UIVisualEffect {
    /// The styles of glass. Raw values match Apple's.
    public enum Style: Int, Hashable, Sendable {
        /// Glass that keeps content over it legible.
        case regular = 0
        /// Clear glass, with less tint.
        case clear = 1
    }

    let style: Style
    /// Whether the glass responds to touches; it does not here.
    public var isInteractive = false
    /// The color of the glass; nil for none.
    public var tintColor: UIColor?

    /// Creates an effect of a style.
    public init(style: Style) { self.style = style }
    /// Creates an effect of regular glass.
    public override convenience init() { self.init(style: .regular) }

    /// The blur that is drawn. Chosen: the materials nearest to pictures of iOS 26.
    var blur: UIBlurEffect {
        UIBlurEffect(style: style == .regular ? .systemThinMaterial : .systemUltraThinMaterial)
    }
}

/// An effect that combines the glass inside of it, since iOS 26; each view inside is drawn separately here.
public final class UIGlassContainerEffect: UIVisualEffect {
    /// The distance in points at which glass merges; kept, and has no effect here.
    public var spacing: CGFloat = 0
}
