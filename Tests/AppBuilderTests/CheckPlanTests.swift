import Testing

@testable import AppBuilder

@Suite("Plan of the runs of the compiler")
struct CheckPlanTests {
    @Test("looks at sources with errors until they have none, then at what depends on them, and compiles all")
    func steps() {
        var plan = CheckPlan(beginningWith: .types([0, 1, 2, 3, 4]))
        plan.fail(changed: [1, 2], named: [2, 3], dependent: [4])
        #expect(plan.step == .functions([1, 2, 3]))
        plan.fail(changed: [3], named: [3], dependent: [])
        #expect(plan.step == .functions([3]))
        plan.succeed()
        // The functions of these were not reached while a source beside them had errors.
        #expect(plan.step == .functions([1, 2]))
        plan.succeed()
        #expect(plan.step == .types([4]))
        plan.succeed()
        #expect(plan.step == .compilation)
        // A run that compiles all may find more.
        plan.fail(changed: [0], named: [0], dependent: [1])
        #expect(plan.step == .functions([0]))
        plan.succeed()
        #expect(plan.step == .types([1]))
    }

    @Test("looks again at sources that are only allowed more steps")
    func slowSources() {
        var plan = CheckPlan(beginningWith: .compilation)
        plan.fail(changed: [], named: [2], dependent: [])
        #expect(plan.step == .functions([2]))
        plan.succeed()
        #expect(plan.step == .compilation)
        plan.succeed()
        #expect(plan.step == .compilation)
    }

    @Test("looks at a dependent source once, together with its own errors")
    func dependents() {
        var plan = CheckPlan(beginningWith: .compilation)
        plan.fail(changed: [0, 1], named: [0, 1], dependent: [1, 2])
        plan.succeed()
        #expect(plan.step == .types([2]))
        plan.fail(changed: [2], named: [2], dependent: [])
        plan.succeed()
        #expect(plan.step == .compilation)
    }

    @Test("compiles as soon as sources have no errors, where that looks at all types first")
    func early() {
        var plan = CheckPlan(beginningWith: .compilation, compilesEarly: true)
        plan.fail(changed: [0, 2], named: [0], dependent: [1])
        #expect(plan.step == .functions([0, 2]))
        plan.fail(changed: [0], named: [0], dependent: [])
        plan.succeed()
        #expect(plan.step == .compilation)
        plan.succeed()
        #expect(plan.step == .compilation)
    }
}
