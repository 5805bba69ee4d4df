/// More of an object for assistive technologies, told when the user asks for it; nobody does here.
open class AXCustomContent: NSObject {
    /// How important something is. Raw values match Apple's.
    public enum Importance: UInt, Hashable, Sendable {
        /// It is told when asked for.
        case `default` = 0
        /// It is told with the object.
        case high = 1
    }

    /// What it is called.
    public let label: String
    /// What it is.
    public let value: String
    /// What it is called, with attributes of speech.
    public let attributedLabel: NSAttributedString
    /// What it is, with attributes of speech.
    public let attributedValue: NSAttributedString
    /// How important it is.
    open var importance = Importance.default

    /// Creates content of texts.
    public convenience init(label: String, value: String) {
        self.init(
            attributedLabel: NSAttributedString(string: label),
            attributedValue: NSAttributedString(string: value))
    }
    /// Creates content of texts with attributes of speech.
    public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
        self.label = label.string
        self.value = value.string
        attributedLabel = label
        attributedValue = value
        super.init()
    }
}

/// Tells more of itself to assistive technologies.
public protocol AXCustomContentProvider: AnyObject {
    /// What it tells.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    var accessibilityCustomContent: [AXCustomContent]! { get set }
}
