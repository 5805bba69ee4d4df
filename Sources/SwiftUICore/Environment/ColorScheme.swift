/// The appearances of an interface.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
    /// Dark text on a light background.
    case light
    /// Light text on a dark background.
    case dark
}
