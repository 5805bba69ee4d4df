import Testing

@testable import AppBuilder

@Suite("Plan of the runs of the compiler")
struct CheckPlanTests {
    @Test("looks at sources with errors until they have none, then at what depends on them, and compiles all")
    func steps() {
        var plan = CheckPlan(beginningWith: .types([0, 1, 2, 3, 4]))
        plan.fail(.init(named: [2, 3], changed: [1, 2], dependent: [4]))
        #expect(plan.step == .functions([1, 2, 3]))
        plan.fail(.init(named: [3], changed: [3]))
        // The functions of these were not reached while a source beside them had errors.
        #expect(plan.step == .functions([3], apart: [1, 2]))
        plan.succeed()
        #expect(plan.step == .types([4]))
        plan.succeed()
        #expect(plan.step == .compilation)
        // A run that compiles all may find more.
        plan.fail(.init(named: [0], changed: [0], dependent: [1]))
        #expect(plan.step == .functions([0]))
        plan.succeed()
        #expect(plan.step == .types([1]))
    }

    @Test("looks again at sources that are only allowed more steps")
    func slowSources() {
        var plan = CheckPlan(beginningWith: .compilation)
        plan.fail(.init(named: [2]))
        #expect(plan.step == .functions([2]))
        plan.succeed()
        #expect(plan.step == .compilation)
        plan.succeed()
        #expect(plan.step == .compilation)
    }

    @Test("looks at a dependent source once, together with its own errors")
    func dependents() {
        var plan = CheckPlan(beginningWith: .compilation)
        plan.fail(.init(named: [0, 1], changed: [0, 1], dependent: [1, 2]))
        plan.succeed()
        #expect(plan.step == .types([2]))
        plan.fail(.init(named: [2], changed: [2]))
        plan.succeed()
        #expect(plan.step == .compilation)
    }

    @Test("compiles as soon as sources have no errors, where that looks at all types first")
    func early() {
        var plan = CheckPlan(beginningWith: .compilation, compilesEarly: true)
        plan.fail(.init(named: [0], changed: [0, 2], dependent: [1]))
        #expect(plan.step == .functions([0, 2]))
        plan.fail(.init(named: [0], changed: [0]))
        plan.succeed()
        #expect(plan.step == .compilation)
        plan.succeed()
        #expect(plan.step == .compilation)
    }

    @Test("does not look again at what a run with errors has found right")
    func passedSources() {
        var plan = CheckPlan(beginningWith: .compilation)
        plan.fail(.init(named: [0], changed: [0, 1, 2, 3], dependent: [4, 5, 6]))
        // The process that looked at these found nothing.
        plan.fail(.init(named: [0], changed: [0], passed: [1, 2]))
        #expect(plan.step == .functions([0], apart: [3]))
        plan.succeed()
        #expect(plan.step == .types([4, 5, 6]))
        // Types are found in all sources: the others need not be looked at again.
        plan.fail(.init(named: [5], changed: [5], depth: .types))
        #expect(plan.step == .functions([5]))
        plan.succeed()
        #expect(plan.step == .compilation)
    }

    @Test("knows how far a run with errors came")
    func depths() {
        var plan = CheckPlan(beginningWith: .compilation)
        plan.fail(.init(named: [0], changed: [0, 1, 2]))
        plan.fail(.init(named: [1], changed: [1], depth: .functions))
        #expect(plan.step == .functions([1]))
        plan.succeed()
        #expect(plan.step == .compilation)
        plan.fail(.init(named: [0], changed: [0, 1], dependent: [2, 3]))
        plan.fail(.init(named: [0], changed: [0], depth: .types))
        // Functions were not reached beside wrong types.
        #expect(plan.step == .functions([0], apart: [1]))
        plan.succeed()
        #expect(plan.step == .types([2, 3]))
        plan.fail(.init(named: [2], changed: [2], depth: .none))
        plan.succeed()
        #expect(plan.step == .types([3]))
    }
}
