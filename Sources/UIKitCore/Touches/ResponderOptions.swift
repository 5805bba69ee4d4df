/// Properties that few responders set, stored separately so that others do not pay for them.
final class ResponderOptions {
    private static let key = AttachmentKey()

    var pasteConfiguration: UIPasteConfiguration?
    var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)?

    /// Returns the options of a responder, created on first access.
    static func of(_ responder: UIResponder) -> ResponderOptions {
        key.value(of: responder) { ResponderOptions() }
    }

    /// Returns the options of a responder if it has some.
    static func known(of responder: UIResponder) -> ResponderOptions? {
        objc_getAssociatedObject(responder, key.address) as? ResponderOptions
    }
}

/// The editing interactions of a responder, such as a shake to undo. Raw values match Apple's.
public enum UIEditingInteractionConfiguration: Int, Hashable, Sendable {
    /// No editing gestures.
    case none = 0
    /// The standard editing gestures.
    case `default` = 1
}

/// The standard edit actions: the names of the actions that the system's commands send.
///
/// Responders have all of them; where they are not overridden, they do nothing.
public protocol UIResponderStandardEditActions: AnyObject {
    /// Cuts the selection to the pasteboard.
    func cut(_ sender: Any?)
    /// Copies the selection to the pasteboard.
    func copy(_ sender: Any?)
    /// Inserts the content of the pasteboard.
    func paste(_ sender: Any?)
    /// Selects the object at the touch.
    func select(_ sender: Any?)
    /// Selects all of the content.
    func selectAll(_ sender: Any?)
    /// Deletes the selection without copying it.
    func delete(_ sender: Any?)
    /// Toggles bold text in the selection.
    func toggleBoldface(_ sender: Any?)
    /// Toggles italic text in the selection.
    func toggleItalics(_ sender: Any?)
    /// Toggles the underline of the selection.
    func toggleUnderline(_ sender: Any?)
    /// Increases the font size of the selection.
    func increaseSize(_ sender: Any?)
    /// Decreases the font size of the selection.
    func decreaseSize(_ sender: Any?)
}

extension UIResponder: UIResponderStandardEditActions {}
