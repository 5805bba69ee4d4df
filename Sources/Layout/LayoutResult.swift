public import Diagnostics
public import Geometry

/// A solved problem; every array up to `ambiguousAxes` has a row for each item.
public struct LayoutResult: Sendable {
    /// Frames in the parent's bounds coordinates, edges on whole device pixels, sizes never negative.
    public var frames: [Rect]
    /// The root's extent before rounding.
    public var rootSize: Size
    /// The content of a scroll view according to constraints; nil for other items.
    public var scrollContents: [ScrollContentResult?]
    /// The insets of the safe area.
    public var safeAreas: [Insets]
    /// The layout margins in effect.
    public var margins: [Insets]
    /// The axes along which the constraints leave the frame open.
    public var ambiguousAxes: [[Axis]]
    /// Conflicts, refused constraints, and items whose size did not converge.
    public var diagnostics: [Diagnostic]
    /// How often `measure` was called.
    public var measureCount: Int
    /// What the constraints leave open, in the order of the items.
    public var ambiguities: [Ambiguity] = []
    /// What decided the frames of the items that were to be explained.
    public var explanations: [Explanation] = []
    /// The indices of the constraints that do not hold, if they were to be found.
    public var unmetConstraints: Set<Int> = []
    /// The indices of the constraints that diagnostics are about, by the indices of these; not of all of them.
    public var diagnosedConstraints: [Int: Int] = [:]
}
