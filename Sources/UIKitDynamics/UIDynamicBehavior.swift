public import UIKitCore

/// The base class of dynamic behaviors, which can also combine others.
open class UIDynamicBehavior: NSObject {
    /// Called as the animator moves items: here once, after the behavior was added.
    open var action: (() -> Void)?
    /// The child behaviors; none by default.
    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    /// The animator; nil for none.
    open private(set) weak var dynamicAnimator: UIDynamicAnimator?

    /// Creates a behavior.
    public override init() { super.init() }

    /// Adds a child behavior.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        guard behavior !== self, !childBehaviors.contains(where: { $0 === behavior }) else { return }
        childBehaviors.append(behavior)
        if let dynamicAnimator { behavior.move(to: dynamicAnimator) }
    }

    /// Removes a child behavior.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard childBehaviors.contains(where: { $0 === behavior }) else { return }
        childBehaviors.removeAll { $0 === behavior }
        if dynamicAnimator != nil { behavior.move(to: nil) }
    }

    /// Called before the behavior is added to an animator, or removed from it, for which the animator is nil.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    /// Sets the animator of the behavior and its parts.
    func move(to animator: UIDynamicAnimator?) {
        willMove(to: animator)
        dynamicAnimator = animator
        for child in childBehaviors { child.move(to: animator) }
        comeToRest()
    }

    /// Brings the items to where they are once nothing moves any more; called when the animator or a value changed.
    func comeToRest() {}

    /// The items of the behavior itself.
    var ownItems: [any UIDynamicItem] { [] }
    /// The items of the behavior and its parts.
    var allItems: [any UIDynamicItem] { ownItems + childBehaviors.flatMap(\.allItems) }

    /// Calls the actions of the behavior and its parts.
    func performActions() {
        action?()
        for child in childBehaviors { child.performActions() }
    }
}

/// Snaps an item to a point: the item is there at once.
open class UISnapBehavior: UIDynamicBehavior {
    private let item: any UIDynamicItem
    /// The point, in the coordinates of the reference view.
    open var snapPoint: CGPoint { didSet { comeToRest() } }
    /// The damping of the oscillation, from 0 to 1; has no effect on the final position. 0.5 by default.
    open var damping: CGFloat = 0.5

    /// Creates a behavior.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        self.item = item
        snapPoint = point
        super.init()
    }

    override func comeToRest() {
        guard let dynamicAnimator else { return }
        if item.center != snapPoint { item.center = snapPoint }
        dynamicAnimator.scheduleRest()
    }

    override var ownItems: [any UIDynamicItem] { [item] }
}
