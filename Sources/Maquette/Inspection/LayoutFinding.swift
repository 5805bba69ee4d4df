/// Something about a screen's layout that its author should look at.
public struct LayoutFinding: Hashable, Sendable {
    /// What kind of thing it is, named as in reports.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// The input, or something in it that could not be shown.
        case input
        /// Constraints that contradict each other or were refused, or views that never came to rest.
        case constraints
        /// A place or length that the constraints leave open.
        case ambiguity
        /// Text that does not fit and is cut off.
        case truncation
        /// Words drawn over other words.
        case overlap
        /// Words that lie outside the screen, where no scrolling reaches them.
        case outside
    }

    /// What kind of thing it is.
    public var kind: Kind
    /// What there is to say.
    public var diagnostic: Diagnostic
}
