import Scene

/// A fixed color in sRGB, for layers and contexts.
public final class CGColor: Sendable, Hashable {
    let color: Color

    init(_ color: Color) { self.color = color }

    /// Creates a color from sRGB components in 0...1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Creates a gray in 0...1.
    public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(Color(white: gray, alpha: alpha)) }

    /// The number of `components`.
    public var numberOfComponents: Int { 4 }
    /// Red, green, blue and alpha, each in 0...1.
    public var components: [CGFloat]? { [color.red, color.green, color.blue, color.alpha] }

    /// The alpha, 0 (transparent) to 1 (opaque).
    public var alpha: CGFloat { color.alpha }

    /// Whether both colors are the same.
    public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.color == rhs.color }

    /// Hashes the components.
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}
