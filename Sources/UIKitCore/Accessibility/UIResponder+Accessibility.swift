/// The accessibility properties that few objects have.
final class AccessibilityStorage {
    static let key = AttachmentKey()

    var navigationStyle = UIAccessibilityNavigationStyle.automatic
    var headerElements: [Any]?
    var textualContext: UIAccessibilityTextualContext?
    var attributedInputLabels: [NSAttributedString]?
    var dragSources: [UIAccessibilityLocationDescriptor]?
    var dropPoints: [UIAccessibilityLocationDescriptor]?

    static func of(_ responder: UIResponder) -> AccessibilityStorage {
        key.value(of: responder) { AccessibilityStorage() }
    }
}

/// A point where a drag begins or a drop ends, for assistive technologies.
open class UIAccessibilityLocationDescriptor: NSObject {
    /// The localized name that assistive technologies present.
    public let name: String
    /// The name with attributes of speech.
    open var attributedName: NSAttributedString { NSAttributedString(string: name) }
    /// The view; not retained.
    open private(set) weak var view: UIView?
    /// The point, in the coordinates of the view.
    public let point: CGPoint

    /// Creates a descriptor of the middle of a view.
    public convenience init(name: String, view: UIView) {
        self.init(name: name, point: CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view)
    }
    /// Creates a descriptor of a point in a view's coordinates.
    public init(name: String, point: CGPoint, in view: UIView) {
        self.name = name
        self.point = point
        self.view = view
        super.init()
    }
}
