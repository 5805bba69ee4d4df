/// An action of a swipe on a row, as before iOS 11.
open class UITableViewRowAction: NSObject {
    /// The styles of actions. Raw values match Apple's.
    public enum Style: Int, Hashable, Sendable {
        /// An action that deletes data, with a red button.
        case `default` = 0
        /// An ordinary action, with a gray button.
        case normal = 1
        /// The same as `default`: an action that deletes data, with a red button.
        public static var destructive: Style { .default }
    }

    /// The style, which determines the color of the button.
    public let style: Style
    /// The title; nil for none.
    open var title: String?
    /// The color of the button; nil for that of the style.
    open var backgroundColor: UIColor?
    private let handler: (UITableViewRowAction, IndexPath) -> Void

    /// Creates an action with a style, a title and a handler.
    public init(
        style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
    ) {
        self.style = style
        self.title = title
        self.handler = handler
    }

    /// Returns the action as a contextual action of a row.
    func contextualAction(forRowAt path: IndexPath) -> UIContextualAction {
        let action = UIContextualAction(style: style == .default ? .destructive : .normal, title: title) {
            _, _, done in
            self.handler(self, path)
            done(true)
        }
        if let backgroundColor { action.backgroundColor = backgroundColor }
        return action
    }
}
