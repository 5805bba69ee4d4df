import Diagnostics
public import UIKitCore

/// Animates items by dynamic behaviors.
///
/// An image shows where items come to rest. Items that snap to a point are there at once; others stay
/// where they are, as physics is not simulated, and a diagnostic says so once for every kind of behavior.
open class UIDynamicAnimator: NSObject {
    /// The view whose coordinates the items are in; nil for a collection view layout.
    open private(set) weak var referenceView: UIView?
    /// The behaviors; none by default.
    open private(set) var behaviors: [UIDynamicBehavior] = []
    /// The delegate; not retained.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    private weak var layout: UICollectionViewLayout?
    private var reportedKinds: Set<String> = []
    private var isRestScheduled = false

    /// How long a device would move items, about. Chosen: the time in which a snap at the default damping comes to rest.
    private static let motionDuration: TimeInterval = 0.5

    /// Creates an animator without a view.
    public override init() { super.init() }

    /// Creates an animator of views inside a view.
    public init(referenceView view: UIView) {
        referenceView = view
        super.init()
    }

    /// Creates an animator of the attributes of a layout.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init()
    }

    /// Whether items are moving: never, as they are where they come to rest.
    open var isRunning: Bool { false }
    /// How long items have been moving, in seconds: 0.
    open var elapsedTime: TimeInterval { 0 }

    /// Adds a behavior.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard !behaviors.contains(where: { $0 === behavior }) else { return }
        behavior.dynamicAnimator?.removeBehavior(behavior)
        behaviors.append(behavior)
        behavior.move(to: self)
        scheduleRest()
    }

    /// Removes a behavior; its items stay where they are.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard behaviors.contains(where: { $0 === behavior }) else { return }
        behaviors.removeAll { $0 === behavior }
        behavior.move(to: nil)
    }

    /// Removes all behaviors; the items stay where they are.
    open func removeAllBehaviors() {
        let removed = behaviors
        behaviors = []
        for behavior in removed { behavior.move(to: nil) }
    }

    /// Returns the items that intersect a rectangle.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        items.filter { $0.coveredRect.intersects(rect) }
    }

    /// Reads the state of an item again after code has changed it.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        for behavior in behaviors where behavior.allItems.contains(where: { $0 === item }) {
            behavior.comeToRest()
        }
    }

    /// Returns the attributes of a cell that the animator moves; nil for none.
    open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(.cell, nil, at: indexPath)
    }
    /// Returns the attributes of a header or footer that the animator moves; nil for none.
    open func layoutAttributesForSupplementaryView(ofKind kind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { attributes(.supplementaryView, kind, at: indexPath) }
    /// Returns the attributes of a decoration view that the animator moves; nil for none.
    open func layoutAttributesForDecorationView(ofKind decorationViewKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { attributes(.decorationView, decorationViewKind, at: indexPath) }

    private func attributes(
        _ category: UICollectionView.ElementCategory, _ kind: String?, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        for case let item as UICollectionViewLayoutAttributes in items
        where item.representedElementCategory == category && item.representedElementKind == kind
            && item.indexPath == path
        { return item }
        return nil
    }

    /// The items of all behaviors, each once.
    private var items: [any UIDynamicItem] {
        var known: Set<ObjectIdentifier> = []
        return behaviors.flatMap(\.allItems).filter { known.insert(ObjectIdentifier($0)).inserted }
    }

    /// Calls the actions and notifies the delegate that items move, and later that they rest.
    func scheduleRest() {
        guard !isRestScheduled else { return }
        isRestScheduled = true
        delegate?.dynamicAnimatorWillResume(self)
        let loop = RenderContext.current.eventLoop
        loop.schedule(at: loop.now + Self.motionDuration) { [weak self] in self?.rest() }
    }

    private func rest() {
        isRestScheduled = false
        for behavior in behaviors { behavior.performActions() }
        layout?.invalidateLayout()
        delegate?.dynamicAnimatorDidPause(self)
    }

    /// Reports once that a kind of behavior moves nothing.
    func reportUnsimulated(_ kind: String) {
        guard reportedKinds.insert(kind).inserted else { return }
        RenderEnvironment.current.report(
            Diagnostic(
                .dynamicsUnsimulated, "'\(kind)' moves nothing", view: referenceView?.displayName,
                hints: ["items stay where they are; set the places where they come to rest in code"]))
    }
}

/// The delegate that is notified when an animator moves items.
public protocol UIDynamicAnimatorDelegate: AnyObject {
    /// Called when the animator resumes.
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    /// Called when the animator pauses, as all items are at rest.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    /// Does nothing by default; the method is optional.
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    /// Does nothing by default; the method is optional.
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
