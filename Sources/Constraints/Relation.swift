/// How the left side of a constraint compares with the right one.
public enum Relation: UInt8, Hashable, Sendable, CaseIterable {
    /// The left side is at most the right one.
    case lessThanOrEqual
    /// Both sides are equal.
    case equal
    /// The left side is at least the right one.
    case greaterThanOrEqual

    /// The relation with its sides exchanged, or both sides negated.
    public var reversed: Relation {
        switch self {
        case .lessThanOrEqual: .greaterThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }

    /// The relation as it is written: `<=`, `==` or `>=`.
    public var symbol: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }

    /// The relation with a symbol; nil for any other text.
    public init?(symbol: String) {
        guard let relation = Relation.allCases.first(where: { $0.symbol == symbol }) else { return nil }
        self = relation
    }
}
