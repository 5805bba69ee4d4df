/// A two-dimensional affine transform: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`, with Core Graphics'
/// names of the components.
@frozen
public struct AffineTransform: Hashable, Sendable {
    /// x' per x.
    public var a: Double
    /// y' per x.
    public var b: Double
    /// x' per y.
    public var c: Double
    /// y' per y.
    public var d: Double
    /// The horizontal translation in points.
    public var tx: Double
    /// The vertical translation in points.
    public var ty: Double

    /// Creates a transform from its six components.
    @inlinable
    public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// The identity transform.
    public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// A translation by `x` and `y` points.
    @inlinable
    public static func translation(x: Double, y: Double) -> AffineTransform {
        AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    /// A scale about the origin.
    @inlinable
    public static func scale(x: Double, y: Double) -> AffineTransform {
        AffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
    }

    /// A rotation about the origin by `radians`, clockwise on screen because y increases downward.
    public static func rotation(radians: Double) -> AffineTransform {
        let (sine, cosine) = Trigonometry.sineAndCosine(radians)
        return AffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Returns the transform that applies this one first, then `next`.
    @inlinable
    public func concatenating(_ next: AffineTransform) -> AffineTransform {
        AffineTransform(
            a: a * next.a + b * next.c, b: a * next.b + b * next.d,
            c: c * next.a + d * next.c, d: c * next.b + d * next.d,
            tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
    }

    /// Returns the transformed point.
    @inlinable
    public func apply(_ point: Point) -> Point {
        Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }

    /// Returns the smallest axis-aligned rectangle that contains the transformed `rect`.
    public func boundingBox(of rect: Rect) -> Rect {
        let corners = [
            apply(rect.origin), apply(Point(x: rect.maxX, y: rect.minY)),
            apply(Point(x: rect.minX, y: rect.maxY)), apply(Point(x: rect.maxX, y: rect.maxY)),
        ]
        var box = Rect(origin: corners[0], size: .zero)
        for corner in corners.dropFirst() { box = box.union(Rect(origin: corner, size: .zero)) }
        return box
    }

    /// The determinant: the factor by which areas grow; negative if the transform mirrors.
    @inlinable public var determinant: Double { a * d - b * c }

    /// The inverse transform; nil if the transform is singular.
    public var inverse: AffineTransform? {
        let det = determinant
        guard det.isFinite, det != 0 else { return nil }
        return AffineTransform(
            a: d / det, b: -b / det, c: -c / det, d: a / det,
            tx: (c * ty - d * tx) / det, ty: (b * tx - a * ty) / det)
    }

    /// Whether the transform is a pure translation.
    @inlinable public var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
    /// Whether all six components are finite.
    @inlinable public var isFinite: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    }
}
