package import Geometry

/// An affine transform of the plane; Foundation on Linux has no type of this name.
public struct CGAffineTransform: Hashable, Sendable {
    /// The entry of the matrix for x' per x.
    public var a: CGFloat
    /// The entry of the matrix for y' per x.
    public var b: CGFloat
    /// The entry of the matrix for x' per y.
    public var c: CGFloat
    /// The entry of the matrix for y' per y.
    public var d: CGFloat
    /// The translation to the right, in points.
    public var tx: CGFloat
    /// The translation down, in points.
    public var ty: CGFloat

    /// Creates a transform from its six entries.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// Creates the identity transform.
    public init() { self.init(.identity) }

    /// Creates a translation in points.
    public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(.translation(x: tx, y: ty)) }

    /// Creates a scaling about the origin.
    public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(.scale(x: sx, y: sy)) }

    /// Creates a rotation by an angle in radians, clockwise on screen.
    public init(rotationAngle angle: CGFloat) { self.init(.rotation(radians: angle)) }

    /// The identity transform.
    public static let identity = CGAffineTransform()

    /// Whether the transform is the identity.
    public var isIdentity: Bool { self == .identity }

    /// Returns this transform followed by another.
    public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(transform.concatenating(next.transform))
    }

    /// Returns this transform preceded by a translation.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    /// Returns this transform preceded by a scaling.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// Returns this transform preceded by a rotation.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// Returns the inverse; where none exists this transform, as in Core Graphics.
    public func inverted() -> CGAffineTransform { transform.inverse.map(CGAffineTransform.init) ?? self }

    /// The corresponding transform of the pipeline.
    package var transform: Geometry.AffineTransform {
        Geometry.AffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    package init(_ t: Geometry.AffineTransform) {
        self.init(a: t.a, b: t.b, c: t.c, d: t.d, tx: t.tx, ty: t.ty)
    }
}

extension CGPoint {
    /// Returns the transformed point.
    public func applying(_ t: CGAffineTransform) -> CGPoint { CGPoint(t.transform.apply(point)) }
}

extension CGSize {
    /// Returns the size that a transform makes of this one, without its translation.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

extension CGRect {
    /// Returns the bounding box of the transformed rectangle.
    public func applying(_ t: CGAffineTransform) -> CGRect { CGRect(t.transform.boundingBox(of: rect)) }
}
