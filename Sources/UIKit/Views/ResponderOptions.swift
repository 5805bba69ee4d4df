/// What few responders have, kept beside them so that others do not pay for it.
final class ResponderOptions {
    private static let key = AttachmentKey()

    var pasteConfiguration: UIPasteConfiguration?
    var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)?

    /// Returns the options of a responder, made when they are first asked for.
    static func of(_ responder: UIResponder) -> ResponderOptions {
        key.value(of: responder) { ResponderOptions() }
    }

    /// Returns the options of a responder if it has some.
    static func known(of responder: UIResponder) -> ResponderOptions? {
        objc_getAssociatedObject(responder, key.address) as? ResponderOptions
    }
}

extension UIResponder {
    /// What is shared by commands of the system; nil for nothing.
    public var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? {
        get { ResponderOptions.known(of: self)?.activityItemsConfiguration }
        set { ResponderOptions.of(self).activityItemsConfiguration = newValue }
    }
}

/// Which gestures of editing a responder has, such as a shake to undo. Raw values match Apple's.
public enum UIEditingInteractionConfiguration: Int, Hashable, Sendable {
    /// None.
    case none = 0
    /// The standard ones.
    case `default` = 1
}

/// An object that edits: the names of the actions that the system's commands send.
///
/// Responders have all of them; where they are not overridden, nothing happens.
public protocol UIResponderStandardEditActions: AnyObject {
    /// Cuts the selection.
    func cut(_ sender: Any?)
    /// Copies the selection.
    func copy(_ sender: Any?)
    /// Inserts what the pasteboard holds.
    func paste(_ sender: Any?)
    /// Selects what is at the finger.
    func select(_ sender: Any?)
    /// Selects everything.
    func selectAll(_ sender: Any?)
    /// Deletes the selection.
    func delete(_ sender: Any?)
    /// Has the selection be bold or not.
    func toggleBoldface(_ sender: Any?)
    /// Has the selection be italic or not.
    func toggleItalics(_ sender: Any?)
    /// Has the selection be underlined or not.
    func toggleUnderline(_ sender: Any?)
    /// Enlarges the selection's font.
    func increaseSize(_ sender: Any?)
    /// Reduces the selection's font.
    func decreaseSize(_ sender: Any?)
}

extension UIResponder: UIResponderStandardEditActions {}
