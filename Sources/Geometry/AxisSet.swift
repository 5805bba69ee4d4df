/// A set of axes that needs no heap memory, unlike `Set`.
public struct AxisSet: Hashable, Sendable, ExpressibleByArrayLiteral {
    private var bits: UInt8 = 0

    /// The empty set.
    public init() {}

    /// The set of the listed axes.
    public init(arrayLiteral axes: Axis...) { for axis in axes { insert(axis) } }

    /// Whether the set is empty.
    public var isEmpty: Bool { bits == 0 }

    /// Returns whether the set contains an axis.
    public func contains(_ axis: Axis) -> Bool { bits & (1 << axis.rawValue) != 0 }

    /// The axes that are not in the set.
    public var complement: AxisSet {
        var others = AxisSet()
        for axis in Axis.allCases where !contains(axis) { others.insert(axis) }
        return others
    }

    /// Inserts an axis.
    public mutating func insert(_ axis: Axis) { bits |= 1 << axis.rawValue }
}
