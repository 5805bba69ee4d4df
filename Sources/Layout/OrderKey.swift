/// The place of an unknown or a constraint in the solver's order, by which it breaks ties and chooses among
/// conflicting constraints.
struct OrderKey {
    /// The solver's number.
    let rawValue: Int

    /// The unknowns of an item.
    enum Unknown: Int {
        case minX, minY, width, height, contentWidth, contentHeight

        /// Whether it is a position rather than a length.
        var isPosition: Bool { self == .minX || self == .minY }
    }

    /// The constraints of an item or, for the problem's own constraints, of their row.
    enum Role: Int {
        case nonNegativeWidth, nonNegativeHeight
        case maximumWidth, maximumHeight, minimumWidth, minimumHeight
        case nonNegativeContentWidth, nonNegativeContentHeight
        case savedX, savedY, savedWidth, savedHeight
        case heldWidth, heldHeight
    }

    /// The constraints that one of the problem's constraints becomes.
    enum Part: Int {
        case whole, nonNegativeSlack
    }

    /// The key of an unknown of a length, whose item has a rank.
    init(rank: Int, _ unknown: Unknown) { rawValue = rank * 8 + unknown.rawValue }

    /// The key of the slack of an inequality: after the lengths of all items.
    init(slackOf constraint: Int, itemCount: Int) { rawValue = (itemCount + constraint) * 8 }

    /// The key of an unknown of a position: after the slacks of all constraints.
    init(item: Int, _ unknown: Unknown, itemCount: Int, constraintCount: Int) {
        rawValue = (itemCount + constraintCount + item) * 8 + unknown.rawValue
    }

    /// The key of a constraint that comes with an item.
    init(item: Int, _ role: Role) { rawValue = item * 16 + role.rawValue }

    /// The key of one of the problem's constraints, all of which come after those of the items.
    init(constraint index: Int, _ part: Part = .whole, itemCount: Int) {
        rawValue = (itemCount + index) * 16 + part.rawValue
    }
}
