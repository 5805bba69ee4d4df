/// The collision bounds of a dynamic item. Raw values match Apple's.
public enum UIDynamicItemCollisionBoundsType: UInt, Hashable, Sendable {
    /// The bounds rectangle of the item.
    case rectangle = 0
    /// The ellipse inscribed in the bounds.
    case ellipse = 1
    /// The item's `collisionBoundingPath`.
    case path = 2
}
