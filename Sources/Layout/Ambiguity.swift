public import Geometry

/// A position or length that the constraints leave open: it can change without increasing the error of any.
public struct Ambiguity: Hashable, Sendable {
    /// What is open.
    public enum Subject: Hashable, Sendable {
        /// The position of the near edge: left or top.
        case position
        /// The length: width or height.
        case length
        /// The extent of a scroll view's content.
        case contentLength
    }

    /// The item's index.
    public var item: Int
    /// The axis of the position or length.
    public var axis: Axis
    /// What is open.
    public var subject: Subject
    /// The points it can have; an end may be infinite.
    public var range: ClosedRange<Double>
}
