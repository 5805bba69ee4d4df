import ConstraintSolver
import Diagnostics
import Geometry

/// One problem being solved: what is known so far of every item.
struct LayoutSession {
    let problem: LayoutProblem
    var solver = Solver()
    /// The alignment rectangle of each item, in unknowns.
    var quantities: [ItemQuantities] = []
    /// Whether leading means right for any item.
    let hasRightToLeft: Bool
    /// The content extents of scroll views.
    var scrollContents: [Int: ScrollContent] = [:]
    /// The distance of each item from the root.
    var depths: [Int] = []
    /// What each item measured last, and for which width.
    var measurements: [Measurement]
    var proposals: [Double?]
    /// The constraints that hold intrinsic sizes.
    var intrinsics: [IntrinsicConstraints]
    /// Each of the problem's constraints in the solver; nil for those that were refused.
    var posted: [PostedConstraint?] = []
    /// The inequalities of locations, until one of them may decide what is open.
    var looseInequalities: [Int] = []
    /// The constraints that keep sizes from being negative.
    var nonNegatives: [(id: Constraint, meaning: Meaning)] = []
    /// The constraints that hold what is open where a file saved it.
    var savedFrames: [(id: Constraint, meaning: Meaning)] = []
    /// The constraints that keep ranked items at the size of their content where others may give way as well.
    var heldContents: [(id: Constraint, meaning: Meaning)] = []
    /// The constraints whose numbers depend on insets or measured baselines.
    var volatileConstraints: [Int] = []
    /// The constraints without an unknown.
    var immovableConstraints: [Int] = []
    /// The safe area and margins of each item, as of the last frames.
    var safeAreas: [Insets]
    var margins: [Insets]
    var measureCount = 0
    var diagnostics: [Diagnostic] = []
    /// The indices of the constraints that diagnostics are about, by the indices of these.
    var diagnosedConstraints: [Int: Int] = [:]
    var solution: Solution
    /// The unknowns that the constraints leave open, and between what ends; known at the end.
    var openRanges: [Variable: ClosedRange<Double>] = [:]
    /// What decided the frames that are to be explained; known at the end.
    var explanations: [Explanation] = []

    /// The constraints that hold one item's intrinsic size.
    struct IntrinsicConstraints {
        private var posted = InlineArray<4, PostedConstraint?>(repeating: nil)

        /// The constraint of a bound; nil where the item has no such length.
        subscript(bound: IntrinsicBound) -> PostedConstraint? {
            get { posted[bound.rawValue] }
            set { posted[bound.rawValue] = newValue }
        }
    }

    init(_ problem: LayoutProblem) {
        self.problem = problem
        hasRightToLeft = problem.items.contains(where: \.isRightToLeft)
        let count = problem.items.count
        measurements = Array(repeating: Measurement(), count: count)
        proposals = Array(repeating: nil, count: count)
        intrinsics = Array(repeating: IntrinsicConstraints(), count: count)
        safeAreas = problem.items.map { $0.insetRule.safeArea ?? .zero }
        margins = problem.items.map(\.insetRule.margins)
        solution = solver.solve()
    }

    /// Adds everything to the solver: unknowns, measured sizes, constraints.
    mutating func declare(_ measure: (Int, MeasureProposal) -> Measurement) {
        // First, since guides are declared by the insets of their views.
        estimateInsets()
        for index in problem.items.indices { declareItem(index) }
        for index in problem.items.indices where problem.items[index].hasIntrinsicSize {
            measurements[index] = measured(index, MeasureProposal(), measure)
            updateIntrinsicConstraints(of: index)
        }
        for index in problem.constraints.indices { declareConstraint(index) }
    }

    /// Calls `measure`, leaving out what is not a length.
    mutating func measured(
        _ index: Int, _ proposal: MeasureProposal, _ measure: (Int, MeasureProposal) -> Measurement
    ) -> Measurement {
        measureCount += 1
        func length(_ value: Double?) -> Double? {
            value.flatMap { $0.isFinite && $0 >= 0 ? min($0, 1e7) : nil }
        }
        func distance(_ value: Double?) -> Double? { value.flatMap { $0.isFinite ? $0 : nil } }
        var result = measure(index, proposal)
        result.width = length(result.width)
        result.height = length(result.height)
        result.firstBaseline = distance(result.firstBaseline)
        result.lastBaseline = distance(result.lastBaseline)
        return result
    }

    // MARK: Values of the last solution

    /// The number a quantity has.
    func value(_ quantity: Quantity) -> Double {
        guard let variable = quantity.variable else { return quantity.constant }
        return quantity.coefficient * solution[variable] + quantity.constant
    }

    /// An item's frame, unrounded, in its parent's bounds coordinates.
    func exactFrame(_ index: Int) -> Rect {
        let quantity = quantities[index], insets = problem.items[index].alignmentInsets
        return Rect(
            x: value(quantity.minX) - insets.left, y: value(quantity.minY) - insets.top,
            width: value(quantity.width) + insets.horizontal,
            height: value(quantity.height) + insets.vertical)
    }
}
