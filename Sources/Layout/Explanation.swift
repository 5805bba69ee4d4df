package import Constraints

/// Which constraints gave an item its frame.
package struct Explanation: Hashable, Sendable {
    /// One edge or length of an item's alignment rectangle.
    package struct Edge: Hashable, Sendable {
        /// Which one.
        package var attribute: LayoutAttribute
        /// Its place in the parent's bounds coordinates, or its length, in points before rounding.
        package var value: Double
        /// What decides it, one sentence each: constraints in the language of screen files, own sizes, given
        /// frames. Empty where nothing does.
        package var reasons: [String]
    }

    /// The item's index.
    package var item: Int
    /// Left, right, width, top, bottom, height.
    package var edges: [Edge]
}
