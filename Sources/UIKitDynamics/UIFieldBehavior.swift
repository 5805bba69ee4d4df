public import UIKitCore

/// The region about the origin in which a field acts.
open class UIRegion: NSObject, NSCopying {
    private let isInside: (CGPoint) -> Bool

    private init(_ isInside: @escaping (CGPoint) -> Bool) { self.isInside = isInside }

    /// The region of all points.
    open class var infinite: UIRegion { UIRegion { _ in true } }
    /// Creates a circular region with a radius in points.
    public init(radius: CGFloat) { isInside = { hypot($0.x, $0.y) <= radius } }
    /// Creates a rectangular region with a size in points.
    public init(size: CGSize) {
        isInside = { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 }
    }

    /// Returns the points outside of the region.
    open func inverse() -> UIRegion { UIRegion { [isInside] in !isInside($0) } }
    /// Returns the points of the region or of another.
    open func byUnion(with region: UIRegion) -> UIRegion {
        UIRegion { [isInside] in isInside($0) || region.isInside($0) }
    }
    /// Returns the points of the region that are not in another.
    open func byDifference(from region: UIRegion) -> UIRegion {
        UIRegion { [isInside] in isInside($0) && !region.isInside($0) }
    }
    /// Returns the points of both the region and another.
    open func byIntersection(with region: UIRegion) -> UIRegion {
        UIRegion { [isInside] in isInside($0) && region.isInside($0) }
    }
    /// Returns whether a point is in the region.
    open func contains(_ point: CGPoint) -> Bool { isInside(point) }
    /// Returns the region itself, which does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A field of force that acts on items; they do not move, as physics is not simulated.
open class UIFieldBehavior: UIDynamicBehavior {
    /// Returns the force on an item for its place, speed, mass, charge and a step of time.
    public typealias EvaluationBlock = (
        _ field: UIFieldBehavior, _ position: CGPoint, _ velocity: CGVector, _ mass: CGFloat,
        _ charge: CGFloat, _ deltaTime: TimeInterval
    ) -> CGVector

    /// The items; none by default.
    open private(set) var items: [any UIDynamicItem] = []
    /// The origin, in the coordinates of the reference view.
    open var position: CGPoint = .zero
    /// Where the field acts, about the origin.
    open var region = UIRegion.infinite
    /// The strength; 1 by default.
    open var strength: CGFloat = 1
    /// The exponent by which the strength decreases with the distance; 0, the default, for not at all.
    open var falloff: CGFloat = 0
    /// The distance below which the strength does not increase, in points.
    open var minimumRadius: CGFloat = 1e-6
    /// The direction, of fields that have one; zero by default.
    open var direction: CGVector = .zero
    /// The smoothness of noise and turbulence fields; 0 by default.
    open var smoothness: CGFloat = 0
    /// The animation speed of noise and turbulence fields; 0 by default.
    open var animationSpeed: CGFloat = 0

    private override init() { super.init() }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) {
        if !items.contains(where: { $0 === item }) { items.append(item) }
    }
    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

    /// Returns a field that applies drag to items.
    open class func dragField() -> UIFieldBehavior { UIFieldBehavior() }
    /// Returns a field that rotates items about its origin.
    open class func vortexField() -> UIFieldBehavior { UIFieldBehavior() }
    /// Returns a field that attracts items to a point.
    open class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
        let field = UIFieldBehavior()
        field.position = position
        return field
    }
    /// Returns a field that pulls items in a direction.
    open class func linearGravityField(direction: CGVector) -> UIFieldBehavior { directed(direction) }
    /// Returns a field that applies a constant velocity to items.
    open class func velocityField(direction: CGVector) -> UIFieldBehavior { directed(direction) }
    /// Returns a field of random forces.
    open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
        noise(smoothness, speed)
    }
    /// Returns a field of random forces that grow with the speed of items.
    open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
        noise(smoothness, speed)
    }
    /// Returns a field that draws items to its origin as a spring does.
    open class func springField() -> UIFieldBehavior { UIFieldBehavior() }
    /// Returns a field that acts on charges.
    open class func electricField() -> UIFieldBehavior { UIFieldBehavior() }
    /// Returns a field that acts on charges that move.
    open class func magneticField() -> UIFieldBehavior { UIFieldBehavior() }
    /// Returns a field whose forces a closure computes; never called, as physics is not simulated.
    open class func field(evaluationBlock block: @escaping EvaluationBlock) -> UIFieldBehavior {
        UIFieldBehavior()
    }

    private static func directed(_ direction: CGVector) -> UIFieldBehavior {
        let field = UIFieldBehavior()
        field.direction = direction
        return field
    }
    private static func noise(_ smoothness: CGFloat, _ speed: CGFloat) -> UIFieldBehavior {
        let field = UIFieldBehavior()
        (field.smoothness, field.animationSpeed) = (smoothness, speed)
        return field
    }

    override func comeToRest() { dynamicAnimator?.reportUnsimulated("UIFieldBehavior") }
    override var ownItems: [any UIDynamicItem] { items }
}
