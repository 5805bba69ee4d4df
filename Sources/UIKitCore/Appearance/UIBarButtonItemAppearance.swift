/// The appearance of bar buttons in their states.
open class UIBarButtonItemAppearance: NSObject {
    /// The appearance of enabled buttons.
    open private(set) var normal = UIBarButtonItemStateAppearance()
    /// The appearance while touched; attributes that it lacks are those of enabled buttons.
    open private(set) var highlighted = UIBarButtonItemStateAppearance()
    /// The appearance of disabled buttons; attributes that it lacks are those of the system.
    open private(set) var disabled = UIBarButtonItemStateAppearance()

    /// Creates the default appearance of plain buttons.
    public required override init() { super.init() }

    /// Creates the default appearance of buttons of a style.
    public required init(style: UIBarButtonItem.Style) {
        super.init()
        configureWithDefault(for: style)
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) { super.init() }

    /// Configures the default appearance of buttons of a style, whose own weight applies where no font is given.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        (normal, highlighted, disabled) = (.init(), .init(), .init())
    }

    /// Returns an appearance with the same values, for callers without its type.
    @_disfavoredOverload open override func copy() -> Any {
        let copy: UIBarButtonItemAppearance = copy()
        return copy
    }

    /// Returns an appearance with the same values.
    open func copy() -> Self {
        let copy = Self()
        (copy.normal, copy.highlighted, copy.disabled) = (
            normal.duplicate(), highlighted.duplicate(), disabled.duplicate()
        )
        return copy
    }
}
