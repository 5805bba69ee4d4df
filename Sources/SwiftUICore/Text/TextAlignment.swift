/// The alignment of the lines of a text.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
    /// At the leading edge.
    case leading
    /// In the middle of the text's width.
    case center
    /// At the trailing edge.
    case trailing
}
