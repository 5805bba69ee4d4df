/// Whether a view flips between left-to-right and right-to-left layouts.
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
    /// The direction of the interface language.
    case unspecified = 0
    /// Playback controls, such as a play button; never flipped.
    case playback = 1
    /// Controls that refer to directions in space, such as text alignment; never flipped.
    case spatial = 2
    /// Always left to right.
    case forceLeftToRight = 3
    /// Always right to left.
    case forceRightToLeft = 4
}
