/// A map of the plane that keeps lines straight and parallels parallel:
/// `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`, with the letters Core Graphics uses.
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
    /// Points moved to the right.
    public var tx: Double
    /// Points moved down.
    public var ty: Double

    /// A transform from its six numbers.
    @inlinable
    public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// Leaves everything where it is.
    public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Moves by `x` and `y` points.
    @inlinable
    public static func translation(x: Double, y: Double) -> AffineTransform {
        AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    /// Scales about the origin.
    @inlinable
    public static func scale(x: Double, y: Double) -> AffineTransform {
        AffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
    }

    /// Turns clockwise on screen (y grows downwards) by `radians` about the origin.
    public static func rotation(radians: Double) -> AffineTransform {
        let (sine, cosine) = Trigonometry.sineAndCosine(radians)
        return AffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// This transform first, then `next`.
    @inlinable
    public func concatenating(_ next: AffineTransform) -> AffineTransform {
        AffineTransform(
            a: a * next.a + b * next.c, b: a * next.b + b * next.d,
            c: c * next.a + d * next.c, d: c * next.b + d * next.d,
            tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
    }

    /// Where `point` lands.
    @inlinable
    public func apply(_ point: Point) -> Point {
        Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }

    /// The smallest upright rectangle around the image of `rect`.
    public func boundingBox(of rect: Rect) -> Rect {
        let corners = [
            apply(rect.origin), apply(Point(x: rect.maxX, y: rect.minY)),
            apply(Point(x: rect.minX, y: rect.maxY)), apply(Point(x: rect.maxX, y: rect.maxY)),
        ]
        var box = Rect(origin: corners[0], size: .zero)
        for corner in corners.dropFirst() { box = box.union(Rect(origin: corner, size: .zero)) }
        return box
    }

    /// The factor by which areas grow; negative for a mirror image.
    @inlinable public var determinant: Double { a * d - b * c }

    /// The transform that undoes this one, or nil where it flattens the plane.
    public var inverse: AffineTransform? {
        let det = determinant
        guard det.isFinite, det != 0 else { return nil }
        return AffineTransform(
            a: d / det, b: -b / det, c: -c / det, d: a / det,
            tx: (c * ty - d * tx) / det, ty: (b * tx - a * ty) / det)
    }

    /// Whether it only moves.
    @inlinable public var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
    /// Whether all six numbers are neither infinite nor NaN.
    @inlinable public var isFinite: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    }
}
