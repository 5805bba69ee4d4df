/// A layout problem that a screen's author should look at.
public struct LayoutFinding: Hashable, Sendable {
    /// The kind of a finding; raw values are those of reports.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// The input, or a part of it that could not be rendered.
        case input
        /// Constraints that conflict or were rejected, or a layout that did not converge.
        case constraints
        /// A position or length that the constraints leave ambiguous.
        case ambiguity
        /// Text that does not fit and is truncated.
        case truncation
        /// Text drawn over other text.
        case overlap
        /// Text outside the screen that scrolling does not reveal.
        case outside
        /// A page control that disagrees with the pages it stands for.
        case pages
    }

    /// The kind of finding.
    public var kind: Kind
    /// The diagnostic that describes it.
    public var diagnostic: Diagnostic
}
