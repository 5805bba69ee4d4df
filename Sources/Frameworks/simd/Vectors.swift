// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Two numbers of single precision.
public typealias simd_float2 = SIMD2<Float>
/// Three numbers of single precision.
public typealias simd_float3 = SIMD3<Float>
/// Four numbers of single precision.
public typealias simd_float4 = SIMD4<Float>
/// Eight numbers of single precision.
public typealias simd_float8 = SIMD8<Float>
/// Two numbers of double precision.
public typealias simd_double2 = SIMD2<Double>
/// Three numbers of double precision.
public typealias simd_double3 = SIMD3<Double>
/// Four numbers of double precision.
public typealias simd_double4 = SIMD4<Double>
/// Two integers of 32 bits.
public typealias simd_int2 = SIMD2<Int32>
/// Three integers of 32 bits.
public typealias simd_int3 = SIMD3<Int32>
/// Four integers of 32 bits.
public typealias simd_int4 = SIMD4<Int32>
/// Two unsigned integers of 32 bits.
public typealias simd_uint2 = SIMD2<UInt32>
/// Three unsigned integers of 32 bits.
public typealias simd_uint3 = SIMD3<UInt32>
/// Four unsigned integers of 32 bits.
public typealias simd_uint4 = SIMD4<UInt32>
/// Two integers of 16 bits.
public typealias simd_short2 = SIMD2<Int16>
/// Four bytes without a sign.
public typealias simd_uchar4 = SIMD4<UInt8>
/// Two numbers of single precision.
public typealias float2 = SIMD2<Float>
/// Three numbers of single precision.
public typealias float3 = SIMD3<Float>
/// Four numbers of single precision.
public typealias float4 = SIMD4<Float>
/// Two numbers of double precision.
public typealias double2 = SIMD2<Double>
/// Three numbers of double precision.
public typealias double3 = SIMD3<Double>
/// Four numbers of double precision.
public typealias double4 = SIMD4<Double>
/// Two integers of 32 bits.
public typealias int2 = SIMD2<Int32>
/// Four integers of 32 bits.
public typealias int4 = SIMD4<Int32>
/// Two unsigned integers of 32 bits.
public typealias uint2 = SIMD2<UInt32>

// MARK: Lengths and products

/// The sum of the products of elements.
public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { (x * y).sum() }
/// The sum of the products of elements.
public func simd_dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(x, y) }
/// The square of the length.
public func length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(x, x) }
/// The square of the length.
public func simd_length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(x, x) }
/// The length: the square root of the sum of squares.
public func length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(x, x).squareRoot() }
/// The length: the square root of the sum of squares.
public func simd_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { length(x) }
/// The length of the difference.
public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { length(x - y) }
/// The length of the difference.
public func simd_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
    length(x - y)
}
/// The square of the length of the difference.
public func distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
    length_squared(x - y)
}
/// The square of the length of the difference.
public func simd_distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
    length_squared(x - y)
}
/// The vector of length 1 in the same direction; no number for a vector of length 0, as on iOS.
public func normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x / length(x) }
/// The vector of length 1 in the same direction; no number for a vector of length 0, as on iOS.
public func simd_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { normalize(x) }
/// The vector that is perpendicular to both.
public func cross<S: FloatingPoint>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> {
    SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}
/// The vector that is perpendicular to both.
public func simd_cross<S: FloatingPoint>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> { cross(x, y) }
/// The vector that is perpendicular to both, of which only the third element is not 0.
public func cross<S: FloatingPoint>(_ x: SIMD2<S>, _ y: SIMD2<S>) -> SIMD3<S> {
    SIMD3(0, 0, x.x * y.y - x.y * y.x)
}
/// The vector that is perpendicular to both, of which only the third element is not 0.
public func simd_cross<S: FloatingPoint>(_ x: SIMD2<S>, _ y: SIMD2<S>) -> SIMD3<S> { cross(x, y) }
/// The part of a vector in the direction of another.
public func project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint {
    y * (dot(x, y) / dot(y, y))
}
/// The part of a vector in the direction of another.
public func simd_project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint { project(x, y) }
/// A ray that is reflected by a plane.
///
/// - Parameters:
///   - x: The ray.
///   - n: The normal of the plane, of length 1.
/// - Returns: The reflected ray.
public func reflect<V: SIMD>(_ x: V, n: V) -> V where V.Scalar: FloatingPoint { x - n * (2 * dot(x, n)) }
/// A ray that is reflected by a plane, whose normal has the length 1.
public func simd_reflect<V: SIMD>(_ x: V, _ n: V) -> V where V.Scalar: FloatingPoint { reflect(x, n: n) }
/// A ray that enters another medium; zero where it is reflected.
///
/// - Parameters:
///   - x: The ray, of length 1.
///   - n: The normal of the surface, of length 1.
///   - eta: The ratio of the indices of refraction.
/// - Returns: The ray in the other medium.
public func refract<V: SIMD>(_ x: V, n: V, eta: V.Scalar) -> V where V.Scalar: FloatingPoint {
    let cosine = dot(x, n), k = 1 - eta * eta * (1 - cosine * cosine)
    return k < 0 ? .zero : x * eta - n * (eta * cosine + k.squareRoot())
}
/// A ray that enters another medium; zero where it is reflected.
public func simd_refract<V: SIMD>(_ x: V, _ n: V, _ eta: V.Scalar) -> V where V.Scalar: FloatingPoint {
    refract(x, n: n, eta: eta)
}

// MARK: Elements

/// The smaller of each two elements.
public func min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint { pointwiseMin(x, y) }
/// The smaller of each two elements.
public func simd_min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMin(x, y) }
/// The greater of each two elements.
public func max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint { pointwiseMax(x, y) }
/// The greater of each two elements.
public func simd_max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMax(x, y) }
/// The magnitude of each element.
public func abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { pointwiseMax(x, .zero - x) }
/// The magnitude of each element.
public func simd_abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { abs(x) }
/// Elements within limits.
public func clamp<V: SIMD>(_ x: V, min: V, max: V) -> V where V.Scalar: FloatingPoint {
    pointwiseMin(pointwiseMax(x, min), max)
}
/// Elements within the same limits.
public func clamp<V: SIMD>(_ x: V, min: V.Scalar, max: V.Scalar) -> V where V.Scalar: FloatingPoint {
    clamp(x, min: V(repeating: min), max: V(repeating: max))
}
/// Elements within limits.
public func simd_clamp<V: SIMD>(_ x: V, _ min: V, _ max: V) -> V where V.Scalar: FloatingPoint {
    clamp(x, min: min, max: max)
}
/// A number within limits.
public func simd_clamp<S: FloatingPoint>(_ x: S, _ min: S, _ max: S) -> S {
    Swift.min(Swift.max(x, min), max)
}
/// What is between two vectors: `x` for 0, `y` for 1.
public func mix<V: SIMD>(_ x: V, _ y: V, t: V) -> V where V.Scalar: FloatingPoint { x + (y - x) * t }
/// What is between two vectors: `x` for 0, `y` for 1.
public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: FloatingPoint { x + (y - x) * t }
/// What is between two vectors: `x` for 0, `y` for 1.
public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V) -> V where V.Scalar: FloatingPoint { mix(x, y, t: t) }
/// What is between two numbers: `x` for 0, `y` for 1.
public func simd_mix<S: FloatingPoint>(_ x: S, _ y: S, _ t: S) -> S { x + (y - x) * t }
/// 0 for elements below their edge, and 1 for others.
public func step<V: SIMD>(_ x: V, edge: V) -> V where V.Scalar: FloatingPoint {
    V.zero.replacing(with: V.one, where: x .>= edge)
}
/// 0 for elements below their edge, and 1 for others.
public func simd_step<V: SIMD>(_ edge: V, _ x: V) -> V where V.Scalar: FloatingPoint { step(x, edge: edge) }
/// 0 for a number below an edge, and 1 for another.
public func simd_step<S: FloatingPoint>(_ edge: S, _ x: S) -> S { x < edge ? 0 : 1 }
/// From 0 to 1 between two edges, along t²(3 - 2t).
public func smoothstep<V: SIMD>(_ x: V, edge0: V, edge1: V) -> V where V.Scalar: FloatingPoint {
    let t = clamp((x - edge0) / (edge1 - edge0), min: .zero, max: .one)
    return t * t * (V(repeating: 3) - t * V(repeating: 2))
}
/// From 0 to 1 between two edges, along t²(3 - 2t).
public func simd_smoothstep<V: SIMD>(_ edge0: V, _ edge1: V, _ x: V) -> V where V.Scalar: FloatingPoint {
    smoothstep(x, edge0: edge0, edge1: edge1)
}
/// From 0 to 1 between two edges, along t²(3 - 2t).
public func simd_smoothstep<S: FloatingPoint>(_ edge0: S, _ edge1: S, _ x: S) -> S {
    let t = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
    return t * t * (3 - 2 * t)
}
/// The part of each element behind its integer, from 0 to 1.
public func fract<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x - x.rounded(.down) }
/// The part of each element behind its integer, from 0 to 1.
public func simd_fract<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { fract(x) }
/// -1, 0 or 1 by the sign of each element.
public func sign<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
    V.zero.replacing(with: V.one, where: x .> V.zero).replacing(with: V.zero - V.one, where: x .< V.zero)
}
/// -1, 0 or 1 by the sign of each element.
public func simd_sign<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { sign(x) }
/// One divided by each element.
public func recip<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { V.one / x }
/// One divided by each element.
public func simd_recip<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { V.one / x }
/// The sum of the elements.
public func reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { x.sum() }
/// The sum of the elements.
public func simd_reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { x.sum() }
/// The smallest element.
public func reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.min() }
/// The smallest element.
public func simd_reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.min() }
/// The greatest element.
public func reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.max() }
/// The greatest element.
public func simd_reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.max() }
