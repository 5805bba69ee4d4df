/// A button of an alert or an action sheet.
open class UIAlertAction: NSObject {
    /// The styles of a button. Raw values match Apple's.
    public enum Style: Int, Hashable, Sendable {
        /// A regular button.
        case `default` = 0
        /// A button that cancels, in bold type unless another action is preferred; there may be one.
        case cancel = 1
        /// A button that may change or delete data, in red.
        case destructive = 2
    }

    /// The title; nil for none.
    public let title: String?
    /// The style, which determines the color and position of the button.
    public let style: Style
    /// Whether the button can be tapped; it is dimmed otherwise.
    open var isEnabled = true { didSet { didChange() } }
    /// Called when the button was tapped, after the alert was dismissed.
    let handler: ((UIAlertAction) -> Void)?
    /// Called when the button is to be updated.
    var didChange: () -> Void = {}

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - style: The style.
    ///   - handler: Called when the button was tapped, after the alert was dismissed.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
    }
}
