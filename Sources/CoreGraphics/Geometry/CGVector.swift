/// A direction with a length; Foundation on Linux has no type of this name.
public struct CGVector: Hashable, Sendable {
    /// The part to the right.
    public var dx: CGFloat
    /// The part down.
    public var dy: CGFloat

    /// Creates a vector from its parts.
    public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

    /// Creates the vector without length.
    public init() { self.init(dx: 0, dy: 0) }

    /// The vector without length.
    public static let zero = CGVector()
}
