/// An edge on the vertical axis.
public enum VerticalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
    /// The edge at the top.
    case top
    /// The edge at the bottom.
    case bottom

    /// A set of vertical edges.
    public struct Set: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: Int8
        /// Creates a set from its bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Creates a set of one edge.
        public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }
        /// The set of the top edge.
        public static let top = Set(.top)
        /// The set of the bottom edge.
        public static let bottom = Set(.bottom)
        /// The set of both edges.
        public static let all: Set = [.top, .bottom]
    }
}
