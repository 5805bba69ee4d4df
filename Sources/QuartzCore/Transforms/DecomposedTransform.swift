import Geometry

/// A 3D transform as translation, scale, shear, rotation and perspective, which can be mixed one by one.
///
/// Source: "Interpolation of 3D matrices" in W3C, CSS Transforms Level 2, the method of "Decomposing a Matrix into
/// Simple Transformations" (Graphics Gems II) that Core Animation's results agree with.
struct DecomposedTransform {
    var translation = SIMD3<Double>.zero
    var scale = SIMD3<Double>.one
    /// The shears of y by x, z by x and z by y.
    var skew = SIMD3<Double>.zero
    /// The rotation as a unit quaternion, its real part last.
    var rotation = SIMD4<Double>(0, 0, 0, 1)
    var perspective = SIMD4<Double>(0, 0, 0, 1)

    init() {}

    /// Decomposes a transform; nil for one without an inverse.
    init?(_ transform: CATransform3D) {
        guard transform.m44 != 0, transform.m44.isFinite else { return nil }
        let t = transform.multiplied(by: 1 / transform.m44)
        var linear = t
        (linear.m14, linear.m24, linear.m34, linear.m44) = (0, 0, 0, 1)
        guard let inverse = linear.inverse else { return nil }
        if t.m14 != 0 || t.m24 != 0 || t.m34 != 0 {
            let column = SIMD4<Double>(t.m14, t.m24, t.m34, t.m44)
            perspective = inverse.timesColumn(column)
        }
        translation = SIMD3<Double>(t.m41, t.m42, t.m43)
        var x = SIMD3<Double>(t.m11, t.m12, t.m13), y = SIMD3<Double>(t.m21, t.m22, t.m23)
        var z = SIMD3<Double>(t.m31, t.m32, t.m33)
        scale.x = Self.normalize(&x)
        skew.x = Self.dot(x, y)
        y -= x * skew.x
        scale.y = Self.normalize(&y)
        skew.y = Self.dot(x, z)
        z -= x * skew.y
        skew.z = Self.dot(y, z)
        z -= y * skew.z
        scale.z = Self.normalize(&z)
        guard scale.x > 0, scale.y > 0, scale.z > 0 else { return nil }
        skew = SIMD3(skew.x / scale.y, skew.y / scale.z, skew.z / scale.z)
        if Self.dot(x, Self.cross(y, z)) < 0 {
            // A reflection: the axis that turned most is mirrored, as for matrices of the plane in CSS Transforms.
            if x.x < y.y { (scale.x, x) = (-scale.x, -x) } else { (scale.y, y) = (-scale.y, -y) }
        }
        rotation = Self.quaternion(x, y, z)
    }

    /// Returns the parts at a fraction between these and those of another transform.
    func interpolated(to end: DecomposedTransform, _ share: Double) -> DecomposedTransform {
        var result = DecomposedTransform()
        result.translation = translation + (end.translation - translation) * share
        result.scale = scale + (end.scale - scale) * share
        result.skew = skew + (end.skew - skew) * share
        result.perspective = perspective + (end.perspective - perspective) * share
        result.rotation = Self.slerp(rotation, end.rotation, share)
        return result
    }

    /// The transform composed of all parts.
    var transform: CATransform3D {
        let (x, y, z, w) = (rotation.x, rotation.y, rotation.z, rotation.w)
        let rows = [
            SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
            SIMD3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
            SIMD3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)),
        ]
        let first = rows[0] * scale.x
        let second = (rows[1] + rows[0] * skew.x) * scale.y
        let third = (rows[2] + rows[1] * skew.z + rows[0] * skew.y) * scale.z
        let affine = CATransform3D(
            m11: first.x, m12: first.y, m13: first.z, m14: 0, m21: second.x, m22: second.y, m23: second.z,
            m24: 0, m31: third.x, m32: third.y, m33: third.z, m34: 0, m41: translation.x,
            m42: translation.y, m43: translation.z, m44: 1)
        guard perspective != SIMD4(0, 0, 0, 1) else { return affine }
        var projection = CATransform3D.identity
        (projection.m14, projection.m24) = (perspective.x, perspective.y)
        (projection.m34, projection.m44) = (perspective.z, perspective.w)
        return affine.concatenating(projection)
    }

    private static func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { (a * b).sum() }

    private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }

    private static func normalize(_ vector: inout SIMD3<Double>) -> Double {
        let length = dot(vector, vector).squareRoot()
        if length > 0 { vector /= length }
        return length
    }

    /// The quaternion of the rotation whose rows are three axes.
    private static func quaternion(
        _ x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>
    ) -> SIMD4<Double> {
        let trace = x.x + y.y + z.z
        if trace > 0 {
            let s = (trace + 1).squareRoot() * 2
            return SIMD4((y.z - z.y) / s, (z.x - x.z) / s, (x.y - y.x) / s, s / 4)
        }
        if x.x > y.y, x.x > z.z {
            let s = (1 + x.x - y.y - z.z).squareRoot() * 2
            return SIMD4(s / 4, (x.y + y.x) / s, (z.x + x.z) / s, (y.z - z.y) / s)
        }
        if y.y > z.z {
            let s = (1 + y.y - x.x - z.z).squareRoot() * 2
            return SIMD4((x.y + y.x) / s, s / 4, (y.z + z.y) / s, (z.x - x.z) / s)
        }
        let s = (1 + z.z - x.x - y.y).squareRoot() * 2
        return SIMD4((z.x + x.z) / s, (y.z + z.y) / s, s / 4, (x.y - y.x) / s)
    }

    /// The spherical interpolation of two rotations along the shorter arc.
    private static func slerp(_ a: SIMD4<Double>, _ b: SIMD4<Double>, _ share: Double) -> SIMD4<Double> {
        var end = b, cosine = (a * b).sum()
        if cosine < 0 { (end, cosine) = (-b, -cosine) }
        let sine = max(0, 1 - cosine * cosine).squareRoot()
        guard sine > 1e-9 else { return a }
        let angle = Trigonometry.arcTangent(y: sine, x: cosine)
        let first = Trigonometry.sineAndCosine((1 - share) * angle).sine / sine
        let second = Trigonometry.sineAndCosine(share * angle).sine / sine
        return a * first + end * second
    }
}

extension CATransform3D {
    /// Returns the transform at a fraction between this and another one; the fraction may be beyond 0...1.
    func interpolated(to end: CATransform3D, _ share: Double) -> CATransform3D {
        if share == 0 || self == end { return self }
        if share == 1 { return end }
        guard let first = DecomposedTransform(self), let last = DecomposedTransform(end) else {
            return mixed(with: end, share)
        }
        return first.interpolated(to: last, share).transform
    }
}
