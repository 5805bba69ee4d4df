/// The direction in which views are laid out, from their leading to their trailing edges.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
    /// From left to right, as in English.
    case leftToRight
    /// From right to left, as in Arabic.
    case rightToLeft
}
