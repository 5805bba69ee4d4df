// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A matrix of two columns and rows of `Double`.
public struct simd_double2x2: Equatable, Sendable {
    /// The columns from left to right.
    public var columns: (SIMD2<Double>, SIMD2<Double>)

    /// Creates a matrix of zeros.
    public init() { columns = (.zero, .zero) }
    /// Creates a matrix of its columns.
    public init(columns: (SIMD2<Double>, SIMD2<Double>)) { self.columns = columns }
    /// Creates a matrix of its columns.
    public init(_ col0: SIMD2<Double>, _ col1: SIMD2<Double>) {
        columns = (col0, col1)
    }
    /// Creates a matrix of its columns; the number of them is that of the matrix.
    public init(_ columns: [SIMD2<Double>]) {
        precondition(columns.count == 2, "a matrix of two columns is made of two")
        self.init(columns[0], columns[1])
    }
    /// Creates a matrix of its rows; the number of them is that of the matrix.
    public init(rows: [SIMD2<Double>]) { self = simd_double2x2(rows).transpose }
    /// Creates the matrix with a number in the diagonal and zeros elsewhere.
    public init(_ scalar: Double) { self.init(diagonal: SIMD2<Double>(repeating: scalar)) }
    /// Creates the matrix with a diagonal and zeros elsewhere.
    public init(diagonal: SIMD2<Double>) {
        self.init()
        for index in 0..<2 { self[index][index] = diagonal[index] }
    }

    /// The column at an index.
    public subscript(column: Int) -> SIMD2<Double> {
        get {
            switch column {
            case 0: columns.0
            default: columns.1
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            default: columns.1 = newValue
            }
        }
    }
    /// The element at a column and a row.
    public subscript(column: Int, row: Int) -> Double {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    /// Whether both have the same elements.
    public static func == (lhs: simd_double2x2, rhs: simd_double2x2) -> Bool {
        (0..<2).allSatisfy { lhs[$0] == rhs[$0] }
    }

    /// The matrix with rows and columns exchanged.
    public var transpose: simd_double2x2 {
        var result = simd_double2x2()
        for column in 0..<2 {
            for row in 0..<2 { result[row][column] = self[column][row] }
        }
        return result
    }

    /// The determinant of the matrix.
    public var determinant: Double { elimination.determinant }
    /// The inverse matrix; its elements are no numbers where there is none.
    public var inverse: simd_double2x2 { elimination.inverse }

    /// The determinant and the inverse by Gauss and Jordan, with the greatest pivot of each column.
    private var elimination: (determinant: Double, inverse: simd_double2x2) {
        var rest = self, inverse = simd_double2x2(1), determinant: Double = 1
        for step in 0..<2 {
            // Columns are exchanged and combined, which is what elimination does with the rows of the transpose.
            let pivot = (step..<2).max { Swift.abs(rest[$0][step]) < Swift.abs(rest[$1][step]) } ?? step
            if pivot != step {
                (rest[step], rest[pivot]) = (rest[pivot], rest[step])
                (inverse[step], inverse[pivot]) = (inverse[pivot], inverse[step])
                determinant = -determinant
            }
            let value = rest[step][step]
            determinant *= value
            guard value != 0 else {
                let none = SIMD2<Double>(repeating: .nan)
                return (0, simd_double2x2([SIMD2<Double>](repeating: none, count: 2)))
            }
            rest[step] /= value
            inverse[step] /= value
            for column in 0..<2 where column != step {
                let factor = rest[column][step]
                rest[column] -= rest[step] * factor
                inverse[column] -= inverse[step] * factor
            }
        }
        return (determinant, inverse)
    }

    /// The product of two matrices.
    public static func * (lhs: simd_double2x2, rhs: simd_double2x2) -> simd_double2x2 {
        simd_double2x2(lhs * rhs.columns.0, lhs * rhs.columns.1)
    }
    /// The product of a matrix and a column.
    public static func * (lhs: simd_double2x2, rhs: SIMD2<Double>) -> SIMD2<Double> {
        lhs.columns.0 * rhs.x + lhs.columns.1 * rhs.y
    }
    /// The product of a row and a matrix.
    public static func * (lhs: SIMD2<Double>, rhs: simd_double2x2) -> SIMD2<Double> {
        SIMD2<Double>(dot(lhs, rhs.columns.0), dot(lhs, rhs.columns.1))
    }
    /// The product of a number and a matrix.
    public static func * (lhs: Double, rhs: simd_double2x2) -> simd_double2x2 {
        simd_double2x2(rhs.columns.0 * lhs, rhs.columns.1 * lhs)
    }
    /// The product of a matrix and a number.
    public static func * (lhs: simd_double2x2, rhs: Double) -> simd_double2x2 { rhs * lhs }
    /// The sum of two matrices.
    public static func + (lhs: simd_double2x2, rhs: simd_double2x2) -> simd_double2x2 {
        simd_double2x2(lhs.columns.0 + rhs.columns.0, lhs.columns.1 + rhs.columns.1)
    }
    /// The difference of two matrices.
    public static func - (lhs: simd_double2x2, rhs: simd_double2x2) -> simd_double2x2 {
        simd_double2x2(lhs.columns.0 - rhs.columns.0, lhs.columns.1 - rhs.columns.1)
    }
    /// The matrix with the opposite elements.
    public static prefix func - (matrix: simd_double2x2) -> simd_double2x2 { matrix * -1 }
    /// Multiplies by a matrix at the right.
    public static func *= (lhs: inout simd_double2x2, rhs: simd_double2x2) { lhs = lhs * rhs }
    /// Multiplies by a number.
    public static func *= (lhs: inout simd_double2x2, rhs: Double) { lhs = lhs * rhs }
    /// Adds a matrix to another.
    public static func += (lhs: inout simd_double2x2, rhs: simd_double2x2) { lhs = lhs + rhs }
    /// Subtracts a matrix from another.
    public static func -= (lhs: inout simd_double2x2, rhs: simd_double2x2) { lhs = lhs - rhs }
}

/// A matrix of two columns and rows of `Double`.
public typealias double2x2 = simd_double2x2
/// The matrix with ones in the diagonal and zeros elsewhere.
public let matrix_identity_double2x2 = simd_double2x2(1)
/// The product of two matrices.
public func simd_mul(_ x: simd_double2x2, _ y: simd_double2x2) -> simd_double2x2 { x * y }
/// The product of a matrix and a column.
public func simd_mul(_ x: simd_double2x2, _ y: SIMD2<Double>) -> SIMD2<Double> { x * y }
/// The product of a row and a matrix.
public func simd_mul(_ x: SIMD2<Double>, _ y: simd_double2x2) -> SIMD2<Double> { x * y }
/// The product of two matrices.
public func matrix_multiply(_ x: simd_double2x2, _ y: simd_double2x2) -> simd_double2x2 { x * y }
/// The product of a matrix and a column.
public func matrix_multiply(_ x: simd_double2x2, _ y: SIMD2<Double>) -> SIMD2<Double> { x * y }
/// The inverse matrix; its elements are no numbers where there is none.
public func simd_inverse(_ x: simd_double2x2) -> simd_double2x2 { x.inverse }
/// The matrix with rows and columns exchanged.
public func simd_transpose(_ x: simd_double2x2) -> simd_double2x2 { x.transpose }
/// The determinant of a matrix.
public func simd_determinant(_ x: simd_double2x2) -> Double { x.determinant }
