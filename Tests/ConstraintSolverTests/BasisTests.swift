import Testing

@testable import ConstraintSolver

/// Both ways of keeping equations solved give the same rates and prices, after any exchanges.
@Suite struct BasisTests {
    private func randomInput(_ random: inout SeededNumbers) -> KernelInput {
        let rows = Int.random(in: 2...30, using: &random)
        var input = KernelInput()
        input.columnCount = rows + Int.random(in: 1...10, using: &random)
        let density = max(3, rows / 4)
        for _ in 0..<rows {
            for column in 0..<input.columnCount where Int.random(in: 0..<density, using: &random) == 0 {
                input.columns.append(Int32(column))
                input.coefficients.append(Double([1, -1, 2, 0.5, -3].randomElement(using: &random) ?? 1))
            }
            input.endRow(constant: Double(Int.random(in: -20...20, using: &random)))
        }
        input.start = (0..<input.columnCount).map { _ in Double(Int.random(in: -5...5, using: &random)) }
        input.reluctance = (0..<input.columnCount).map { _ in Float(Int.random(in: 0...4, using: &random)) }
        return input
    }

    @Test func sparseRatesSolveTheEquations() throws {
        var random = SeededNumbers(seed: 21)
        for _ in 0..<60 {
            let input = randomInput(&random)
            var arena = Arena(byteCount: 1000)
            var basis = SparseBasis(input, &arena)
            let weights = arena.take(filledWith: 0.0, basis.columnCount)
            for _ in 0..<100 {
                let place = Int.random(in: 0..<basis.width, using: &random)
                basis.computeRates(ofPlace: place)
                var rest = [Double](repeating: 0, count: basis.rowCount)
                basis.entries.forEachEntry(ofColumn: Int(basis.nonbasic[place])) { rest[$0] += $1 }
                for row in 0..<basis.rowCount {
                    let rate = basis.rates[row]
                    basis.entries.forEachEntry(ofColumn: Int(basis.basic[row])) { rest[$0] += $1 * rate }
                }
                #expect(rest.allSatisfy { abs($0) < 1e-6 })
                var sum = 0.0
                for column in 0..<basis.columnCount { weights[column] = Double(column % 3) }
                for row in 0..<basis.rowCount { sum += weights[Int(basis.basic[row])] * basis.rates[row] }
                basis.computePrices(weights)
                #expect(abs(sum - basis.prices[place]) < 1e-6 * max(1, basis.priceScales[place]))
                let row = Int.random(in: 0..<basis.rowCount, using: &random)
                if abs(basis.rates[row]) > 0.05 { basis.exchange(row: row, place: place) }
            }
        }
    }

    @Test func denseAndSparseAgreeOnCases() throws {
        for oracle in try OracleCase.read("oracle.tsv").prefix(500) where oracle.conflicts.isEmpty {
            var dense = try LoadedCase(oracle)
            var sparse = dense
            sparse.solver.partition.tolerance = .strict
            let first = dense.solver.solve()
            let second = sparse.solver.solve()
            #expect(
                isClose(
                    dense.variables.map { first[$0] }, sparse.variables.map { second[$0] }, within: 1e-6),
                "line \(oracle.line)")
        }
    }
}
