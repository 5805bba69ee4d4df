/// An edge on the horizontal axis.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
    /// The left edge where text runs from left to right.
    case leading
    /// The right edge where text runs from left to right.
    case trailing

    /// A set of horizontal edges.
    public struct Set: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: Int8
        /// Creates a set from its bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Creates a set of one edge.
        public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }
        /// The set of the leading edge.
        public static let leading = Set(.leading)
        /// The set of the trailing edge.
        public static let trailing = Set(.trailing)
        /// The set of both edges.
        public static let all: Set = [.leading, .trailing]
    }
}
