import CoreGraphics
import Foundation
import Scene

/// A projective map of the plane: what is drawn on a plane in space, as it is seen.
struct Homography: Equatable {
    /// The rows: x and y of a point are divided by the third.
    var rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

    static func == (lhs: Homography, rhs: Homography) -> Bool { lhs.rows == rhs.rows }

    /// Creates the map of a rotation in space about an axis through a point.
    ///
    /// - Parameters:
    ///   - angle: In radians.
    ///   - axis: The direction of the axis; z points to the viewer.
    ///   - anchor: The point that the axis goes through, in points, and its distance from the plane.
    ///   - distance: The distance of the viewer in points; infinite for none of perspective.
    init(
        angle: Double, axis: SIMD3<Double>, anchor: (x: Double, y: Double, z: Double), distance: Double
    ) {
        let length = (axis * axis).sum().squareRoot()
        let unit = length > 0 ? axis / length : SIMD3(0, 0, 1)
        let (r0, r1, r2) = Homography.rotation(angle: angle, unit: unit)
        let inverse = distance.isFinite && distance != 0 ? 1 / distance : 0
        /// The row of a coordinate of the rotated point, for a point on the plane relative to the anchor.
        func row(_ r: SIMD3<Double>) -> SIMD3<Double> { SIMD3(r.x, r.y, -r.z * anchor.z) }
        var depth = row(r2)
        depth.z += anchor.z
        let w = SIMD3(0, 0, 1) - depth * inverse
        let x = row(r0) + w * anchor.x, y = row(r1) + w * anchor.y
        /// The row for points relative to the origin.
        func moved(_ row: SIMD3<Double>) -> SIMD3<Double> {
            SIMD3(row.x, row.y, row.z - row.x * anchor.x - row.y * anchor.y)
        }
        rows = (moved(x), moved(y), moved(w))
    }

    private init(rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) { self.rows = rows }

    /// Rodrigues' rotation formula.
    private static func rotation(
        angle: Double, unit u: SIMD3<Double>
    ) -> (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>) {
        let s = sin(angle), c = cos(angle), t = 1 - c
        return (
            SIMD3(t * u.x * u.x + c, t * u.x * u.y - s * u.z, t * u.x * u.z + s * u.y),
            SIMD3(t * u.x * u.y + s * u.z, t * u.y * u.y + c, t * u.y * u.z - s * u.x),
            SIMD3(t * u.x * u.z - s * u.y, t * u.y * u.z + s * u.x, t * u.z * u.z + c)
        )
    }

    /// Whether parallel lines stay parallel.
    var isAffine: Bool { abs(rows.2.x) < 1e-9 && abs(rows.2.y) < 1e-9 && abs(rows.2.z) > 1e-9 }

    /// The affine map; only where it is one.
    var affine: CGAffineTransform {
        let w = rows.2.z
        return CGAffineTransform(
            a: rows.0.x / w, b: rows.1.x / w, c: rows.0.y / w, d: rows.1.y / w, tx: rows.0.z / w,
            ty: rows.1.z / w)
    }

    /// Returns where a point is seen; nil for one that is behind the viewer.
    func point(_ point: CGPoint) -> CGPoint? {
        let input = SIMD3(Double(point.x), Double(point.y), 1), w = (rows.2 * input).sum()
        guard w > 0.001 else { return nil }
        return CGPoint(x: (rows.0 * input).sum() / w, y: (rows.1 * input).sum() / w)
    }

    /// The map back to the plane; nil where the plane is seen from its edge.
    var inverse: Homography? {
        func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
            SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
        }
        let (a, b, c) = rows, first = cross(b, c), second = cross(c, a), third = cross(a, b)
        let determinant = (a * first).sum()
        guard abs(determinant) > 1e-9 else { return nil }
        return Homography(
            rows: (
                SIMD3(first.x, second.x, third.x) / determinant,
                SIMD3(first.y, second.y, third.y) / determinant,
                SIMD3(first.z, second.z, third.z) / determinant
            ))
    }
}

extension Pixmap {
    /// Returns the premultiplied components between pixels, by the four next to a place; clear outside.
    func components(atX x: Double, y: Double) -> SIMD4<Double> {
        let left = (x - 0.5).rounded(.down), top = (y - 0.5).rounded(.down)
        let shareX = x - 0.5 - left, shareY = y - 0.5 - top
        func value(_ dx: Int, _ dy: Int) -> SIMD4<Double> {
            let column = Int(left) + dx, row = Int(top) + dy
            guard column >= 0, row >= 0, column < width, row < height else { return .zero }
            let pixel = self[column, row]
            return SIMD4(
                Double(pixel & 0xFF), Double(pixel >> 8 & 0xFF), Double(pixel >> 16 & 0xFF),
                Double(pixel >> 24))
        }
        let upper = value(0, 0) * (1 - shareX) + value(1, 0) * shareX
        let lower = value(0, 1) * (1 - shareX) + value(1, 1) * shareX
        return upper * (1 - shareY) + lower * shareY
    }
}
