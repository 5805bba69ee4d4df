public import Constraints

/// Which constraints gave an item its frame.
public struct Explanation: Hashable, Sendable {
    /// One edge or length of an item's alignment rectangle.
    public struct Edge: Hashable, Sendable {
        /// The edge or length, such as `leading`.
        public var attribute: LayoutAttribute
        /// Its place in the parent's bounds coordinates, or its length, in points before rounding.
        public var value: Double
        /// What decides it, one sentence each: constraints in the language of screen files, own sizes, given
        /// frames. Empty where nothing does.
        public var reasons: [String]
    }

    /// The item's index.
    public var item: Int
    /// Left, right, width, top, bottom, height.
    public var edges: [Edge]
}
