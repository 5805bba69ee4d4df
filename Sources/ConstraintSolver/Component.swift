/// Unknowns and constraints that are compiled and solved in one go: one connected group, or several small ones.
///
/// No constraint reaches from one component into another, so nothing outside bears on a component's answer. Groups share
/// a component only as long as all their required constraints hold at the first attempt: a group that needs more
/// gets a component of its own, so that how its answer is found does not depend on its neighbors either.
struct Component {
    /// The rows of unknowns, by order key: column to row.
    var variables: [Int32] = []
    /// The rows of constraints, by order key.
    var constraints: [Int32] = []
    /// Whether it is known to be one group.
    var isConnected = false
    /// Whether constraints or unknowns came or went.
    var isStale = false
    /// Whether it is to be solved.
    var isWaiting = false

    /// Nil when anything but constants changed.
    var program: Program?
    var evaluation: Evaluation?
    /// What the program was compiled with.
    ///
    /// What gave way does so for one set of constants; what was learnt about bounds and divisors lasts as long
    /// as the component, and changes nothing but the way to the same answer.
    var options = CompileOptions()

    /// The contradictions found, in that order.
    var conflicts: [Conflict] = []
    /// The rows of required constraints that gave way without a contradiction being named for each.
    var surplus: [Int32] = []
    /// The rows of required constraints that do not hold though none gave way for them.
    var unmet: [Int32] = []

    /// Whether ties were broken.
    var isOpen: Bool { !(evaluation?.open.isEmpty ?? true) }
    /// Whether required constraints do not hold.
    var hasViolations: Bool { !conflicts.isEmpty || !surplus.isEmpty || !unmet.isEmpty }

    /// The order in which its rows are computed.
    func order(_ columns: [Int32]) -> CanonicalOrder {
        CanonicalOrder(variableOfColumn: variables, columnOfVariable: columns, constraints: constraints)
    }
}
