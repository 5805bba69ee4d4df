/// An action that assistive technologies offer for an object.
open class UIAccessibilityCustomAction: NSObject {
    /// Performs the action; returns whether it succeeded.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    /// The localized name that assistive technologies present.
    open var name: String { didSet { ownAttributedName = nil } }
    /// The name with attributes of speech.
    open var attributedName: NSAttributedString {
        get { ownAttributedName ?? NSAttributedString(string: name) }
        set {
            name = newValue.string
            ownAttributedName = newValue
        }
    }
    private var ownAttributedName: NSAttributedString?
    /// The category of the action; nil for none.
    open var category: String?
    /// The image; nil for none.
    open var image: UIImage?
    /// The object that performs the selector; not retained.
    open weak var target: AnyObject?
    /// The method that `target` performs when there is no handler.
    open var selector: Selector
    /// Performs the action; nil for the method of the target.
    open var actionHandler: Handler?

    /// Creates an action that performs a selector.
    public init(name: String, target: Any?, selector: Selector) {
        self.name = name
        self.target = target as AnyObject?
        self.selector = selector
    }

    /// Creates an action with an image that performs a selector.
    public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
        self.init(name: name, target: target, selector: selector)
        self.image = image
    }

    /// Creates an action that calls a handler.
    public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
        self.name = name
        self.image = image
        self.actionHandler = actionHandler
        selector = Selector("")
    }

    /// Creates an action with an attributed name that performs a selector.
    public convenience init(
        attributedName: NSAttributedString, image: UIImage? = nil, target: Any?, selector: Selector
    ) {
        self.init(name: attributedName.string, image: image, target: target, selector: selector)
        self.attributedName = attributedName
    }

    /// Creates an action with an attributed name that calls a handler.
    public convenience init(
        attributedName: NSAttributedString, image: UIImage? = nil, actionHandler: Handler?
    ) {
        self.init(name: attributedName.string, image: image, actionHandler: actionHandler)
        self.attributedName = attributedName
    }

    /// The category of actions that edit.
    public static let categoryEdit = "UIAccessibilityCustomActionCategoryEdit"
}
