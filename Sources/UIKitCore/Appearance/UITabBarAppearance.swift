/// The appearance of a tab bar.
open class UITabBarAppearance: UIBarAppearance {
    /// The appearance of items with the title below the image.
    open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
    /// The appearance of items with the title beside the image, where horizontal space is regular.
    open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
    /// The appearance of items with the title beside the image, where vertical space is compact.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)

    /// Creates the default appearance.
    public required init() { super.init() }

    /// Creates an appearance with the background of another bar's, and all values of another tab bar's.
    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UITabBarAppearance else { return }
        stackedLayoutAppearance = other.stackedLayoutAppearance.copy()
        inlineLayoutAppearance = other.inlineLayoutAppearance.copy()
        compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copy()
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
