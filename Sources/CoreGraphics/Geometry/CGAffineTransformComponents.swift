import Geometry

/// The components of a transform: a scaling, then a shear, a rotation and a translation.
public struct CGAffineTransformComponents: Hashable, Sendable {
    /// The scales in x and y; a transform that mirrors has a negative one.
    public var scale: CGSize
    /// The shear: how far x grows per y, after the scaling.
    public var horizontalShear: CGFloat
    /// The rotation in radians.
    public var rotation: CGFloat
    /// The translation in points.
    public var translation: CGVector

    /// Creates the components of the identity.
    public init() {
        self.init(scale: CGSize(width: 1, height: 1), horizontalShear: 0, rotation: 0, translation: .zero)
    }

    /// Creates components; the rotation is in radians, the translation in points.
    public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
        (self.scale, self.horizontalShear) = (scale, horizontalShear)
        (self.rotation, self.translation) = (rotation, translation)
    }
}

extension CGAffineTransform {
    /// Creates the transform of components: the scaling first, then the shear, the rotation and the translation.
    public init(_ components: CGAffineTransformComponents) {
        let scale = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
        let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
        let rotation = CGAffineTransform(rotationAngle: components.rotation)
        let move = CGAffineTransform(
            translationX: components.translation.dx, y: components.translation.dy)
        self = scale.concatenating(shear).concatenating(rotation).concatenating(move)
    }

    /// Returns the components, of which the transform can be made again; one without an x-axis has no scale in x and no
    /// shear.
    public func decomposed() -> CGAffineTransformComponents {
        let width = (a * a + b * b).squareRoot(), translation = CGVector(dx: tx, dy: ty)
        guard width > 0 else {
            // The rotation turns the y-axis to where the second column points.
            let height = (c * c + d * d).squareRoot()
            return CGAffineTransformComponents(
                scale: CGSize(width: 0, height: height), horizontalShear: 0,
                rotation: height > 0 ? Trigonometry.arcTangent(y: -c, x: d) : 0, translation: translation)
        }
        let height = (a * d - b * c) / width
        let along = (a * c + b * d) / width
        return CGAffineTransformComponents(
            scale: CGSize(width: width, height: height), horizontalShear: height != 0 ? along / height : 0,
            rotation: Trigonometry.arcTangent(y: b, x: a), translation: translation)
    }
}

extension CGAffineTransform: Codable {
    /// Reads the six entries, as a list.
    public init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        func next() throws -> CGFloat { try list.decode(CGFloat.self) }
        self.init(a: try next(), b: try next(), c: try next(), d: try next(), tx: try next(), ty: try next())
    }

    /// Writes the six entries, as a list.
    public func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        for entry in [a, b, c, d, tx, ty] { try list.encode(entry) }
    }
}

extension CGVector: Codable {
    /// Reads both parts, as a list.
    public init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        self.init(dx: try list.decode(CGFloat.self), dy: try list.decode(CGFloat.self))
    }

    /// Writes both parts, as a list.
    public func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        try list.encode(dx)
        try list.encode(dy)
    }
}
