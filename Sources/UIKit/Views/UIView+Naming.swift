import Synchronization

extension UIView {
    /// The class name as authors write it.
    package var className: String { ClassNames.name(of: type(of: self)) }

    /// The name in messages: the input's identifier, or the accessibility identifier, or the class name.
    package var displayName: String { identifier ?? accessibilityIdentifier ?? className }
}

/// Caches class names: describing a type searches its conformances every time.
private enum ClassNames {
    private static let known = Mutex<[ObjectIdentifier: String]>([:])

    static func name(of type: UIView.Type) -> String {
        known.withLock { known in
            if let name = known[ObjectIdentifier(type)] { return name }
            let described = String(describing: type)
            let name = described.hasPrefix("_") ? String(described.dropFirst()) : described
            known[ObjectIdentifier(type)] = name
            return name
        }
    }
}
