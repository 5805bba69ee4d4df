/// The horizontal or vertical dimension of a plane.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
    /// The dimension from left to right.
    case horizontal
    /// The dimension from top to bottom.
    case vertical

    /// The axis across this one.
    package var other: Axis { self == .horizontal ? .vertical : .horizontal }

    /// A set of axes, such as those in which a scroll view scrolls.
    public struct Set: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: Int8

        /// Creates a set from its bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// The set of the horizontal axis.
        public static let horizontal = Set(rawValue: 1)
        /// The set of the vertical axis.
        public static let vertical = Set(rawValue: 2)

        /// Whether an axis is in the set.
        package func contains(_ axis: Axis) -> Bool {
            contains(axis == .horizontal ? Set.horizontal : Set.vertical)
        }
    }
}

extension Axis: CustomStringConvertible {
    /// The name of the axis, as in code.
    public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}
