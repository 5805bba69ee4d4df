/// Which way text runs.
public enum NSWritingDirection: Int, Hashable, Sendable {
    /// As the first character with a direction says.
    case natural = -1
    /// To the right.
    case leftToRight = 0
    /// To the left.
    case rightToLeft = 1
}
