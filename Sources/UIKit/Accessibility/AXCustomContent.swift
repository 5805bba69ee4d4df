/// Custom content of an object for assistive technologies, read on request, which does not happen here.
open class AXCustomContent: NSObject {
    /// How important something is. Raw values match Apple's.
    public enum Importance: UInt, Hashable, Sendable {
        /// It is read on request.
        case `default` = 0
        /// It is read with the object.
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

/// An object with custom content for assistive technologies.
public protocol AXCustomContentProvider: AnyObject {
    /// The pieces of content of the object, in order.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    var accessibilityCustomContent: [AXCustomContent]! { get set }
}
