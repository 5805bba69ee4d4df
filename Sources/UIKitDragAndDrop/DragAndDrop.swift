public import UIKitCore

// Nothing is dragged from app to app in a render: sessions are never created, and the delegates are not called.

/// An item that is dragged and dropped.
open class UIDragItem: NSObject {
    /// Provides the data of the item.
    public let itemProvider: NSItemProvider
    /// An object of the app itself, which other apps do not receive; nil for none.
    open var localObject: Any?
    /// Returns the preview of the item during a drag; nil for that of the interaction.
    open var previewProvider: (() -> UIDragPreview?)?

    /// Creates an item with the data of a provider.
    public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
    /// Requests an update of the drop preview; has no effect here.
    open func setNeedsDropPreviewUpdate() {}
}

/// The preview of an item during a drag.
open class UIDragPreview: NSObject {
    /// The view that is displayed.
    public let view: UIView
    /// The parameters of the preview, such as its visible path.
    public let parameters: UIDragPreviewParameters

    /// Creates a preview of a view.
    public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
        self.view = view
        self.parameters = parameters
    }

    /// Creates a preview of a URL: its title, or the URL itself.
    public convenience init(for url: URL, title: String? = nil) {
        let label = UILabel()
        label.text = title ?? url.absoluteString
        label.sizeToFit()
        self.init(view: label)
    }
}

/// The parameters of a drag preview.
open class UIDragPreviewParameters: UIPreviewParameters {}

/// The container and the position of a drag preview.
open class UIDragPreviewTarget: UIPreviewTarget {}

/// A drag preview with its target, from or to which it is animated.
open class UITargetedDragPreview: UITargetedPreview {
    /// Creates a preview of a URL at a target.
    public convenience init(for url: URL, title: String? = nil, target: UIDragPreviewTarget) {
        let preview = UIDragPreview(for: url, title: title)
        self.init(view: preview.view, parameters: preview.parameters, target: target)
    }
    /// Returns the same preview with another target.
    open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
    }
}

/// Animates changes along with a drag or a drop.
public protocol UIDragAnimating: AnyObject {
    /// Adds changes to be animated.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure that is called when the animations have ended.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// An active drag or drop.
public protocol UIDragDropSession: AnyObject {
    /// The items that are dragged.
    var items: [UIDragItem] { get }
    /// Whether the items may be moved rather than copied.
    var allowsMoveOperation: Bool { get }
    /// Whether the items can only be dropped in the app itself.
    var isRestrictedToDraggingApplication: Bool { get }
    /// Returns the location of the touch in the coordinates of a view.
    func location(in view: UIView) -> CGPoint
    /// Returns whether an item conforms to one of some uniform type identifiers.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    /// Returns whether objects of a class can be loaded from the items.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag session, from the view where the drag began.
public protocol UIDragSession: UIDragDropSession {
    /// A value of the app itself for the session; nil for none.
    var localContext: Any? { get set }
}

/// A drop session, for the view over which the items are.
public protocol UIDropSession: UIDragDropSession {
    /// The drag session, if the drag began in this app; nil otherwise.
    var localDragSession: (any UIDragSession)? { get }
    /// The progress of loading the items.
    var progress: Progress { get }
    /// The style of the progress indicator.
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
    /// Loads objects of a class from the items.
    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type,
        completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

extension UIDragDropSession {
    /// Returns whether values of a type such as `String` or `URL` can be loaded from the items.
    public func canLoadObjects<T: _ObjectiveCBridgeable>(ofClass aClass: T.Type) -> Bool
    where T._ObjectiveCType: NSItemProviderReading { canLoadObjects(ofClass: T._ObjectiveCType.self) }
}

extension UIDropSession {
    /// Loads values of a type such as `String` or `URL` from the items.
    @discardableResult
    public func loadObjects<T: _ObjectiveCBridgeable>(
        ofClass aClass: T.Type, completion: @escaping ([T]) -> Void
    ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
        loadObjects(ofClass: T._ObjectiveCType.self) { objects in
            completion(
                objects.compactMap { ($0 as? T._ObjectiveCType).map(T._unconditionallyBridgeFromObjectiveC) })
        }
    }
}

/// The styles of the progress indicator for a drop. Raw values match Apple's.
public enum UIDropSessionProgressIndicatorStyle: UInt, Hashable, Sendable {
    /// There is no progress indicator.
    case none = 0
    /// The system's progress indicator.
    case `default` = 1
}

/// The operations of a drop. Raw values match Apple's.
public enum UIDropOperation: UInt, Hashable, Sendable {
    /// The drop is canceled; no data is transferred.
    case cancel = 0
    /// The drop is forbidden here; the preview has a badge that says so.
    case forbidden = 1
    /// The items are copied.
    case copy = 2
    /// The items are moved.
    case move = 3
}

/// A proposal for how a view handles a drop.
open class UIDropProposal: NSObject {
    /// The operation that the drop would perform.
    public let operation: UIDropOperation
    /// Whether the drop is precise, as into text, so that the preview is offset from the touch; false by default.
    open var isPrecise = false
    /// Whether the preview keeps its full size; false by default.
    open var prefersFullSizePreview = false

    /// Creates a proposal of an operation.
    public init(operation: UIDropOperation) { self.operation = operation }
}

/// A proposal for how a collection view handles a drop.
open class UICollectionViewDropProposal: UIDropProposal {
    /// How a drop is incorporated. Raw values match Apple's.
    public enum Intent: Int, Hashable, Sendable {
        /// The view does not show where the drop goes.
        case unspecified = 0
        /// The items are inserted at the destination index path, and others move out of the way.
        case insertAtDestinationIndexPath = 1
        /// The items are placed inside of the item at the destination index path.
        case insertIntoDestinationIndexPath = 2
    }

    /// How the drop is incorporated.
    public let intent: Intent

    /// Creates a proposal with an intent.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }
    /// Creates a proposal with an unspecified intent.
    public override init(operation: UIDropOperation) {
        intent = .unspecified
        super.init(operation: operation)
    }
}

/// A proposal for how a table view handles a drop.
open class UITableViewDropProposal: UIDropProposal {
    /// How a drop is incorporated. Raw values match Apple's.
    public enum Intent: Int, Hashable, Sendable {
        /// The view does not show where the drop goes.
        case unspecified = 0
        /// The items are inserted at the destination index path, and rows make room.
        case insertAtDestinationIndexPath = 1
        /// The items are placed inside of the row at the destination index path.
        case insertIntoDestinationIndexPath = 2
        /// The table view chooses, by the location of the touch.
        case automatic = 3
    }

    /// How the drop is incorporated.
    public let intent: Intent

    /// Creates a proposal with an intent.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }
}

/// The delegate that is notified of drags from a view.
public protocol UIDragInteractionDelegate: DelegateMethods {
    /// Returns the items to drag; an empty array prevents the drag.
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
        -> [UIDragItem]
}

/// Makes a view a source of drags.
open class UIDragInteraction: NSObject, UIInteraction {
    /// The view; nil while there is none.
    open private(set) weak var view: UIView?
    /// The delegate, which provides the items to drag; not retained.
    open private(set) weak var delegate: (any UIDragInteractionDelegate)?
    /// Whether the interaction starts drags.
    ///
    /// Source: `UIDragInteraction.isEnabledByDefault`: true on an iPad; on iPhones since iOS 15 too.
    open var isEnabled = UIDragInteraction.isEnabledByDefault
    /// Whether drag interactions are enabled by default.
    open class var isEnabledByDefault: Bool { true }
    /// Whether other gestures may be recognized while the items are lifted; false by default.
    open var allowsSimultaneousRecognitionDuringLift = false

    /// Creates an interaction with a delegate.
    public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }
    /// Called before the view changes.
    open func willMove(to view: UIView?) {}
    /// Called after the view has changed.
    open func didMove(to view: UIView?) { self.view = view }
}

/// The delegate that is notified of drops on a view.
public protocol UIDropInteractionDelegate: DelegateMethods {
    /// Returns whether the view can handle a session; true unless implemented.
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
    /// Returns a proposal for the drop; called as the items enter the view or move in it.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
        -> UIDropProposal
    /// Called when the user drops the items.
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
}

extension UIDropInteractionDelegate {
    /// Returns true by default.
    public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession)
        -> Bool
    {
        true
    }
    /// Returns a proposal that cancels the drop by default.
    public func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
    /// Does nothing by default; the method is optional.
    public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
}

/// Makes a view a destination of drops.
open class UIDropInteraction: NSObject, UIInteraction {
    /// The view; nil while there is none.
    open private(set) weak var view: UIView?
    /// The delegate, notified of drops; not retained.
    open private(set) weak var delegate: (any UIDropInteractionDelegate)?
    /// Whether several drop sessions may be active at the same time; false by default.
    open var allowsSimultaneousDropSessions = false

    /// Creates an interaction with a delegate.
    public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }
    /// Called before the view changes.
    open func willMove(to view: UIView?) {}
    /// Called after the view has changed.
    open func didMove(to view: UIView?) { self.view = view }
}
