extension UIButton {
    /// A closure that changes the configuration of a button for its state.
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

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
}

extension UIButton.ButtonType {
    /// A title in the tint color, by a former name.
    public static var roundedRect: UIButton.ButtonType { .system }
}
