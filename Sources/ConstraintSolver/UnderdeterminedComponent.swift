/// The columns that no level decides, with the equations among them, in groups that do not touch.
struct UnderdeterminedComponent {
    /// `Σ entries = constant`, over open columns.
    struct Equation {
        var entries: [Program.Entry]
        var constant: Double
        /// Whether it is one of several equations that a kernel solved together.
        var isShared = false
    }

    /// Open columns connected by equations.
    struct Cluster {
        /// In rising order.
        var columns: [Int32] = []
        var equations: [Equation] = []
        /// Whether placing its kernel columns one by one does not settle it.
        var isEntangled = false
    }

    /// By first column.
    private(set) var clusters: [Cluster] = []
    /// By column, the range in which a kernel's column is open.
    private(set) var intervals: [Int32: Interval] = [:]
    private var isOpen: [Bool]

    /// Gathers what depends on the open columns of a finished evaluation.
    init(_ program: Program, _ evaluation: Evaluation) {
        isOpen = [Bool](repeating: false, count: program.columnCount)
        for open in evaluation.open {
            isOpen[Int(open.column)] = true
            intervals[open.column] = open.interval
        }
        var equations = systemEquations(program, evaluation)
        for step in program.definitions {
            let range = Int(step.firstTerm)..<Int(step.endTerm)
            guard range.contains(where: { isOpen[Int(program.terms[$0].column)] }) else { continue }
            equations.append(equation(defining: step, program, evaluation))
            isOpen[Int(step.target)] = true
        }
        group(equations, program)
    }

    private func systemEquations(_ program: Program, _ evaluation: Evaluation) -> [Equation] {
        var result: [Equation] = []
        for system in program.systems {
            for place in Int(system.firstRow)..<Int(system.endRow) {
                let side = evaluation.rightSides[Int(program.systemRows[place])]
                var equation = Equation(entries: [], constant: side, isShared: !system.isSingleRow)
                for index in program.systemRowTerms[place] {
                    add(program.terms[Int(index)], to: &equation, evaluation)
                }
                if !equation.entries.isEmpty { result.append(equation) }
            }
        }
        return result
    }

    private func equation(
        defining step: Program.Step, _ program: Program, _ evaluation: Evaluation
    ) -> Equation {
        var equation = Equation(
            entries: [Program.Entry(value: 1, column: step.target)],
            constant: evaluation.rightSides[Int(step.row)] * step.factor)
        for index in Int(step.firstTerm)..<Int(step.endTerm) {
            var term = program.terms[index]
            term.value *= step.factor
            add(term, to: &equation, evaluation)
        }
        return equation
    }

    /// Adds a term on the left, or what it is worth on the right when its column is closed.
    private func add(_ term: Program.Entry, to equation: inout Equation, _ evaluation: Evaluation) {
        if isOpen[Int(term.column)] {
            equation.entries.append(term)
        } else {
            equation.constant -= term.value * evaluation.values[Int(term.column)]
        }
    }

    private mutating func group(_ equations: [Equation], _ program: Program) {
        var joined = JoinedSets(count: isOpen.count)
        for equation in equations {
            for entry in equation.entries.dropFirst() {
                joined.join(Int(equation.entries[0].column), Int(entry.column))
            }
        }
        var clusterOfRoot = [Int](repeating: -1, count: isOpen.count)
        for column in isOpen.indices where isOpen[column] {
            let root = joined.find(column)
            if clusterOfRoot[root] < 0 {
                clusterOfRoot[root] = clusters.count
                clusters.append(Cluster())
            }
            clusters[clusterOfRoot[root]].columns.append(Int32(truncatingIfNeeded: column))
        }
        for equation in equations {
            let cluster = clusterOfRoot[joined.find(Int(equation.entries[0].column))]
            clusters[cluster].equations.append(equation)
            if equation.isShared { clusters[cluster].isEntangled = true }
        }
        for column in program.lateDefinitions where isOpen[Int(column)] {
            clusters[clusterOfRoot[joined.find(Int(column))]].isEntangled = true
        }
    }
}

/// Sets of numbers that can be joined, each led by its least member.
struct JoinedSets {
    private var parents: [Int]

    /// Every number below `count` in a set of its own.
    init(count: Int) { parents = Array(0..<count) }

    /// The least member of a number's set.
    mutating func find(_ number: Int) -> Int {
        var root = number
        while parents[root] != root {
            parents[root] = parents[parents[root]]
            root = parents[root]
        }
        return root
    }

    /// Makes one set of two.
    mutating func join(_ first: Int, _ second: Int) {
        let a = find(first)
        let b = find(second)
        if a < b { parents[b] = a } else { parents[a] = b }
    }
}
