/// The accessibility properties that few objects have.
private final class AccessibilityStorage {
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

extension UIResponder {
    /// How assistive technologies navigate the elements of the object.
    public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { AccessibilityStorage.of(self).navigationStyle }
        set { AccessibilityStorage.of(self).navigationStyle = newValue }
    }
    /// The header elements of a table's cell; nil for none.
    public var accessibilityHeaderElements: [Any]? {
        get { AccessibilityStorage.of(self).headerElements }
        set { AccessibilityStorage.of(self).headerElements = newValue }
    }
    /// The context of the object's text; nil for none.
    public var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { AccessibilityStorage.of(self).textualContext }
        set { AccessibilityStorage.of(self).textualContext = newValue }
    }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The names by which Voice Control identifies the object, with attributes of speech.
    public var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
        get {
            AccessibilityStorage.of(self).attributedInputLabels
                ?? accessibilityUserInputLabels.map(NSAttributedString.init(string:))
        }
        set { AccessibilityStorage.of(self).attributedInputLabels = newValue }
    }
    /// The points where the object can be dragged; nil for its middle.
    public var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { AccessibilityStorage.of(self).dragSources }
        set { AccessibilityStorage.of(self).dragSources = newValue }
    }
    /// The points where content can be dropped on the object; nil for its middle.
    public var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { AccessibilityStorage.of(self).dropPoints }
        set { AccessibilityStorage.of(self).dropPoints = newValue }
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
