/// How far a screen is taken through the stages.
public enum RenderStage: Int, Comparable, Hashable, Sendable {
    /// To the finished frames.
    case layout
    /// To the list of drawing steps.
    case commands
    /// To pixels.
    case picture
    /// To PNG.
    case png

    /// The earlier stage first.
    public static func < (lhs: RenderStage, rhs: RenderStage) -> Bool { lhs.rawValue < rhs.rawValue }
}
