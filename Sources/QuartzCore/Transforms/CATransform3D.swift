import Geometry

/// A 3D transform: a 4 by 4 matrix that multiplies row vectors from the right.
public struct CATransform3D: Hashable, Sendable {
    /// The rows, from `m11` to `m44`.
    fileprivate var rows: [SIMD4<Double>]

    fileprivate init(rows: [SIMD4<Double>]) { self.rows = rows }

    /// Creates a matrix of zeros.
    public init() { self.init(rows: Array(repeating: .zero, count: 4)) }

    /// Creates a matrix from its entries, row by row.
    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat,
        m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat,
        m43: CGFloat, m44: CGFloat
    ) {
        rows = [
            SIMD4(m11, m12, m13, m14), SIMD4(m21, m22, m23, m24), SIMD4(m31, m32, m33, m34),
            SIMD4(m41, m42, m43, m44),
        ]
    }

    /// The entry at row 1, column 1: x' per x.
    public var m11: CGFloat {
        get { rows[0].x }
        set { rows[0].x = newValue }
    }
    /// The entry at row 1, column 2: y' per x.
    public var m12: CGFloat {
        get { rows[0].y }
        set { rows[0].y = newValue }
    }
    /// The entry at row 1, column 3: z' per x.
    public var m13: CGFloat {
        get { rows[0].z }
        set { rows[0].z = newValue }
    }
    /// The entry at row 1, column 4: the divisor per x.
    public var m14: CGFloat {
        get { rows[0].w }
        set { rows[0].w = newValue }
    }
    /// The entry at row 2, column 1: x' per y.
    public var m21: CGFloat {
        get { rows[1].x }
        set { rows[1].x = newValue }
    }
    /// The entry at row 2, column 2: y' per y.
    public var m22: CGFloat {
        get { rows[1].y }
        set { rows[1].y = newValue }
    }
    /// The entry at row 2, column 3: z' per y.
    public var m23: CGFloat {
        get { rows[1].z }
        set { rows[1].z = newValue }
    }
    /// The entry at row 2, column 4: the divisor per y.
    public var m24: CGFloat {
        get { rows[1].w }
        set { rows[1].w = newValue }
    }
    /// The entry at row 3, column 1: x' per z.
    public var m31: CGFloat {
        get { rows[2].x }
        set { rows[2].x = newValue }
    }
    /// The entry at row 3, column 2: y' per z.
    public var m32: CGFloat {
        get { rows[2].y }
        set { rows[2].y = newValue }
    }
    /// The entry at row 3, column 3: z' per z.
    public var m33: CGFloat {
        get { rows[2].z }
        set { rows[2].z = newValue }
    }
    /// The entry at row 3, column 4: the divisor per z; minus one divided by the eye's distance gives
    /// perspective.
    public var m34: CGFloat {
        get { rows[2].w }
        set { rows[2].w = newValue }
    }
    /// The entry at row 4, column 1: the translation to the right, in points.
    public var m41: CGFloat {
        get { rows[3].x }
        set { rows[3].x = newValue }
    }
    /// The entry at row 4, column 2: the translation down, in points.
    public var m42: CGFloat {
        get { rows[3].y }
        set { rows[3].y = newValue }
    }
    /// The entry at row 4, column 3: the translation toward the viewer, in points.
    public var m43: CGFloat {
        get { rows[3].z }
        set { rows[3].z = newValue }
    }
    /// The entry at row 4, column 4: the divisor at the origin.
    public var m44: CGFloat {
        get { rows[3].w }
        set { rows[3].w = newValue }
    }
}

extension CATransform3D {
    /// The identity transform.
    static let identity = CATransform3D(CGAffineTransform.identity)

    /// Creates a 3D transform from an affine transform.
    package init(_ t: CGAffineTransform) {
        self.init(rows: [
            SIMD4(t.a, t.b, 0, 0), SIMD4(t.c, t.d, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(t.tx, t.ty, 0, 1),
        ])
    }

    /// Whether the transform is affine in the plane.
    var isAffine: Bool { self == CATransform3D(plane) }

    /// The affine part of the transform.
    package var plane: CGAffineTransform {
        CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
    }

    /// Returns this transform followed by another.
    func concatenating(_ next: CATransform3D) -> CATransform3D {
        CATransform3D(
            rows: rows.map { row in
                next.rows[0] * row.x + next.rows[1] * row.y + next.rows[2] * row.z + next.rows[3] * row.w
            })
    }

    /// Returns a translation.
    static func translation(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
        var result = identity
        (result.m41, result.m42, result.m43) = (x, y, z)
        return result
    }

    /// Returns the plane as seen from the front, exact at a point; nil where the point is behind the viewer.
    ///
    /// Without perspective the result is exact everywhere: what is rotated out of the plane appears narrower.
    /// With perspective, `isExact` is false where parallel lines would converge.
    func projected(at point: Point) -> (transform: Geometry.AffineTransform, isExact: Bool)? {
        let place = rows[0] * point.x + rows[1] * point.y + rows[3], w = place.w
        guard w > 1e-9, w.isFinite else { return nil }
        let x = place.x / w, y = place.y / w
        let a = (m11 - x * m14) / w, b = (m12 - y * m14) / w
        let c = (m21 - x * m24) / w, d = (m22 - y * m24) / w
        let transform = Geometry.AffineTransform(
            a: a, b: b, c: c, d: d, tx: x - a * point.x - c * point.y, ty: y - b * point.x - d * point.y)
        return transform.isFinite ? (transform, m14 == 0 && m24 == 0) : nil
    }

    /// Returns the product of the matrix and a column.
    func timesColumn(_ column: SIMD4<Double>) -> SIMD4<Double> {
        let products = rows.map { ($0 * column).sum() }
        return SIMD4(products[0], products[1], products[2], products[3])
    }

    /// Returns the transform with all entries multiplied by a number.
    func multiplied(by factor: Double) -> CATransform3D { CATransform3D(rows: rows.map { $0 * factor }) }

    /// Returns the entries at a fraction between these and those of another transform.
    func mixed(with end: CATransform3D, _ share: Double) -> CATransform3D {
        CATransform3D(rows: zip(rows, end.rows).map { $0 + ($1 - $0) * share })
    }

    /// The inverse, by elimination; nil where none exists.
    var inverse: CATransform3D? {
        var left = rows, right = CATransform3D.identity.rows
        for column in 0..<4 {
            let pivots = (column..<4).map { left[$0][column].magnitude }
            guard let largest = pivots.max(), largest > 1e-12, largest.isFinite,
                let offset = pivots.firstIndex(of: largest)
            else { return nil }
            left.swapAt(column, column + offset)
            right.swapAt(column, column + offset)
            let scale = 1 / left[column][column]
            left[column] *= scale
            right[column] *= scale
            for row in 0..<4 where row != column {
                let factor = left[row][column]
                left[row] -= left[column] * factor
                right[row] -= right[column] * factor
            }
        }
        return CATransform3D(rows: right)
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The identity transform.
public let CATransform3DIdentity = CATransform3D.identity
