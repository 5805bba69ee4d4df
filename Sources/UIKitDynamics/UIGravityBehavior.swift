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

    /// The vector in its parts; setting those of no length keeps the angle.
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
    /// The items.
    open private(set) var items: [any UIDynamicItem]
    private var vector = PolarVector(direction: CGVector(dx: 0, dy: 1))

    /// Creates a behavior.
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

    /// Where items fall, and how fast; down by default, at 1000 points per second squared.
    open var gravityDirection: CGVector {
        get { vector.direction }
        set { vector.direction = newValue }
    }
    /// The angle of the direction in radians; 0 is to the right.
    open var angle: CGFloat {
        get { vector.angle }
        set { setAngle(newValue, magnitude: magnitude) }
    }
    /// The length of the direction.
    open var magnitude: CGFloat {
        get { vector.magnitude }
        set { setAngle(angle, magnitude: newValue) }
    }
    /// Sets the direction by its angle and length.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        vector = PolarVector(angle: angle, magnitude: magnitude)
    }

    override func comeToRest() { dynamicAnimator?.reportUnsimulated("UIGravityBehavior") }
    override var ownItems: [any UIDynamicItem] { items }
}

/// Pushes items; they stay where they are, as physics is not simulated.
open class UIPushBehavior: UIDynamicBehavior {
    /// How long a push lasts. Raw values match Apple's.
    public enum Mode: Int, Hashable, Sendable {
        /// As long as it is active.
        case continuous = 0
        /// A moment.
        case instantaneous = 1
    }

    /// The items.
    open private(set) var items: [any UIDynamicItem]
    /// How long the push lasts.
    public let mode: Mode
    /// Whether items are pushed.
    open var active = true
    private var vector = PolarVector(angle: 0, magnitude: 0)
    private var offsets: [ObjectIdentifier: UIOffset] = [:]

    /// Creates a behavior.
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

    /// Returns where an item is pushed, from its center.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        offsets[ObjectIdentifier(item)] ?? .zero
    }
    /// Sets where an item is pushed, from its center.
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
        offsets[ObjectIdentifier(item)] = o
    }

    /// Where items are pushed, and how strongly.
    open var pushDirection: CGVector {
        get { vector.direction }
        set { vector.direction = newValue }
    }
    /// The angle of the push in radians; 0 is to the right.
    open var angle: CGFloat {
        get { vector.angle }
        set { setAngle(newValue, magnitude: magnitude) }
    }
    /// The strength of the push.
    open var magnitude: CGFloat {
        get { vector.magnitude }
        set { setAngle(angle, magnitude: newValue) }
    }
    /// Sets the push by its angle and strength.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        vector = PolarVector(angle: angle, magnitude: magnitude)
    }

    override func comeToRest() { dynamicAnimator?.reportUnsimulated("UIPushBehavior") }
    override var ownItems: [any UIDynamicItem] { items }
}
