// swift-format-ignore-file: AlwaysUseLowerCamelCase

import UIKit

/// A quaternion of `Double`: a rotation in space, where its length is 1.
public struct simd_quatd: Equatable, Sendable {
    /// The imaginary part in the first three elements, and the real one in the last.
    public var vector: SIMD4<Double>

    /// Creates a quaternion of zeros.
    public init() { vector = .zero }
    /// Creates a quaternion of its elements, the real one last.
    public init(vector: SIMD4<Double>) { self.vector = vector }
    /// Creates a quaternion of its elements.
    public init(ix: Double, iy: Double, iz: Double, r: Double) { vector = SIMD4(ix, iy, iz, r) }
    /// Creates a quaternion of its real and its imaginary part.
    public init(real: Double, imag: SIMD3<Double>) { vector = SIMD4(imag, real) }
    /// Creates a rotation by an angle in radians around an axis of length 1.
    public init(angle: Double, axis: SIMD3<Double>) {
        self.init(real: cos(angle / 2), imag: axis * sin(angle / 2))
    }
    /// Creates the shortest rotation from one direction to another, both of length 1.
    ///
    /// Where they are opposite, the rotation is around an axis that is perpendicular to them.
    public init(from: SIMD3<Double>, to: SIMD3<Double>) {
        let half = from + to, square = length_squared(half)
        guard square > 1e-12 else {
            // The axis that the direction is farthest from gives the most exact cross product.
            let size = abs(from)
            let other: SIMD3<Double> =
                size.x <= size.y && size.x <= size.z ? [1, 0, 0] : size.y <= size.z ? [0, 1, 0] : [0, 0, 1]
            self.init(real: 0, imag: normalize(cross(from, other)))
            return
        }
        let middle = half / square.squareRoot()
        self.init(real: dot(from, middle), imag: cross(from, middle))
    }
    /// Creates the rotation of a matrix, which must be orthogonal with a determinant of 1.
    public init(_ matrix: simd_double3x3) {
        let (a, b, c) = (matrix.columns.0, matrix.columns.1, matrix.columns.2)
        // Four times the square of each element, of which the greatest is divided by.
        let squares = SIMD4<Double>(
            1 + a.x - b.y - c.z, 1 - a.x + b.y - c.z, 1 - a.x - b.y + c.z, 1 + a.x + b.y + c.z)
        let products: SIMD4<Double>
        switch squares.max() {
        case squares.w: products = SIMD4(b.z - c.y, c.x - a.z, a.y - b.x, squares.w)
        case squares.x: products = SIMD4(squares.x, b.x + a.y, c.x + a.z, b.z - c.y)
        case squares.y: products = SIMD4(b.x + a.y, squares.y, c.y + b.z, c.x - a.z)
        default: products = SIMD4(c.x + a.z, c.y + b.z, squares.z, a.y - b.x)
        }
        vector = products / (2 * squares.max().squareRoot())
    }
    /// Creates the rotation of the first three columns and rows of a matrix.
    public init(_ matrix: simd_double4x4) {
        func part(_ column: SIMD4<Double>) -> SIMD3<Double> { SIMD3(column.x, column.y, column.z) }
        self.init(
            simd_double3x3(part(matrix.columns.0), part(matrix.columns.1), part(matrix.columns.2)))
    }

    /// The real part of the quaternion.
    public var real: Double {
        get { vector.w }
        set { vector.w = newValue }
    }
    /// The imaginary part of the quaternion.
    public var imag: SIMD3<Double> {
        get { SIMD3(vector.x, vector.y, vector.z) }
        set { vector = SIMD4(newValue, vector.w) }
    }
    /// The angle of the rotation in radians, from 0 to 2π.
    public var angle: Double { 2 * atan2(simd_length(imag), real) }
    /// The axis of the rotation, of length 1; no numbers for a rotation by 0.
    public var axis: SIMD3<Double> { simd_normalize(imag) }
    /// The quaternion with the opposite imaginary part.
    public var conjugate: simd_quatd { simd_quatd(real: real, imag: imag * -1) }
    /// The inverse: the opposite rotation, where the length is 1.
    public var inverse: simd_quatd { simd_quatd(vector: conjugate.vector / simd_length_squared(vector)) }
    /// The length of the quaternion: 1 for a rotation.
    public var length: Double { simd_length(vector) }
    /// The quaternion of length 1 in the same direction.
    public var normalized: simd_quatd { simd_quatd(vector: simd_normalize(vector)) }

    /// Rotates a vector; the quaternion must have the length 1.
    public func act(_ vector: SIMD3<Double>) -> SIMD3<Double> {
        let twice = cross(imag, vector) * 2
        return vector + twice * real + cross(imag, twice)
    }

    /// The product: the rotation of the right one, and then that of the left one.
    public static func * (lhs: simd_quatd, rhs: simd_quatd) -> simd_quatd {
        simd_quatd(
            real: lhs.real * rhs.real - dot(lhs.imag, rhs.imag),
            imag: rhs.imag * lhs.real + lhs.imag * rhs.real + cross(lhs.imag, rhs.imag))
    }
    /// The product with a number.
    public static func * (lhs: simd_quatd, rhs: Double) -> simd_quatd { simd_quatd(vector: lhs.vector * rhs) }
    /// The product with a number.
    public static func * (lhs: Double, rhs: simd_quatd) -> simd_quatd { rhs * lhs }
    /// The sum of two quaternions.
    public static func + (lhs: simd_quatd, rhs: simd_quatd) -> simd_quatd {
        simd_quatd(vector: lhs.vector + rhs.vector)
    }
    /// The difference of two quaternions.
    public static func - (lhs: simd_quatd, rhs: simd_quatd) -> simd_quatd {
        simd_quatd(vector: lhs.vector - rhs.vector)
    }
    /// The quaternion with the opposite elements, which is the same rotation.
    public static prefix func - (rhs: simd_quatd) -> simd_quatd { simd_quatd(vector: rhs.vector * -1) }
    /// The product with the inverse.
    public static func / (lhs: simd_quatd, rhs: simd_quatd) -> simd_quatd { lhs * rhs.inverse }
    /// Multiplies by a quaternion at the right.
    public static func *= (lhs: inout simd_quatd, rhs: simd_quatd) { lhs = lhs * rhs }
}

/// Rotates a vector.
public func simd_act(_ q: simd_quatd, _ v: SIMD3<Double>) -> SIMD3<Double> { q.act(v) }
/// The product: the rotation of the right one, and then that of the left one.
public func simd_mul(_ p: simd_quatd, _ q: simd_quatd) -> simd_quatd { p * q }
/// The quaternion of length 1 in the same direction.
public func simd_normalize(_ q: simd_quatd) -> simd_quatd { q.normalized }
/// The opposite rotation.
public func simd_inverse(_ q: simd_quatd) -> simd_quatd { q.inverse }
/// The quaternion with the opposite imaginary part.
public func simd_conjugate(_ q: simd_quatd) -> simd_quatd { q.conjugate }
/// The length of a quaternion.
public func simd_length(_ q: simd_quatd) -> Double { q.length }
/// The sum of the products of elements.
public func simd_dot(_ p: simd_quatd, _ q: simd_quatd) -> Double { dot(p.vector, q.vector) }
/// The angle of a rotation in radians.
public func simd_angle(_ q: simd_quatd) -> Double { q.angle }
/// The axis of a rotation.
public func simd_axis(_ q: simd_quatd) -> SIMD3<Double> { q.axis }
/// A rotation between two, by the shorter way at a constant speed: `q0` for 0, `q1` for 1.
public func simd_slerp(_ q0: simd_quatd, _ q1: simd_quatd, _ t: Double) -> simd_quatd {
    let isShorter = simd_dot(q0, q1) >= 0
    return slerp(q0, isShorter ? q1 : -q1, t)
}
/// A rotation between two, by the longer way at a constant speed: `q0` for 0, `q1` for 1.
public func simd_slerp_longest(_ q0: simd_quatd, _ q1: simd_quatd, _ t: Double) -> simd_quatd {
    let isShorter = simd_dot(q0, q1) >= 0
    return slerp(q0, isShorter ? -q1 : q1, t)
}

private func slerp(_ q0: simd_quatd, _ q1: simd_quatd, _ t: Double) -> simd_quatd {
    let angle = 2 * atan2((q0 - q1).length, (q0 + q1).length)
    let sine = sin(angle)
    guard Swift.abs(sine) > 1e-6 else { return (q0 * (1 - t) + q1 * t).normalized }
    return (q0 * (sin((1 - t) * angle) / sine) + q1 * (sin(t * angle) / sine)).normalized
}

extension simd_double3x3 {
    /// Creates the matrix of a rotation; the quaternion must have the length 1.
    public init(_ quaternion: simd_quatd) {
        self.init(
            quaternion.act([1, 0, 0]), quaternion.act([0, 1, 0]), quaternion.act([0, 0, 1]))
    }
}

extension simd_double4x4 {
    /// Creates the matrix of a rotation; the quaternion must have the length 1.
    public init(_ quaternion: simd_quatd) {
        self.init(
            SIMD4(quaternion.act([1, 0, 0]), 0), SIMD4(quaternion.act([0, 1, 0]), 0),
            SIMD4(quaternion.act([0, 0, 1]), 0), SIMD4(0, 0, 0, 1))
    }
}
