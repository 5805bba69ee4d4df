/// How the sum of a constraint stands to zero.
public enum Relation: UInt8, Hashable, Sendable {
    /// At most zero.
    case lessThanOrEqual
    /// Zero.
    case equal
    /// At least zero.
    case greaterThanOrEqual
}
