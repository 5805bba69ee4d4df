public import UIKitCore

// Text is neither dragged nor dropped in a render: requests are never made, and the delegates are not called.

/// The options of drags of text. Raw values match Apple's.
public struct UITextDragOptions: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: Int
    /// Creates options from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The colors of the text are not in its preview.
    public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1 << 0)
}

/// A drag of text that is about to begin.
public protocol UITextDragRequest: AnyObject {
    /// The range of the text.
    var dragRange: UITextRange { get }
    /// The items that the system would drag.
    var suggestedItems: [UIDragItem] { get }
    /// The items that are dragged already.
    var existingItems: [UIDragItem] { get }
    /// Whether the text is selected.
    var isSelected: Bool { get }
    /// The session of the drag.
    var dragSession: any UIDragSession { get }
}

/// A drop of text that is about to be performed.
public protocol UITextDropRequest: AnyObject {
    /// The position in the text at which the drop would insert.
    var dropPosition: UITextPosition { get }
    /// What the system would do.
    var suggestedProposal: UITextDropProposal { get }
    /// Whether the drag began in the same view.
    var isSameView: Bool { get }
    /// The session of the drop.
    var dropSession: any UIDropSession { get }
}

/// A proposal for how a text view handles a drop.
open class UITextDropProposal: UIDropProposal {
    /// What is done with the text. Raw values match Apple's.
    public enum Action: UInt, Hashable, Sendable {
        /// The text is inserted at the position of the drop.
        case insert = 0
        /// The text takes the place of the selection.
        case replaceSelection = 1
        /// The text takes the place of all text.
        case replaceAll = 2
    }

    /// Who shows the progress of a drop. Raw values match Apple's.
    public enum ProgressMode: UInt, Hashable, Sendable {
        /// The system shows it.
        case system = 0
        /// The app shows it.
        case custom = 1
    }

    /// Who performs a drop. Raw values match Apple's.
    public enum Performer: UInt, Hashable, Sendable {
        /// The text view, by pasting.
        case view = 0
        /// The delegate of the text view.
        case delegate = 1
    }

    /// What is done with the text; it is inserted by default.
    open var dropAction = Action.insert
    /// Who shows the progress; the system by default.
    open var dropProgressMode = ProgressMode.system
    /// Whether a drop in the same view moves the text without its delegate's help; false by default.
    open var useFastSameViewOperations = false
    /// Who performs the drop; the text view by default.
    open var dropPerformer = Performer.view
}

/// Whether a text view can be edited for a drop. Raw values match Apple's.
public enum UITextDropEditability: UInt, Hashable, Sendable {
    /// It does not take the drop.
    case no = 0
    /// It takes this drop alone.
    case temporary = 1
    /// It can be edited from then on.
    case yes = 2
}

/// A view whose text can be dragged.
public protocol UITextDraggable: UITextInput {
    /// The delegate, which provides the items to drag; not retained.
    var textDragDelegate: (any UITextDragDelegate)? { get set }
    /// The interaction of the view for drags; nil for none.
    var textDragInteraction: UIDragInteraction? { get }
    /// Whether a drag of text is active.
    var isTextDragActive: Bool { get }
    /// The options of drags.
    var textDragOptions: UITextDragOptions { get set }
}

/// A view into which text can be dropped.
public protocol UITextDroppable: UITextInput, UITextPasteConfigurationSupporting {
    /// The delegate, notified of drops; not retained.
    var textDropDelegate: (any UITextDropDelegate)? { get set }
    /// The interaction of the view for drops; nil for none.
    var textDropInteraction: UIDropInteraction? { get }
    /// Whether a drop of text is active.
    var isTextDropActive: Bool { get }
}

/// The delegate that customizes drags of text.
public protocol UITextDragDelegate: DelegateMethods {
    /// Returns the items to drag; an empty array prevents the drag.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
    ) -> [UIDragItem]
    /// Returns the preview of an item that is lifted; nil for that of the system.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
        session: any UIDragSession
    ) -> UITargetedDragPreview?
    /// Called before the items are lifted.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable,
        willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession)
    /// Called before a drag begins.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession)
    /// Called after a drag has ended.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
        with operation: UIDropOperation)
}

extension UITextDragDelegate {
    /// Returns the items of the system by default.
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
    ) -> [UIDragItem] { dragRequest.suggestedItems }
    /// Returns nil by default: the preview of the system.
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
        session: any UIDragSession
    ) -> UITargetedDragPreview? { nil }
    /// The default implementation does nothing.
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable,
        willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) {}
    /// The default implementation does nothing.
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession
    ) {}
    /// The default implementation does nothing.
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
        with operation: UIDropOperation
    ) {}
}

/// The delegate that customizes drops of text.
public protocol UITextDropDelegate: DelegateMethods {
    /// Returns whether a view that cannot be edited takes a drop.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        willBecomeEditableForDrop drop: any UITextDropRequest
    ) -> UITextDropEditability
    /// Returns how the view handles a drop.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal
    /// Called before a drop is performed.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest)
    /// Returns the preview of all items that are dropped; nil for that of the system.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?
    /// Called when items enter the view.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession)
    /// Called when items move in the view.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession)
    /// Called when items leave the view.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession)
    /// Called after the session has ended.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession)
}

extension UITextDropDelegate {
    /// Returns no by default.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        willBecomeEditableForDrop drop: any UITextDropRequest
    ) -> UITextDropEditability { .no }
    /// Returns the proposal of the system by default.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal { drop.suggestedProposal }
    /// The default implementation does nothing.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
    ) {}
    /// Returns nil by default: the preview of the system.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { nil }
    /// The default implementation does nothing.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession
    ) {}
    /// The default implementation does nothing.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession
    ) {}
    /// The default implementation does nothing.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession
    ) {}
    /// The default implementation does nothing.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession
    ) {}
}
