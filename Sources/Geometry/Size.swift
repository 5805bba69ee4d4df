/// A width and a height in points.
@frozen
public struct Size: Hashable, Sendable {
    /// Points from left to right.
    public var width: Double
    /// Points from top to bottom.
    public var height: Double

    /// A size of `width` by `height` points.
    @inlinable
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// No extent.
    public static let zero = Size(width: 0, height: 0)

    /// Whether both lengths are neither infinite nor NaN.
    @inlinable public var isFinite: Bool { width.isFinite && height.isFinite }

    /// The extent along an axis.
    @inlinable
    public subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}
