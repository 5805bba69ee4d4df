/// A function that changes a color of a configuration.
public struct UIConfigurationColorTransformer {
    /// The function, which returns the color for another.
    public let transform: (UIColor) -> UIColor

    /// Creates a transformer from a function.
    public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

    /// Returns the color for another.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}

extension UIConfigurationColorTransformer {
    /// Changes a color to gray of the same brightness, by the weights of ITU-R BT.709.
    public static var grayscale: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer { color in
            UIColor { traits in
                let parts = color.resolvedColor(with: traits).cgColor.components ?? []
                guard parts.count == 4 else { return color }
                let gray = 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
                return UIColor(white: gray, alpha: parts[3])
            }
        }
    }
    /// Changes a color to the tint color.
    public static var preferredTint: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer { _ in .tintColor }
    }
    /// Changes a color to one without a hue, for tinted elements. Chosen: that of labels.
    public static var monochromeTint: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer { _ in .label }
    }
}
