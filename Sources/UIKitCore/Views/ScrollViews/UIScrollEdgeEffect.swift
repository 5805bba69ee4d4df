/// The effect of content under bars at an edge of a scroll view, since iOS 26; kept and not drawn.
public final class UIScrollEdgeEffect: NSObject {
    /// The styles of the effect.
    public struct Style: Hashable, Sendable {
        private let name: String
        /// The system chooses.
        public static let automatic = Style(name: "automatic")
        /// With a soft edge.
        public static let soft = Style(name: "soft")
        /// With a hard edge.
        public static let hard = Style(name: "hard")
    }

    /// The style of the effect.
    public var style = Style.automatic
    /// Whether the effect is hidden.
    public var isHidden = false
}
