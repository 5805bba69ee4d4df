/// The light or dark appearance.
public enum Appearance: String, CaseIterable, Hashable, Codable, Sendable {
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
}
