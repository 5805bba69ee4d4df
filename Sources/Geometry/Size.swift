/// A size in points.
@frozen
public struct Size: Hashable, Codable, Sendable {
    /// The width in points.
    public var width: Double
    /// The height in points.
    public var height: Double

    /// Creates a size.
    @inlinable
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// The size of zero width and height.
    public static let zero = Size(width: 0, height: 0)

    /// Whether width and height are finite.
    @inlinable public var isFinite: Bool { width.isFinite && height.isFinite }

    /// Accesses the length along an axis.
    @inlinable
    public subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}
