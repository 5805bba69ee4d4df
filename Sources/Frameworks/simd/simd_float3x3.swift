// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A matrix of three columns and rows of `Float`.
public struct simd_float3x3: Equatable, Sendable {
    /// The columns from left to right.
    public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)

    /// Creates a matrix of zeros.
    public init() { columns = (.zero, .zero, .zero) }
    /// Creates a matrix of its columns.
    public init(columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)) { self.columns = columns }
    /// Creates a matrix of its columns.
    public init(_ col0: SIMD3<Float>, _ col1: SIMD3<Float>, _ col2: SIMD3<Float>) {
        columns = (col0, col1, col2)
    }
    /// Creates a matrix of its columns; the number of them is that of the matrix.
    public init(_ columns: [SIMD3<Float>]) {
        precondition(columns.count == 3, "a matrix of three columns is made of three")
        self.init(columns[0], columns[1], columns[2])
    }
    /// Creates a matrix of its rows; the number of them is that of the matrix.
    public init(rows: [SIMD3<Float>]) { self = simd_float3x3(rows).transpose }
    /// Creates the matrix with a number in the diagonal and zeros elsewhere.
    public init(_ scalar: Float) { self.init(diagonal: SIMD3<Float>(repeating: scalar)) }
    /// Creates the matrix with a diagonal and zeros elsewhere.
    public init(diagonal: SIMD3<Float>) {
        self.init()
        for index in 0..<3 { self[index][index] = diagonal[index] }
    }

    /// The column at an index.
    public subscript(column: Int) -> SIMD3<Float> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            default: columns.2
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            default: columns.2 = newValue
            }
        }
    }
    /// The element at a column and a row.
    public subscript(column: Int, row: Int) -> Float {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    /// Whether both have the same elements.
    public static func == (lhs: simd_float3x3, rhs: simd_float3x3) -> Bool {
        (0..<3).allSatisfy { lhs[$0] == rhs[$0] }
    }

    /// The matrix with rows and columns exchanged.
    public var transpose: simd_float3x3 {
        var result = simd_float3x3()
        for column in 0..<3 {
            for row in 0..<3 { result[row][column] = self[column][row] }
        }
        return result
    }

    /// The determinant of the matrix.
    public var determinant: Float { elimination.determinant }
    /// The inverse matrix; its elements are no numbers where there is none.
    public var inverse: simd_float3x3 { elimination.inverse }

    /// The determinant and the inverse by Gauss and Jordan, with the greatest pivot of each column.
    private var elimination: (determinant: Float, inverse: simd_float3x3) {
        var rest = self, inverse = simd_float3x3(1), determinant: Float = 1
        for step in 0..<3 {
            // Columns are exchanged and combined, which is what elimination does with the rows of the transpose.
            let pivot = (step..<3).max { Swift.abs(rest[$0][step]) < Swift.abs(rest[$1][step]) } ?? step
            if pivot != step {
                (rest[step], rest[pivot]) = (rest[pivot], rest[step])
                (inverse[step], inverse[pivot]) = (inverse[pivot], inverse[step])
                determinant = -determinant
            }
            let value = rest[step][step]
            determinant *= value
            guard value != 0 else {
                let none = SIMD3<Float>(repeating: .nan)
                return (0, simd_float3x3([SIMD3<Float>](repeating: none, count: 3)))
            }
            rest[step] /= value
            inverse[step] /= value
            for column in 0..<3 where column != step {
                let factor = rest[column][step]
                rest[column] -= rest[step] * factor
                inverse[column] -= inverse[step] * factor
            }
        }
        return (determinant, inverse)
    }

    /// The product of two matrices.
    public static func * (lhs: simd_float3x3, rhs: simd_float3x3) -> simd_float3x3 {
        simd_float3x3(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2)
    }
    /// The product of a matrix and a column.
    public static func * (lhs: simd_float3x3, rhs: SIMD3<Float>) -> SIMD3<Float> {
        lhs.columns.0 * rhs.x + lhs.columns.1 * rhs.y + lhs.columns.2 * rhs.z
    }
    /// The product of a row and a matrix.
    public static func * (lhs: SIMD3<Float>, rhs: simd_float3x3) -> SIMD3<Float> {
        SIMD3<Float>(dot(lhs, rhs.columns.0), dot(lhs, rhs.columns.1), dot(lhs, rhs.columns.2))
    }
    /// The product of a number and a matrix.
    public static func * (lhs: Float, rhs: simd_float3x3) -> simd_float3x3 {
        simd_float3x3(rhs.columns.0 * lhs, rhs.columns.1 * lhs, rhs.columns.2 * lhs)
    }
    /// The product of a matrix and a number.
    public static func * (lhs: simd_float3x3, rhs: Float) -> simd_float3x3 { rhs * lhs }
    /// The sum of two matrices.
    public static func + (lhs: simd_float3x3, rhs: simd_float3x3) -> simd_float3x3 {
        simd_float3x3(
            lhs.columns.0 + rhs.columns.0, lhs.columns.1 + rhs.columns.1, lhs.columns.2 + rhs.columns.2)
    }
    /// The difference of two matrices.
    public static func - (lhs: simd_float3x3, rhs: simd_float3x3) -> simd_float3x3 {
        simd_float3x3(
            lhs.columns.0 - rhs.columns.0, lhs.columns.1 - rhs.columns.1, lhs.columns.2 - rhs.columns.2)
    }
    /// The matrix with the opposite elements.
    public static prefix func - (matrix: simd_float3x3) -> simd_float3x3 { matrix * -1 }
    /// Multiplies by a matrix at the right.
    public static func *= (lhs: inout simd_float3x3, rhs: simd_float3x3) { lhs = lhs * rhs }
    /// Multiplies by a number.
    public static func *= (lhs: inout simd_float3x3, rhs: Float) { lhs = lhs * rhs }
    /// Adds a matrix to another.
    public static func += (lhs: inout simd_float3x3, rhs: simd_float3x3) { lhs = lhs + rhs }
    /// Subtracts a matrix from another.
    public static func -= (lhs: inout simd_float3x3, rhs: simd_float3x3) { lhs = lhs - rhs }
}

/// A matrix of three columns and rows of `Float`.
public typealias float3x3 = simd_float3x3
/// The matrix with ones in the diagonal and zeros elsewhere.
public let matrix_identity_float3x3 = simd_float3x3(1)
/// The product of two matrices.
public func simd_mul(_ x: simd_float3x3, _ y: simd_float3x3) -> simd_float3x3 { x * y }
/// The product of a matrix and a column.
public func simd_mul(_ x: simd_float3x3, _ y: SIMD3<Float>) -> SIMD3<Float> { x * y }
/// The product of a row and a matrix.
public func simd_mul(_ x: SIMD3<Float>, _ y: simd_float3x3) -> SIMD3<Float> { x * y }
/// The product of two matrices.
public func matrix_multiply(_ x: simd_float3x3, _ y: simd_float3x3) -> simd_float3x3 { x * y }
/// The product of a matrix and a column.
public func matrix_multiply(_ x: simd_float3x3, _ y: SIMD3<Float>) -> SIMD3<Float> { x * y }
/// The inverse matrix; its elements are no numbers where there is none.
public func simd_inverse(_ x: simd_float3x3) -> simd_float3x3 { x.inverse }
/// The matrix with rows and columns exchanged.
public func simd_transpose(_ x: simd_float3x3) -> simd_float3x3 { x.transpose }
/// The determinant of a matrix.
public func simd_determinant(_ x: simd_float3x3) -> Float { x.determinant }
