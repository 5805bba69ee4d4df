/// None, one or both of the directions of a plane, without the memory that a `Set` takes.
public struct AxisSet: Hashable, Sendable, ExpressibleByArrayLiteral {
    private var bits: UInt8 = 0

    /// None.
    public init() {}

    /// The directions of a list.
    public init(arrayLiteral axes: Axis...) { for axis in axes { insert(axis) } }

    /// Whether there is none.
    public var isEmpty: Bool { bits == 0 }

    /// Whether a direction is one of them.
    public func contains(_ axis: Axis) -> Bool { bits & (1 << axis.rawValue) != 0 }

    /// The directions that are not among them.
    public var complement: AxisSet {
        var others = AxisSet()
        for axis in Axis.allCases where !contains(axis) { others.insert(axis) }
        return others
    }

    /// Adds a direction.
    public mutating func insert(_ axis: Axis) { bits |= 1 << axis.rawValue }
}
