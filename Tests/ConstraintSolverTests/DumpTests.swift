import ConstraintSolver
import Constraints
import Testing

@Suite struct DumpTests {
    @Test func stateIsReadable() throws {
        var sums = Sums(2)
        try sums.add([(1, 0), (-2, 1)], .equal, 5)
        try sums.add([(1, 1)], .greaterThanOrEqual, 10, priority: 750)
        try sums.add([(1, 1)], .lessThanOrEqual, 8, priority: 250)
        #expect(
            sums.solver.dump() == """
                variables 2
                  x0 order 0 = 25.0
                  x1 order 1 = 10.0
                constraints 3
                  c1: x0 + -2.0 x1 + -5.0 == 0
                  c2: x1 + -10.0 >= 0 @750.0
                  c3: x1 + -8.0 <= 0 @250.0 error 2.0
                program: 2 columns, 1 rows, 0 forward steps, 1 definitions of which 0 aliases
                lone columns 1, systems 0

                """)
    }
}
