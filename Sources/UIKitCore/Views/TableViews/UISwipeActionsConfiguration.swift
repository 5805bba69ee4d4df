/// The actions that a swipe on a row shows.
open class UISwipeActionsConfiguration: NSObject {
    /// The actions; the first is at the edge.
    open private(set) var actions: [UIContextualAction]
    /// Whether a full swipe performs the first action; true by default.
    open var performsFirstActionWithFullSwipe = true

    /// Creates a set of actions.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}

/// An action of a swipe on a row.
open class UIContextualAction: NSObject {
    /// The styles of actions. Raw values match Apple's.
    public enum Style: Int, Hashable, Sendable {
        /// An ordinary action, with a gray button.
        case normal = 0
        /// An action that deletes data, with a red button; the row is removed.
        case destructive = 1
    }

    /// A closure with the action, its button, and a completion handler for whether the action was performed.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// The style, which determines the color of the button.
    public let style: Style
    /// The closure that is called when the user chooses the action.
    public let handler: Handler
    /// The title; nil for none.
    open var title: String?
    /// The image above the title; nil for none.
    open var image: UIImage?
    /// The color of the button; nil for the style's.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var backgroundColor: UIColor!

    /// Creates an action with a style, a title and a handler.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }
}
