/// Options for how a hosting controller tracks changes to the size of its SwiftUI content.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int
    /// Creates options from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The controller's preferred content size is the content's ideal size.
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    /// The view's intrinsic size follows that of the content.
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}
