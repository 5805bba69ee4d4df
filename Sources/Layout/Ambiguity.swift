public import Geometry

/// A place or a length that the constraints leave open: it can change without any of them being served worse.
public struct Ambiguity: Hashable, Sendable {
    /// What is open.
    public enum Subject: Hashable, Sendable {
        /// Where the near edge lies: left or top.
        case position
        /// How long it is: width or height.
        case length
        /// How far a scroll view's content reaches.
        case contentLength
    }

    /// The item's index.
    public var item: Int
    /// The direction.
    public var axis: Axis
    /// What is open.
    public var subject: Subject
    /// The points it can have; an end may be infinite.
    public var range: ClosedRange<Double>
}
