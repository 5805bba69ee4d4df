extension UIButton {
    /// Changes the configuration of a button for its state.
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    private static let storedHandler = SparseProperty<ConfigurationUpdateHandler?>(nil)
    private static let storedAutomation = SparseProperty(true)

    /// Called to change the configuration for the state of the button: before the first layout, and after the state has
    /// changed or `setNeedsUpdateConfiguration()` was called. Nil for nothing.
    public var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { Self.storedHandler[self] }
        set {
            Self.storedHandler[self] = newValue
            setNeedsUpdateConfiguration()
        }
    }

    /// Whether the configuration is updated for the state of the button by itself; the look always follows the state.
    public var automaticallyUpdatesConfiguration: Bool {
        get { Self.storedAutomation[self] }
        set { Self.storedAutomation[self] = newValue }
    }

    /// Requests a call of `updateConfiguration()` before the next layout.
    public func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsUpdateConstraints()
    }

    /// Called after the state has changed: only buttons whose configuration depends on it are laid out again.
    func stateDidChange() {
        guard type(of: self) != UIButton.self || attachedObjects != nil else { return }
        if configuration != nil || configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
    }

    /// Calls `updateConfiguration()` if it is due.
    func updateConfigurationIfNeeded() {
        guard needsConfigurationUpdate else { return }
        needsConfigurationUpdate = false
        updateConfiguration()
    }
}

extension UIButton {
    /// What a button is for.
    public enum Role: Int, Hashable, Sendable {
        /// Nothing in particular.
        case normal = 0
        /// What most people choose.
        case primary = 1
        /// To leave without a change.
        case cancel = 2
        /// To destroy data.
        case destructive = 3
    }

    private static let storedRole = SparseProperty(Role.normal)
    private static let storedMenuOrder = SparseProperty(UIContextMenuConfiguration.ElementOrder.automatic)
    private static let storedShadowColors = SparseProperty<[State: UIColor]>([:])

    /// What the button is for; kept, as it has no effect on the look here.
    public var role: Role {
        get { Self.storedRole[self] }
        set { Self.storedRole[self] = newValue }
    }
    /// The order of the elements of the menu; kept, as they are in the order of the menu here.
    public var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
        get { Self.storedMenuOrder[self] }
        set { Self.storedMenuOrder[self] = newValue }
    }
    /// Whether the primary action is being held down; never here.
    public var isHeld: Bool { false }
    /// The label of the subtitle; nil, as a subtitle is drawn without one here.
    public var subtitleLabel: UILabel? { nil }

    /// Keeps the color of the shadow of the title in a state, which is not drawn.
    public func setTitleShadowColor(_ color: UIColor?, for state: State) {
        Self.storedShadowColors[self][state] = color
    }
    /// Returns the color that was set for the shadow of the title in a state.
    public func titleShadowColor(for state: State) -> UIColor? { Self.storedShadowColors[self][state] }
    /// The color for the shadow of the title in the current state.
    public var currentTitleShadowColor: UIColor? {
        titleShadowColor(for: state) ?? titleShadowColor(for: .normal)
    }
}

extension UIButton.ButtonType {
    /// A title in the tint color, by a former name.
    public static var roundedRect: UIButton.ButtonType { .system }
}
