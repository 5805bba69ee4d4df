/// Custom content of an object for assistive technologies, read on request, which does not happen here.
open class AXCustomContent: NSObject {
    /// The importance of custom content. Raw values match Apple's.
    public enum Importance: UInt, Hashable, Sendable {
        /// The content is read on request.
        case `default` = 0
        /// The content is read with the object.
        case high = 1
    }

    /// The localized name of the content.
    public let label: String
    /// The localized value of the content.
    public let value: String
    /// The localized name, with attributes of speech.
    public let attributedLabel: NSAttributedString
    /// The localized value, with attributes of speech.
    public let attributedValue: NSAttributedString
    /// The importance, by default read on request.
    open var importance = Importance.default

    /// Creates content with a label and a value.
    public convenience init(label: String, value: String) {
        self.init(
            attributedLabel: NSAttributedString(string: label),
            attributedValue: NSAttributedString(string: value))
    }
    /// Creates content with a label and a value with attributes of speech.
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
