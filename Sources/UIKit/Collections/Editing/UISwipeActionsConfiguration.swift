/// The actions that a swipe over a row shows.
open class UISwipeActionsConfiguration: NSObject {
    /// The actions; the first is at the edge.
    open private(set) var actions: [UIContextualAction]
    /// Whether a swipe over most of the row performs the first action.
    open var performsFirstActionWithFullSwipe = true

    /// Creates a set of actions.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}

/// An action of a row that a swipe shows.
open class UIContextualAction: NSObject {
    /// The looks of actions. Raw values match Apple's.
    public enum Style: Int, Hashable, Sendable {
        /// Gray.
        case normal = 0
        /// Red; the row goes.
        case destructive = 1
    }

    /// Called with the action, the button, and a closure to call with whether the action was performed.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// The look.
    public let style: Style
    /// Called when the action is chosen.
    public let handler: Handler
    /// The title; nil for none.
    open var title: String?
    /// The image above the title.
    open var image: UIImage?
    /// The color of the button; nil for the style's.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var backgroundColor: UIColor!

    /// Creates an action.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }
}
