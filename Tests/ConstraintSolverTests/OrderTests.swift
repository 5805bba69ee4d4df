import ConstraintSolver
import Testing

/// The answer depends on what is asked and on order keys, not on the way there.
@Suite struct OrderTests {
    @Test func arrivalDoesNotMatter() throws {
        var random = SeededNumbers(seed: 3)
        for oracle in try OracleCase.read("oracle.tsv").prefix(600) {
            var plain = try LoadedCase(oracle)
            var shuffled = try LoadedCase(
                oracle, variableOrder: Array(0..<oracle.variableCount).shuffled(using: &random),
                constraintOrder: Array(oracle.rows.indices).shuffled(using: &random))
            let first = plain.solver.solve()
            let second = shuffled.solver.solve()
            #expect(
                plain.variables.map { first[$0] } == shuffled.variables.map { second[$0] },
                "line \(oracle.line)")
            #expect(plain.solver.levelErrors() == shuffled.solver.levelErrors(), "line \(oracle.line)")
        }
    }

    @Test func whatWasAddedAndRemovedLeavesNoTrace() throws {
        var random = SeededNumbers(seed: 4)
        for oracle in try OracleCase.read("oracle.tsv").prefix(600) where oracle.rows.count > 1 {
            var loaded = try LoadedCase(oracle)
            let before = loaded.solver.solve()
            let number = Int.random(in: oracle.rows.indices, using: &random)
            try loaded.solver.removeConstraint(loaded.constraints[number])
            _ = loaded.solver.solve()
            #expect(loaded.solver.checkInvariants() == nil, "line \(oracle.line)")
            _ = try loaded.add(oracle.rows[number], order: number)
            let after = loaded.solver.solve()
            #expect(loaded.solver.checkInvariants() == nil, "line \(oracle.line)")
            #expect(
                loaded.variables.map { before[$0] } == loaded.variables.map { after[$0] },
                "line \(oracle.line)")
        }
    }

    @Test func newConstantsGiveWhatAFreshSolverGives() throws {
        var random = SeededNumbers(seed: 5)
        for oracle in try OracleCase.read("oracle.tsv").prefix(600) {
            var changed = try LoadedCase(oracle)
            _ = changed.solver.solve()
            for (number, row) in oracle.rows.enumerated() where Int.random(in: 0..<3, using: &random) == 0 {
                let constant = row.constant + Double(Int.random(in: -9...9, using: &random))
                try changed.solver.setConstant(constant, of: changed.constraints[number])
            }
            var fresh = changed
            let removed = fresh.solver.addVariable(order: 999)
            try fresh.solver.removeVariable(removed)
            let first = changed.solver.solve()
            let second = fresh.solver.solve()
            #expect(changed.solver.checkInvariants() == nil, "line \(oracle.line)")
            #expect(
                isClose(changed.variables.map { first[$0] }, changed.variables.map { second[$0] }),
                "line \(oracle.line)")
        }
    }
}

/// The same numbers on every run (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
