public import UIKitCore

/// Bounces items off each other and off boundaries; they stay where they are, as physics is not simulated.
open class UICollisionBehavior: UIDynamicBehavior {
    /// What items collide with. Raw values match Apple's.
    public struct Mode: OptionSet, Hashable, Sendable {
        /// The raw value.
        public let rawValue: UInt
        /// Creates a set from its raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Items collide with each other alone.
        public static let items = Mode(rawValue: 1)
        /// Items collide with boundaries alone.
        public static let boundaries = Mode(rawValue: 2)
        /// Items collide with each other and with boundaries.
        public static let everything = Mode(rawValue: .max)
    }

    /// The items that collide.
    open private(set) var items: [any UIDynamicItem]
    /// What items collide with; `everything` by default.
    open var collisionMode: Mode = .everything
    /// Whether the bounds of the reference view are a boundary; false by default.
    open var translatesReferenceBoundsIntoBoundary = false
    /// The delegate that is notified of collisions, of which there are none; not retained.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
    private var boundaries: [(identifier: any NSCopying, path: UIBezierPath)] = []

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

    /// Makes the bounds of the reference view, less insets, a boundary.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        translatesReferenceBoundsIntoBoundary = true
    }

    /// Adds a path as a boundary.
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        removeBoundary(withIdentifier: identifier)
        boundaries.append((identifier, bezierPath))
    }
    /// Adds a line as a boundary.
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        let path = UIBezierPath()
        path.move(to: p1)
        path.addLine(to: p2)
        addBoundary(withIdentifier: identifier, for: path)
    }
    /// Returns the boundary of an identifier; nil for none.
    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
        boundaries.first { Self.areSame($0.identifier, identifier) }?.path
    }
    /// Removes the boundary of an identifier.
    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        boundaries.removeAll { Self.areSame($0.identifier, identifier) }
    }
    /// The identifiers of the boundaries; nil for none.
    open var boundaryIdentifiers: [any NSCopying]? {
        boundaries.isEmpty ? nil : boundaries.map(\.identifier)
    }
    /// Removes all boundaries.
    open func removeAllBoundaries() { boundaries = [] }

    private static func areSame(_ one: any NSCopying, _ other: any NSCopying) -> Bool {
        if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
        return one as AnyObject === other as AnyObject
    }

    override func comeToRest() { dynamicAnimator?.reportUnsimulated("UICollisionBehavior") }
    override var ownItems: [any UIDynamicItem] { items }
}

/// The delegate that is notified of collisions; there are none, as physics is not simulated.
public protocol UICollisionBehaviorDelegate: AnyObject {
    /// Called when two items begin to touch.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem, at p: CGPoint)
    /// Called when two items no longer touch.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem)
    /// Called when an item begins to touch a boundary; nil is that of the reference view.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
    /// Called when an item no longer touches a boundary; nil is that of the reference view.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
    /// Does nothing by default; the method is optional.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem, at p: CGPoint
    ) {}
    /// Does nothing by default; the method is optional.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem
    ) {}
    /// Does nothing by default; the method is optional.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {}
    /// Does nothing by default; the method is optional.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    ) {}
}
