/// A direction with a length; Foundation on Linux has no type of this name.
public struct CGVector: Hashable, Sendable {
    /// The x component, in points to the right.
    public var dx: CGFloat
    /// The y component, in points down.
    public var dy: CGFloat

    /// Creates a vector from its components.
    public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

    /// Creates the zero vector.
    public init() { self.init(dx: 0, dy: 0) }

    /// The zero vector.
    public static let zero = CGVector()
}
