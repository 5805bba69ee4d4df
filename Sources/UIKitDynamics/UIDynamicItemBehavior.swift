public import UIKitCore

/// The physical properties of items, such as their density; the items do not move, as physics is not simulated.
open class UIDynamicItemBehavior: UIDynamicBehavior {
    /// The items to which the properties apply.
    open private(set) var items: [any UIDynamicItem]
    /// The elasticity of collisions, from 0 to 1, at which items bounce back fully; 0 by default.
    open var elasticity: CGFloat = 0
    /// The friction between items that slide along each other; 0 by default.
    open var friction: CGFloat = 0
    /// The density, the mass of an area; 1 by default.
    open var density: CGFloat = 1
    /// The linear resistance, which slows items; 0 by default.
    open var resistance: CGFloat = 0
    /// The angular resistance, which slows rotations; 0 by default.
    open var angularResistance: CGFloat = 0
    /// The electric charge; 0 by default.
    open var charge: CGFloat = 0
    /// Whether items are anchored, and do not move; false by default.
    open var isAnchored = false
    /// Whether items can rotate; true by default.
    open var allowsRotation = true
    private var velocities: [ObjectIdentifier: CGPoint] = [:]
    private var angularVelocities: [ObjectIdentifier: CGFloat] = [:]

    /// Creates a behavior for items.
    public init(items: [any UIDynamicItem]) {
        self.items = items
        super.init()
    }

    /// Creates a behavior without items.
    public convenience override init() { self.init(items: []) }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) {
        if !items.contains(where: { $0 === item }) { items.append(item) }
    }
    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) {
        items.removeAll { $0 === item }
        velocities[ObjectIdentifier(item)] = nil
        angularVelocities[ObjectIdentifier(item)] = nil
    }

    /// Adds to the linear velocity of an item, in points per second.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        let old = linearVelocity(for: item)
        velocities[ObjectIdentifier(item)] = CGPoint(x: old.x + velocity.x, y: old.y + velocity.y)
        comeToRest()
    }
    /// Returns the linear velocity of an item, in points per second.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        velocities[ObjectIdentifier(item)] ?? .zero
    }
    /// Adds to the angular velocity of an item, in radians per second.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        angularVelocities[ObjectIdentifier(item)] = angularVelocity(for: item) + velocity
        comeToRest()
    }
    /// Returns the angular velocity of an item, in radians per second.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
        angularVelocities[ObjectIdentifier(item)] ?? 0
    }

    /// What items are made of moves nothing by itself.
    override func comeToRest() {
        guard !velocities.isEmpty || !angularVelocities.isEmpty else { return }
        dynamicAnimator?.reportUnsimulated("UIDynamicItemBehavior")
    }
    override var ownItems: [any UIDynamicItem] { items }
}
