package import Geometry

/// A position or length that the constraints leave open: it can change without increasing the error of any.
package struct Ambiguity: Hashable, Sendable {
    /// What is open.
    package enum Subject: Hashable, Sendable {
        /// The position of the near edge: left or top.
        case position
        /// The length: width or height.
        case length
        /// The extent of a scroll view's content.
        case contentLength
    }

    /// The item's index.
    package var item: Int
    /// The direction.
    package var axis: Axis
    /// What is open.
    package var subject: Subject
    /// The points it can have; an end may be infinite.
    package var range: ClosedRange<Double>
}
