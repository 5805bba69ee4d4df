/// The last stage that a screen is rendered to.
public enum RenderStage: Int, Comparable, Hashable, Sendable {
    /// The frames of all views.
    case layout
    /// The drawing commands of the composed layers.
    case commands
    /// The pixels, before they are encoded.
    case picture
    /// An encoded PNG file.
    case png

    /// Orders earlier stages first.
    public static func < (lhs: RenderStage, rhs: RenderStage) -> Bool { lhs.rawValue < rhs.rawValue }
}
