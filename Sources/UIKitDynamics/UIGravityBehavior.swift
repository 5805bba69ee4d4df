public import UIKitCore

/// A vector as an angle and a length.
private struct PolarVector {
    private(set) var angle: CGFloat
    private(set) var magnitude: CGFloat
    /// The parts that were set, which those of the angle are near to.
    private var given: CGVector?

    init(angle: CGFloat, magnitude: CGFloat) { (self.angle, self.magnitude) = (angle, magnitude) }

    init(direction: CGVector) {
        (angle, magnitude) = (0, 0)
        self.direction = direction
    }

    /// The vector by its components; setting zero keeps the angle.
    var direction: CGVector {
        get { given ?? CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude) }
        set {
            given = newValue
            magnitude = hypot(newValue.dx, newValue.dy)
            if magnitude > 0 { angle = atan2(newValue.dy, newValue.dx) }
        }
    }
}

/// Applies gravity to items; they stay where they are, as physics is not simulated.
open class UIGravityBehavior: UIDynamicBehavior {
    /// The items that gravity acts on.
    open private(set) var items: [any UIDynamicItem]
    private var vector = PolarVector(direction: CGVector(dx: 0, dy: 1))

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
    open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

    /// The direction and magnitude of gravity; (0, 1) by default, downward at 1000 points per second squared.
    open var gravityDirection: CGVector {
        get { vector.direction }
        set { vector.direction = newValue }
    }
    /// The angle of the direction in radians; 0 is to the right.
    open var angle: CGFloat {
        get { vector.angle }
        set { setAngle(newValue, magnitude: magnitude) }
    }
    /// The magnitude of gravity; 1, the default, is 1000 points per second squared.
    open var magnitude: CGFloat {
        get { vector.magnitude }
        set { setAngle(angle, magnitude: newValue) }
    }
    /// Sets the angle in radians and the magnitude.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        vector = PolarVector(angle: angle, magnitude: magnitude)
    }

    override func comeToRest() { dynamicAnimator?.reportUnsimulated("UIGravityBehavior") }
    override var ownItems: [any UIDynamicItem] { items }
}

/// Pushes items; they stay where they are, as physics is not simulated.
open class UIPushBehavior: UIDynamicBehavior {
    /// The modes of a push. Raw values match Apple's.
    public enum Mode: Int, Hashable, Sendable {
        /// The force acts as long as the behavior is active.
        case continuous = 0
        /// The force acts once, as an impulse.
        case instantaneous = 1
    }

    /// The items that are pushed.
    open private(set) var items: [any UIDynamicItem]
    /// Whether the push is continuous or instantaneous.
    public let mode: Mode
    /// Whether the push is active; true by default.
    open var active = true
    private var vector = PolarVector(angle: 0, magnitude: 0)
    private var offsets: [ObjectIdentifier: UIOffset] = [:]

    /// Creates a behavior for items.
    public init(items: [any UIDynamicItem], mode: Mode) {
        self.items = items
        self.mode = mode
        super.init()
    }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) {
        if !items.contains(where: { $0 === item }) { items.append(item) }
    }
    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) {
        items.removeAll { $0 === item }
        offsets[ObjectIdentifier(item)] = nil
    }

    /// Returns the offset from an item's center at which the force acts.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        offsets[ObjectIdentifier(item)] ?? .zero
    }
    /// Sets the offset from an item's center at which the force acts.
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
        offsets[ObjectIdentifier(item)] = o
    }

    /// The direction and magnitude of the force; zero by default.
    open var pushDirection: CGVector {
        get { vector.direction }
        set { vector.direction = newValue }
    }
    /// The angle of the force in radians; 0 is to the right.
    open var angle: CGFloat {
        get { vector.angle }
        set { setAngle(newValue, magnitude: magnitude) }
    }
    /// The magnitude of the force; 0 by default.
    open var magnitude: CGFloat {
        get { vector.magnitude }
        set { setAngle(angle, magnitude: newValue) }
    }
    /// Sets the angle in radians and the magnitude.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        vector = PolarVector(angle: angle, magnitude: magnitude)
    }

    override func comeToRest() { dynamicAnimator?.reportUnsimulated("UIPushBehavior") }
    override var ownItems: [any UIDynamicItem] { items }
}
