public import UIKitCore

/// The delegates of a view with text for drags, drops and pastes.
private final class TextDelegates {
    weak var drag: (any UITextDragDelegate)?
    weak var drop: (any UITextDropDelegate)?
    weak var paste: (any UITextPasteDelegate)?
    var options: UITextDragOptions = []

    private static let key = AttachmentKey()

    static func of(_ view: UIView) -> TextDelegates { key.value(of: view) { TextDelegates() } }
}

extension UITextView: UITextDraggable, UITextDroppable {
    /// The delegate, which provides the items to drag; kept, and has no effect here.
    public var textDragDelegate: (any UITextDragDelegate)? {
        get { TextDelegates.of(self).drag }
        set { TextDelegates.of(self).drag = newValue }
    }
    /// The delegate, notified of drops; kept, and has no effect here.
    public var textDropDelegate: (any UITextDropDelegate)? {
        get { TextDelegates.of(self).drop }
        set { TextDelegates.of(self).drop = newValue }
    }
    /// The delegate that customizes what is pasted; kept, and has no effect here.
    public var pasteDelegate: (any UITextPasteDelegate)? {
        get { TextDelegates.of(self).paste }
        set { TextDelegates.of(self).paste = newValue }
    }
    /// The options of drags; kept, and has no effect here.
    public var textDragOptions: UITextDragOptions {
        get { TextDelegates.of(self).options }
        set { TextDelegates.of(self).options = newValue }
    }
    /// The interaction for drags: none is made.
    public var textDragInteraction: UIDragInteraction? { nil }
    /// The interaction for drops: none is made.
    public var textDropInteraction: UIDropInteraction? { nil }
    /// Whether a drag of text is active: none ever is.
    public var isTextDragActive: Bool { false }
    /// Whether a drop of text is active: none ever is.
    public var isTextDropActive: Bool { false }
}

extension UITextField: UITextDraggable, UITextDroppable {
    /// The delegate, which provides the items to drag; kept, and has no effect here.
    public var textDragDelegate: (any UITextDragDelegate)? {
        get { TextDelegates.of(self).drag }
        set { TextDelegates.of(self).drag = newValue }
    }
    /// The delegate, notified of drops; kept, and has no effect here.
    public var textDropDelegate: (any UITextDropDelegate)? {
        get { TextDelegates.of(self).drop }
        set { TextDelegates.of(self).drop = newValue }
    }
    /// The delegate that customizes what is pasted; kept, and has no effect here.
    public var pasteDelegate: (any UITextPasteDelegate)? {
        get { TextDelegates.of(self).paste }
        set { TextDelegates.of(self).paste = newValue }
    }
    /// The options of drags; kept, and has no effect here.
    public var textDragOptions: UITextDragOptions {
        get { TextDelegates.of(self).options }
        set { TextDelegates.of(self).options = newValue }
    }
    /// The interaction for drags: none is made.
    public var textDragInteraction: UIDragInteraction? { nil }
    /// The interaction for drops: none is made.
    public var textDropInteraction: UIDropInteraction? { nil }
    /// Whether a drag of text is active: none ever is.
    public var isTextDragActive: Bool { false }
    /// Whether a drop of text is active: none ever is.
    public var isTextDropActive: Bool { false }
}

extension UIDocumentProperties {
    private final class Provider {
        var items: ((any UIDragSession) -> [UIDragItem])?
    }

    private static let provider = AttachmentKey()

    /// Returns the items of a drag of the document's icon; kept, and has no effect here.
    public var dragItemsProvider: ((any UIDragSession) -> [UIDragItem])? {
        get { Self.provider.value(of: self) { Provider() }.items }
        set { Self.provider.value(of: self) { Provider() }.items = newValue }
    }
}
