import Constraints

/// How much room the equations of a model take.
struct ReductionSize {
    private(set) var rows = 0
    private(set) var slacks = 0
    private(set) var pieces = 0
    private(set) var terms = 0

    /// Counts what setting up the equations will add.
    init(_ model: borrowing Model, _ order: borrowing CanonicalOrder, _ options: CompileOptions) {
        model.constraints.withUnsafeBufferPointer { constraints in
            for row in order.constraints {
                let constraint = constraints[Int(row)]
                let isBroken = options.isBroken(row)
                let isEquation = constraint.isRequired && !isBroken && constraint.relation == .equal
                if isEquation || constraint.termCount > 1 {
                    rows += 1
                    terms += Int(constraint.termCount)
                }
                guard !isEquation else { continue }
                pieces += 1
                if constraint.termCount > 1 {
                    slacks += 1
                    terms += 1
                }
            }
        }
    }
}
