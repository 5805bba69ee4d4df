/// The metrics of bars that a background image is for.
public enum UIBarMetrics: Int, Hashable, Sendable {
    /// The height in portrait orientation.
    case `default` = 0
    /// The height where vertical space is compact.
    case compact = 1
    /// The default height with a prompt above the title.
    case defaultPrompt = 101
    /// The height with a prompt where vertical space is compact.
    case compactPrompt = 102
}
