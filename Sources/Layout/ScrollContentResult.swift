public import Geometry

/// The extent of a scroll view's content according to constraints.
public struct ScrollContentResult: Hashable, Sendable {
    /// Left to right, in points on whole pixels; nil where no constraint reaches the content's far edge.
    public var width: Double?
    /// Top to bottom, in points on whole pixels; nil where no constraint reaches the content's far edge.
    public var height: Double?
    /// The axes along which views are tied to the content and yet do not decide how far it extends.
    public var openAxes: [Axis]
}
