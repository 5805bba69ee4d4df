/// Something that is no view and yet told to assistive technologies, such as a bar of a chart.
open class UIAccessibilityElement: UIResponder {
    /// What contains the element; not retained.
    open weak var accessibilityContainer: AnyObject?
    /// The frame in the coordinates of the container.
    open var accessibilityFrameInContainerSpace: CGRect = .zero

    /// Creates an element of a container.
    public init(accessibilityContainer container: Any) {
        super.init()
        accessibilityContainer = container as AnyObject
        isAccessibilityElement = true
    }
}

/// An action that assistive technologies offer for an object.
open class UIAccessibilityCustomAction: NSObject {
    /// Does what the action stands for; returns whether that worked.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    /// The name.
    open var name: String
    /// The name with attributes of speech.
    open var attributedName: NSAttributedString {
        get { NSAttributedString(string: name) }
        set { name = newValue.string }
    }
    /// The image.
    open var image: UIImage?
    /// The object that has the method; not retained.
    open weak var target: AnyObject?
    /// The method.
    open var selector: Selector
    /// Does what the action stands for; nil for the method.
    open var actionHandler: Handler?

    /// Creates an action that calls a method.
    public init(name: String, target: Any?, selector: Selector) {
        self.name = name
        self.target = target as AnyObject?
        self.selector = selector
    }

    /// Creates an action that calls a method.
    public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
        self.init(name: name, target: target, selector: selector)
        self.image = image
    }

    /// Creates an action that calls a function.
    public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
        self.name = name
        self.image = image
        self.actionHandler = actionHandler
        selector = Selector("")
    }
}

/// A list that assistive technologies step through, such as the headings of a page.
open class UIAccessibilityCustomRotor: NSObject {
    /// Returns the next entry; nil for none.
    public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) ->
        UIAccessibilityCustomRotorItemResult?

    /// The name.
    open var name: String
    /// Finds the next entry.
    open var itemSearchBlock: Search

    /// Creates a list.
    public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        self.name = name
        self.itemSearchBlock = itemSearchBlock
    }

    /// Where a search goes. Raw values match Apple's.
    public enum Direction: Int, Hashable, Sendable {
        /// Back.
        case previous = 0
        /// On.
        case next = 1
    }
}

/// What is searched for in a custom rotor.
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    /// The present entry.
    open var currentItem = UIAccessibilityCustomRotorItemResult(targetElement: NSObject(), targetRange: nil)
    /// Where the search goes.
    open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

/// An entry of a custom rotor.
open class UIAccessibilityCustomRotorItemResult: NSObject {
    /// The object; not retained.
    open weak var targetElement: (any NSObjectProtocol)?
    /// The part of its text; nil for all.
    open var targetRange: UITextRange?

    /// Creates an entry.
    public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
        self.targetElement = targetElement
        self.targetRange = targetRange
    }
}
