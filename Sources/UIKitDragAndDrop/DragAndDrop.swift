public import UIKitCore

// Nothing is dragged from app to app in a render: sessions are made by nobody, and the delegates are not called.

/// What is dragged.
open class UIDragItem: NSObject {
    /// Provides the content.
    public let itemProvider: NSItemProvider
    /// An object of the app's own.
    open var localObject: Any?
    /// Provides the picture under the finger.
    open var previewProvider: (() -> UIDragPreview?)?

    /// Creates an item.
    public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
    /// Requests an update of the drop preview; has no effect here.
    open func setNeedsDropPreviewUpdate() {}
}

/// The picture under a finger that drags.
open class UIDragPreview: NSObject {
    /// The view that is shown.
    public let view: UIView
    /// How it is shown.
    public let parameters: UIDragPreviewParameters

    /// Creates a picture.
    public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
        self.view = view
        self.parameters = parameters
    }

    /// Creates a picture of an address: its title, or the address itself.
    public convenience init(for url: URL, title: String? = nil) {
        let label = UILabel()
        label.text = title ?? url.absoluteString
        label.sizeToFit()
        self.init(view: label)
    }
}

/// How the picture under a finger is shown.
open class UIDragPreviewParameters: UIPreviewParameters {}

/// Where a dragged picture goes.
open class UIDragPreviewTarget: UIPreviewTarget {}

/// The picture under a finger that drags, and where it comes from or goes.
open class UITargetedDragPreview: UITargetedPreview {
    /// Creates a picture of an address at a place.
    public convenience init(for url: URL, title: String? = nil, target: UIDragPreviewTarget) {
        let preview = UIDragPreview(for: url, title: title)
        self.init(view: preview.view, parameters: preview.parameters, target: target)
    }
    /// Returns the same picture at another place.
    open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
    }
}

/// What is animated along with a drag or a drop.
public protocol UIDragAnimating: AnyObject {
    /// Adds changes to animate.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds what is called at the end.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// A drag or a drop that is under way.
public protocol UIDragDropSession: AnyObject {
    /// What is dragged.
    var items: [UIDragItem] { get }
    /// Whether items may be moved instead of copied.
    var allowsMoveOperation: Bool { get }
    /// Whether items stay in the app.
    var isRestrictedToDraggingApplication: Bool { get }
    /// Returns where the finger is in a view.
    func location(in view: UIView) -> CGPoint
    /// Returns whether items conform to kinds.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    /// Returns whether objects of a class can be made of the items.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag that is under way.
public protocol UIDragSession: UIDragDropSession {
    /// An object of the app's own.
    var localContext: Any? { get set }
}

/// A drop that is under way.
public protocol UIDropSession: UIDragDropSession {
    /// The drag, if it began in this app.
    var localDragSession: (any UIDragSession)? { get }
    /// How far the items have been loaded.
    var progress: Progress { get }
    /// How loading is shown.
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
    /// Makes objects of the items.
    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type,
        completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

extension UIDragDropSession {
    /// Returns whether values of a type such as `String` or `URL` can be made of the items.
    public func canLoadObjects<T: _ObjectiveCBridgeable>(ofClass aClass: T.Type) -> Bool
    where T._ObjectiveCType: NSItemProviderReading { canLoadObjects(ofClass: T._ObjectiveCType.self) }
}

extension UIDropSession {
    /// Makes values of a type such as `String` or `URL` of the items.
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

/// How the loading of dropped items is shown. Raw values match Apple's.
public enum UIDropSessionProgressIndicatorStyle: UInt, Hashable, Sendable {
    /// It is not.
    case none = 0
    /// By the system's progress bar.
    case `default` = 1
}

/// What a drop does. Raw values match Apple's.
public enum UIDropOperation: UInt, Hashable, Sendable {
    /// Nothing.
    case cancel = 0
    /// It is forbidden.
    case forbidden = 1
    /// It copies.
    case copy = 2
    /// It moves.
    case move = 3
}

/// What a drop would do.
open class UIDropProposal: NSObject {
    /// What it does.
    public let operation: UIDropOperation
    /// Whether the exact place is shown.
    open var isPrecise = false
    /// Whether the picture is shown in its own size.
    open var prefersFullSizePreview = false

    /// Creates a proposal.
    public init(operation: UIDropOperation) { self.operation = operation }
}

/// What a drop on a collection would do.
open class UICollectionViewDropProposal: UIDropProposal {
    /// Where a drop goes. Raw values match Apple's.
    public enum Intent: Int, Hashable, Sendable {
        /// It is not said.
        case unspecified = 0
        /// Between items.
        case insertAtDestinationIndexPath = 1
        /// Into an item.
        case insertIntoDestinationIndexPath = 2
    }

    /// Where it goes.
    public let intent: Intent

    /// Creates a proposal.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }
    /// Creates a proposal that does not say where it goes.
    public override init(operation: UIDropOperation) {
        intent = .unspecified
        super.init(operation: operation)
    }
}

/// What a drop on a table would do.
open class UITableViewDropProposal: UIDropProposal {
    /// Where a drop goes. Raw values match Apple's.
    public enum Intent: Int, Hashable, Sendable {
        /// It is not said.
        case unspecified = 0
        /// Between rows.
        case insertAtDestinationIndexPath = 1
        /// Into a row.
        case insertIntoDestinationIndexPath = 2
        /// The table decides.
        case automatic = 3
    }

    /// Where it goes.
    public let intent: Intent

    /// Creates a proposal.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }
}

/// The delegate that is notified of drags from a view.
public protocol UIDragInteractionDelegate: DelegateMethods {
    /// Returns what is dragged; nothing for no drag.
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
        -> [UIDragItem]
}

/// Makes a view a source of drags.
open class UIDragInteraction: NSObject, UIInteraction {
    /// The view; nil while there is none.
    open private(set) weak var view: UIView?
    /// Provides what is dragged; not retained.
    open private(set) weak var delegate: (any UIDragInteractionDelegate)?
    /// Whether drags begin.
    ///
    /// Source: `UIDragInteraction.isEnabledByDefault`: true on an iPad; on iPhones since iOS 15 too.
    open var isEnabled = UIDragInteraction.isEnabledByDefault
    /// Whether drags begin unless that is turned off.
    open class var isEnabledByDefault: Bool { true }
    /// Whether other gestures may be recognized while items are lifted.
    open var allowsSimultaneousRecognitionDuringLift = false

    /// Creates an interaction.
    public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }
    /// Called before the view changes.
    open func willMove(to view: UIView?) {}
    /// Called after the view has changed.
    open func didMove(to view: UIView?) { self.view = view }
}

/// The delegate that is notified of drops on a view.
public protocol UIDropInteractionDelegate: DelegateMethods {
    /// Returns whether a drop may be of use.
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
    /// Returns what a drop would do.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
        -> UIDropProposal
    /// Called for a drop.
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
}

extension UIDropInteractionDelegate {
    /// Returns true.
    public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession)
        -> Bool
    {
        true
    }
    /// Returns that nothing is done.
    public func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
    /// Does nothing.
    public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
}

/// Makes a view a destination of drops.
open class UIDropInteraction: NSObject, UIInteraction {
    /// The view; nil while there is none.
    open private(set) weak var view: UIView?
    /// The delegate, notified of drops; not retained.
    open private(set) weak var delegate: (any UIDropInteractionDelegate)?
    /// Whether several drops may be under way.
    open var allowsSimultaneousDropSessions = false

    /// Creates an interaction.
    public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }
    /// Called before the view changes.
    open func willMove(to view: UIView?) {}
    /// Called after the view has changed.
    open func didMove(to view: UIView?) { self.view = view }
}
