package import Diagnostics
package import Geometry

/// A solved problem; every array up to `ambiguousAxes` has a row for each item.
package struct LayoutResult: Sendable {
    /// Frames in the parent's bounds coordinates, edges on whole device pixels, sizes never negative.
    package var frames: [Rect]
    /// The root's extent before rounding.
    package var rootSize: Size
    /// The content of a scroll view according to constraints; nil for other items.
    package var scrollContents: [ScrollContentResult?]
    /// The insets of the safe area.
    package var safeAreas: [Insets]
    /// The layout margins in effect.
    package var margins: [Insets]
    /// The axes along which the constraints leave the frame open.
    package var ambiguousAxes: [[Axis]]
    /// Conflicts, refused constraints, and items whose size did not converge.
    package var diagnostics: [Diagnostic]
    /// How often `measure` was called.
    package var measureCount: Int
    /// What the constraints leave open, in the order of the items.
    package var ambiguities: [Ambiguity] = []
    /// What decided the frames of the items that were to be explained.
    package var explanations: [Explanation] = []
}
