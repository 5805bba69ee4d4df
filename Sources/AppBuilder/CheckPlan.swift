/// What runs of the compiler look at, one after another, until a module is compiled.
struct CheckPlan {
    /// What a run looks at, as indices of sources.
    enum Step: Equatable {
        /// The types of sources.
        case types(Set<Int>)
        /// The types of sources, and then their functions: whether each path returns, and sets what it reads.
        case functions(Set<Int>)
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
        case .functions(let checked):
            changed.subtract(checked)
            dependent.subtract(checked)
        case .compilation: return
        }
        if compilesEarly {
            step = .compilation
        } else {
            step =
                !changed.isEmpty ? .functions(changed) : !dependent.isEmpty ? .types(dependent) : .compilation
        }
    }

    /// Notes that the run has found errors, for which something was left out. The next one looks at the sources that have
    /// them: most of what follows is there as well.
    ///
    /// - Parameters:
    ///   - changed: The sources of which something was left out.
    ///   - named: The sources with errors.
    ///   - dependent: The sources that name what others cannot see any more.
    mutating func fail(changed: Set<Int>, named: Set<Int>, dependent: Set<Int>) {
        self.changed.formUnion(changed)
        self.dependent.formUnion(dependent)
        step = .functions(changed.union(named))
    }
}
