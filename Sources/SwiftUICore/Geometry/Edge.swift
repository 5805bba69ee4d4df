/// An edge of a rectangle.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
    /// The edge at the top.
    case top
    /// The left edge where text runs from left to right.
    case leading
    /// The edge at the bottom.
    case bottom
    /// The right edge where text runs from left to right.
    case trailing

    /// A set of edges, such as those that a padding is added to.
    public struct Set: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: Int8

        /// Creates a set from its bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Creates a set of one edge.
        public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

        /// The set of the top edge.
        public static let top = Set(.top)
        /// The set of the leading edge.
        public static let leading = Set(.leading)
        /// The set of the bottom edge.
        public static let bottom = Set(.bottom)
        /// The set of the trailing edge.
        public static let trailing = Set(.trailing)
        /// The set of all four edges.
        public static let all: Set = [.top, .leading, .bottom, .trailing]
        /// The set of the leading and trailing edges.
        public static let horizontal: Set = [.leading, .trailing]
        /// The set of the top and bottom edges.
        public static let vertical: Set = [.top, .bottom]
    }

    /// The axis that the edge ends.
    package var axis: Axis { self == .leading || self == .trailing ? .horizontal : .vertical }
}
