/// The appearance of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {
    /// The appearance of plain buttons.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
    /// The appearance of buttons that complete a task.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

    /// Creates the default appearance.
    public required init() { super.init() }

    /// Creates an appearance with the background of another bar's, and all values of another toolbar's.
    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UIToolbarAppearance else { return }
        buttonAppearance = other.buttonAppearance.copy()
        doneButtonAppearance = other.doneButtonAppearance.copy()
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
