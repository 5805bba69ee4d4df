/// An action that a swipe over a row shows, as before iOS 11.
open class UITableViewRowAction: NSObject {
    /// The styles of actions. Raw values match Apple's.
    public enum Style: Int, Hashable, Sendable {
        /// Of something that is deleted: red.
        case `default` = 0
        /// Of anything else: gray.
        case normal = 1
        /// Of something that is deleted: red.
        public static var destructive: Style { .default }
    }

    /// The style.
    public let style: Style
    /// The title; nil for none.
    open var title: String?
    /// The color; nil for that of the style.
    open var backgroundColor: UIColor?
    private let handler: (UITableViewRowAction, IndexPath) -> Void

    /// Creates an action.
    public init(
        style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
    ) {
        self.style = style
        self.title = title
        self.handler = handler
    }

    /// Returns the action as one of today for a row.
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
