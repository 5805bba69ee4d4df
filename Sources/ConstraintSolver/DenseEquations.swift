/// A small dense system of linear equations.
struct DenseEquations {
    private var matrix: [Double]
    private let count: Int
    private let unknownCount: Int

    /// Equations without coefficients.
    init(count: Int, unknownCount: Int) {
        self.count = count
        self.unknownCount = unknownCount
        matrix = [Double](repeating: 0, count: count * (unknownCount + 1))
    }

    /// Adds to a coefficient.
    mutating func add(_ value: Double, _ equation: Int, unknown: Int) {
        matrix[equation * (unknownCount + 1) + unknown] += value
    }

    /// Sets what an equation's sum is to be.
    mutating func setRightSide(_ value: Double, _ equation: Int) {
        matrix[equation * (unknownCount + 1) + unknownCount] = value
    }

    /// A solution; unknowns left open are 0.
    mutating func solve() -> [Double] {
        let stride = unknownCount + 1
        var pivots: [(equation: Int, unknown: Int)] = []
        for equation in 0..<count {
            let row = equation * stride
            guard let unknown = (0..<unknownCount).max(by: { abs(matrix[row + $0]) < abs(matrix[row + $1]) }),
                abs(matrix[row + unknown]) > 1e-11
            else { continue }
            for other in 0..<count where other != equation {
                let factor = matrix[other * stride + unknown] / matrix[row + unknown]
                guard factor != 0 else { continue }
                for index in 0..<stride { matrix[other * stride + index] -= factor * matrix[row + index] }
                matrix[other * stride + unknown] = 0
            }
            pivots.append((equation, unknown))
        }
        var result = [Double](repeating: 0, count: unknownCount)
        for (equation, unknown) in pivots {
            result[unknown] = matrix[equation * stride + unknownCount] / matrix[equation * stride + unknown]
        }
        return result
    }
}
