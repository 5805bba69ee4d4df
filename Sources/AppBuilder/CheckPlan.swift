/// What runs of the compiler look at, one after another, until a module is compiled.
struct CheckPlan {
    /// What a run looks at, as indices of sources.
    enum Step: Equatable {
        /// The types of sources.
        case types(Set<Int>)
        /// The types of sources, and then their functions: whether each path returns, and sets what it reads. Those that are
        /// apart have no other errors, which would keep the compiler from their functions: they are looked at by
        /// other processes at the same time.
        case functions(Set<Int>, apart: Set<Int> = [])
        /// All sources, which are compiled.
        case compilation
    }

    /// What the next run looks at.
    private(set) var step: Step
    /// The sources of which something was left out, and whose functions were not found right since.
    private var changed: Set<Int> = []
    /// The sources that name what others cannot see any more, and whose types were not found right since.
    private var dependent: Set<Int> = []

    /// Whether all is compiled as soon as the sources with errors have none: where that begins with the types of all, and
    /// stops at wrong ones, it takes no longer than to look at the others alone.
    private let compilesEarly: Bool

    /// Begins with a run.
    init(beginningWith step: Step, compilesEarly: Bool = false) {
        (self.step, self.compilesEarly) = (step, compilesEarly)
    }

    /// Notes that the run has found no errors.
    mutating func succeed() {
        switch step {
        case .types(let checked): dependent.subtract(checked)
        case .functions(let checked, let apart):
            changed.subtract(checked.union(apart))
            dependent.subtract(checked.union(apart))
        case .compilation: return
        }
        if compilesEarly {
            step = .compilation
        } else {
            step =
                !changed.isEmpty ? .functions(changed) : !dependent.isEmpty ? .types(dependent) : .compilation
        }
    }

    /// What a run has found that found errors.
    struct Findings {
        /// The sources with errors.
        var named: Set<Int> = []
        /// The sources of which something was left out for that.
        var changed: Set<Int> = []
        /// The sources that name what others cannot see any more.
        var dependent: Set<Int> = []
        /// The sources that processes of the run looked at which found no errors.
        var passed: Set<Int> = []
        /// How far the run came in all sources.
        var depth = Depth.none
    }

    /// How far a run came in all sources that it looked at.
    enum Depth {
        /// It ended somewhere.
        case none
        /// It has found the types of all.
        case types
        /// It has looked at the functions of all: the errors are about these alone.
        case functions
    }

    /// Notes that the run has found errors, for which something was left out. The next one looks at the sources that have
    /// them: most of what follows is there as well. What it found right is not looked at again.
    mutating func fail(_ findings: Findings) {
        switch step {
        case .types(let checked): pass(findings, checked)
        case .functions(let checked, let apart): pass(findings, checked.union(apart))
        case .compilation: if findings.depth != .none { dependent.formIntersection(findings.named) }
        }
        changed.formUnion(findings.changed)
        dependent.formUnion(findings.dependent)
        let next = findings.changed.union(findings.named)
        step = .functions(next, apart: compilesEarly ? [] : changed.subtracting(next))
    }

    /// Notes what a run of some sources has found right.
    private mutating func pass(_ findings: Findings, _ checked: Set<Int>) {
        let withoutErrors = checked.subtracting(findings.named)
        dependent.subtract(findings.depth == .none ? findings.passed : withoutErrors)
        guard case .functions = step else { return }
        changed.subtract(findings.depth == .functions ? withoutErrors : findings.passed)
    }
}
