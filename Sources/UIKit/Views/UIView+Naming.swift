extension UIView {
    /// The class name as authors write it.
    package var className: String {
        let name = String(describing: type(of: self))
        return name.hasPrefix("_") ? String(name.dropFirst()) : name
    }

    /// The id for messages: the input's, the accessibility identifier, else the class.
    package var displayName: String { identifier ?? accessibilityIdentifier ?? className }
}
