/// Changes a color of a configuration.
public struct UIConfigurationColorTransformer {
    /// The change.
    public let transform: (UIColor) -> UIColor

    /// Creates a change.
    public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

    /// Returns the changed color.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}
