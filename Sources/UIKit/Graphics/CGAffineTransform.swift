import Geometry

/// A map of the plane that keeps parallels parallel; Linux's Foundation has none of that name.
public struct CGAffineTransform: Hashable, Sendable {
    /// x' per x.
    public var a: CGFloat
    /// y' per x.
    public var b: CGFloat
    /// x' per y.
    public var c: CGFloat
    /// y' per y.
    public var d: CGFloat
    /// Points moved to the right.
    public var tx: CGFloat
    /// Points moved down.
    public var ty: CGFloat

    /// A transform from its six numbers.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// Leaves everything where it is.
    public init() { self.init(.identity) }

    /// Moves by some points.
    public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(.translation(x: tx, y: ty)) }

    /// Scales about the origin.
    public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(.scale(x: sx, y: sy)) }

    /// Turns clockwise on screen by radians.
    public init(rotationAngle angle: CGFloat) { self.init(.rotation(radians: angle)) }

    /// Leaves everything where it is.
    public static let identity = CGAffineTransform()

    /// Whether it changes nothing.
    public var isIdentity: Bool { self == .identity }

    /// This transform first, then the other.
    public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(transform.concatenating(next.transform))
    }

    /// A move before this transform.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    /// A scaling before this transform.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// A turn before this transform.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The transform that undoes this one; this one where none does, as Core Graphics has it.
    public func inverted() -> CGAffineTransform { transform.inverse.map(CGAffineTransform.init) ?? self }

    /// The same transform for the pipeline.
    var transform: Geometry.AffineTransform {
        Geometry.AffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    init(_ t: Geometry.AffineTransform) {
        self.init(a: t.a, b: t.b, c: t.c, d: t.d, tx: t.tx, ty: t.ty)
    }
}

extension CGPoint {
    /// Where the transform takes the point.
    public func applying(_ t: CGAffineTransform) -> CGPoint { CGPoint(t.transform.apply(point)) }
}

extension CGRect {
    /// The smallest upright rectangle around the transformed one.
    public func applying(_ t: CGAffineTransform) -> CGRect { CGRect(t.transform.boundingBox(of: rect)) }
}
