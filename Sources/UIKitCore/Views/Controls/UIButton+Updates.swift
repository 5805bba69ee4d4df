extension UIButton {
    /// A closure that changes the configuration of a button for its state.
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    private static let storedHandler = SparseProperty<ConfigurationUpdateHandler?>(nil)
    private static let storedAutomation = SparseProperty(true)

    /// Called to update the configuration for the state of the button: before the first layout, and after the state has
    /// changed or `setNeedsUpdateConfiguration()` was called. Nil for nothing.
    public var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { Self.storedHandler[self] }
        set {
            Self.storedHandler[self] = newValue
            setNeedsUpdateConfiguration()
        }
    }

    /// Whether the configuration is updated when the state changes; the appearance always follows the state.
    public var automaticallyUpdatesConfiguration: Bool {
        get { Self.storedAutomation[self] }
        set { Self.storedAutomation[self] = newValue }
    }

    /// Called after the state has changed: only buttons whose configuration depends on it are laid out again.
    func stateDidChange() {
        if parts.hasAttached { contentDidChange() }
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
    /// The roles of a button in an app. Raw values match Apple's.
    public enum Role: Int, Hashable, Sendable {
        /// No special role.
        case normal = 0
        /// The default choice, such as the most likely one.
        case primary = 1
        /// The button cancels without a change.
        case cancel = 2
        /// The button may delete or change data.
        case destructive = 3
    }

    private static let storedRole = SparseProperty(Role.normal)
    private static let storedMenuOrder = SparseProperty(UIContextMenuConfiguration.ElementOrder.automatic)
    private static let storedShadowColors = SparseProperty<[State: UIColor]>([:])

    /// The role of the button; kept, and has no effect here.
    public var role: Role {
        get { Self.storedRole[self] }
        set { Self.storedRole[self] = newValue }
    }
    /// The order of the menu elements; kept, and has no effect here, as they are in the order of the menu.
    public var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
        get { Self.storedMenuOrder[self] }
        set { Self.storedMenuOrder[self] = newValue }
    }

    /// Sets the color of the title's shadow in a state; the offset is that of the label, zero unless it is set.
    public func setTitleShadowColor(_ color: UIColor?, for state: State) {
        Self.storedShadowColors[self][state] = color
        synchronizeParts()
    }
    /// Returns the color that was set for the title's shadow in a state.
    public func titleShadowColor(for state: State) -> UIColor? { Self.storedShadowColors[self][state] }
}

extension UIButton.ButtonType {
    /// A title in the tint color, by a former name.
    public static var roundedRect: UIButton.ButtonType { .system }
}
