// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Source: the formulas of vDSP in Apple's documentation. Sums are added in order.

/// A number of elements.
public typealias vDSP_Length = UInt
/// The distance of elements: 1 for each, 2 for every other.
public typealias vDSP_Stride = Int

/// Adds two vectors: C[n] = A[n] + B[n].
public func vDSP_vadd(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for n in 0..<Int(__N) { __C[n * __IC] = __A[n * __IA] + __B[n * __IB] }
}

/// Adds two vectors: C[n] = A[n] + B[n].
public func vDSP_vaddD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for n in 0..<Int(__N) { __C[n * __IC] = __A[n * __IA] + __B[n * __IB] }
}

/// Multiplies two vectors: C[n] = A[n] * B[n].
public func vDSP_vmul(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for n in 0..<Int(__N) { __C[n * __IC] = __A[n * __IA] * __B[n * __IB] }
}

/// Multiplies two vectors: C[n] = A[n] * B[n].
public func vDSP_vmulD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for n in 0..<Int(__N) { __C[n * __IC] = __A[n * __IA] * __B[n * __IB] }
}

/// Adds a number to a vector: C[n] = A[n] + B.
public func vDSP_vsadd(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    let b = __B.pointee
    for n in 0..<Int(__N) { __C[n * __IC] = __A[n * __IA] + b }
}

/// Adds a number to a vector: C[n] = A[n] + B.
public func vDSP_vsaddD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    let b = __B.pointee
    for n in 0..<Int(__N) { __C[n * __IC] = __A[n * __IA] + b }
}

/// Multiplies a vector by a number: C[n] = A[n] * B.
public func vDSP_vsmul(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    let b = __B.pointee
    for n in 0..<Int(__N) { __C[n * __IC] = __A[n * __IA] * b }
}

/// Multiplies a vector by a number: C[n] = A[n] * B.
public func vDSP_vsmulD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    let b = __B.pointee
    for n in 0..<Int(__N) { __C[n * __IC] = __A[n * __IA] * b }
}

/// Returns the sum of a vector in C.
public func vDSP_sve(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    var result: Float = 0
    for n in 0..<Int(__N) { result = result + __A[n * __IA] }
    __C.pointee = result
}

/// Returns the sum of a vector in C.
public func vDSP_sveD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    var result: Double = 0
    for n in 0..<Int(__N) { result = result + __A[n * __IA] }
    __C.pointee = result
}

/// Returns the mean of a vector in C; NaN for none.
public func vDSP_meanv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    var result: Float = 0
    for n in 0..<Int(__N) { result = result + __A[n * __IA] }
    __C.pointee = result / Float(__N)
}

/// Returns the mean of a vector in C; NaN for none.
public func vDSP_meanvD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    var result: Double = 0
    for n in 0..<Int(__N) { result = result + __A[n * __IA] }
    __C.pointee = result / Double(__N)
}

/// Returns the largest element of a vector in C; negative infinity for none.
public func vDSP_maxv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    var result: Float = -.infinity
    for n in 0..<Int(__N) { result = max(result, __A[n * __IA]) }
    __C.pointee = result
}

/// Returns the largest element of a vector in C; negative infinity for none.
public func vDSP_maxvD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    var result: Double = -.infinity
    for n in 0..<Int(__N) { result = max(result, __A[n * __IA]) }
    __C.pointee = result
}

/// Returns the smallest element of a vector in C; infinity for none.
public func vDSP_minv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    var result: Float = .infinity
    for n in 0..<Int(__N) { result = min(result, __A[n * __IA]) }
    __C.pointee = result
}

/// Returns the smallest element of a vector in C; infinity for none.
public func vDSP_minvD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    var result: Double = .infinity
    for n in 0..<Int(__N) { result = min(result, __A[n * __IA]) }
    __C.pointee = result
}

/// Returns the largest magnitude of a vector in C; 0 for none.
public func vDSP_maxmgv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    var result: Float = 0
    for n in 0..<Int(__N) { result = max(result, abs(__A[n * __IA])) }
    __C.pointee = result
}

/// Returns the largest magnitude of a vector in C; 0 for none.
public func vDSP_maxmgvD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    var result: Double = 0
    for n in 0..<Int(__N) { result = max(result, abs(__A[n * __IA])) }
    __C.pointee = result
}

/// Returns the root of the mean square of a vector in C; NaN for none.
public func vDSP_rmsqv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    var result: Float = 0
    for n in 0..<Int(__N) { result = result + __A[n * __IA] * __A[n * __IA] }
    __C.pointee = (result / Float(__N)).squareRoot()
}

/// Returns the root of the mean square of a vector in C; NaN for none.
public func vDSP_rmsqvD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    var result: Double = 0
    for n in 0..<Int(__N) { result = result + __A[n * __IA] * __A[n * __IA] }
    __C.pointee = (result / Double(__N)).squareRoot()
}

/// Returns the dot product of two vectors in C: the sum of A[n] * B[n].
public func vDSP_dotpr(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    var result: Float = 0
    for n in 0..<Int(__N) { result += __A[n * __IA] * __B[n * __IB] }
    __C.pointee = result
}

/// Returns the dot product of two vectors in C: the sum of A[n] * B[n].
public func vDSP_dotprD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    var result: Double = 0
    for n in 0..<Int(__N) { result += __A[n * __IA] * __B[n * __IB] }
    __C.pointee = result
}

/// Writes a ramp: C[n] = A + n * B.
public func vDSP_vramp(
    _ __A: UnsafePointer<Float>, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    let start = __A.pointee, step = __B.pointee
    for n in 0..<Int(__N) { __C[n * __IC] = start + Float(n) * step }
}

/// Writes a ramp: C[n] = A + n * B.
public func vDSP_vrampD(
    _ __A: UnsafePointer<Double>, _ __B: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    let start = __A.pointee, step = __B.pointee
    for n in 0..<Int(__N) { __C[n * __IC] = start + Double(n) * step }
}

/// Writes the magnitudes of a vector: C[n] = |A[n]|.
public func vDSP_vabs(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for n in 0..<Int(__N) { __C[n * __IC] = abs(__A[n * __IA]) }
}

/// Writes the magnitudes of a vector: C[n] = |A[n]|.
public func vDSP_vabsD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
    _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for n in 0..<Int(__N) { __C[n * __IC] = abs(__A[n * __IA]) }
}
