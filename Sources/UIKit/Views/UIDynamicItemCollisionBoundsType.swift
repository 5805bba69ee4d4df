/// The outline by which an item collides. Raw values match Apple's.
public enum UIDynamicItemCollisionBoundsType: UInt, Hashable, Sendable {
    /// The bounds.
    case rectangle = 0
    /// The ellipse in the bounds.
    case ellipse = 1
    /// The item's `collisionBoundingPath`.
    case path = 2
}
