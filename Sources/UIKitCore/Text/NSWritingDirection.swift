/// The writing direction of text.
public enum NSWritingDirection: Int, Hashable, Sendable {
    /// Determined by the first character that has a direction.
    case natural = -1
    /// Left to right.
    case leftToRight = 0
    /// Right to left.
    case rightToLeft = 1
}
