/// The appearance of tab bar items in their states.
open class UITabBarItemAppearance: NSObject {
    /// The layout styles of title and image. Raw values match Apple's.
    public enum Style: Int, Hashable, Sendable {
        /// The title below the image.
        case stacked = 0
        /// The title beside the image.
        case inline = 1
        /// The title beside a smaller image.
        case compactInline = 2
    }

    /// The appearance of items that are not selected.
    open private(set) var normal = UITabBarItemStateAppearance()
    /// The appearance of the selected item.
    open private(set) var selected = UITabBarItemStateAppearance()
    /// The appearance of disabled items.
    open private(set) var disabled = UITabBarItemStateAppearance()

    /// Creates the default appearance of items with the title below the image.
    public required override init() { super.init() }

    /// Creates the default appearance of items of a style.
    public required init(style: Style) {
        super.init()
        configureWithDefault(for: style)
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) { super.init() }

    /// Configures the default appearance of items of a style, whose own font size applies where no font is given.
    open func configureWithDefault(for style: Style) {
        (normal, selected, disabled) = (.init(), .init(), .init())
    }

    /// Returns an appearance with the same values, for callers without its type.
    @_disfavoredOverload open override func copy() -> Any {
        let copy: UITabBarItemAppearance = copy()
        return copy
    }

    /// Returns an appearance with the same values.
    open func copy() -> Self {
        let copy = Self()
        (copy.normal, copy.selected, copy.disabled) = (
            normal.duplicate(), selected.duplicate(), disabled.duplicate()
        )
        return copy
    }
}
