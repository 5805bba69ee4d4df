/// The last stage that a screen is rendered to.
public enum RenderStage: Int, Comparable, Hashable, Sendable {
    /// Frames.
    case layout
    /// Drawing commands.
    case commands
    /// Pixels.
    case picture
    /// An encoded PNG file.
    case png

    /// Orders earlier stages first.
    public static func < (lhs: RenderStage, rhs: RenderStage) -> Bool { lhs.rawValue < rhs.rawValue }
}
