/// The dense equations that give the multipliers of a system's rows from the weights of its basic columns.
struct BasisEquations {
    private var matrix: [Double] = []
    private let count: Int
    private let unknownCount: Int

    /// One equation a basic column: its coefficients in the rows, and its weight.
    init(
        _ system: Program.System, _ program: Program, _ kernel: borrowing SystemKernel, _ weights: [Double]
    ) {
        let rows = Int(system.firstRow)..<Int(system.endRow)
        let stride = rows.count + 1
        count = kernel.simplex.rowCount
        unknownCount = rows.count
        matrix = [Double](repeating: 0, count: count * stride)
        for (place, row) in rows.enumerated() {
            for entry in program.systemRowTerms[row] {
                let term = program.terms[Int(entry)]
                let equation = Int(
                    kernel.simplex.place[SystemKernel.place(of: term.column, in: kernel.columns)])
                if equation >= 0 { matrix[equation * stride + place] += term.value }
            }
        }
        for equation in 0..<count {
            let column = kernel.columns[kernel.columns.startIndex + Int(kernel.simplex.basic[equation])]
            matrix[equation * stride + unknownCount] = weights[Int(column)]
        }
    }

    /// The multipliers by row of the system; 0 for rows that follow from others.
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
