/// The visibility of an element that the system may show or hide by itself.
public enum Visibility: CaseIterable, Hashable, Sendable {
    /// As the context decides.
    case automatic
    /// Always shown where possible.
    case visible
    /// Never shown where possible.
    case hidden
}
