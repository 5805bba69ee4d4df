import Typography

/// The alignment of text.
public enum NSTextAlignment: Int, Hashable, Sendable {
    /// Text is aligned at the left edge.
    case left = 0
    /// Text is centered in its line.
    case center = 1
    /// Text is aligned at the right edge.
    case right = 2
    /// Lines are stretched to both edges, except the last of a paragraph.
    case justified = 3
    /// The leading edge of the text's language.
    case natural = 4
}

/// The line break modes of text that is too wide for its line. Raw values match Apple's.
public enum NSLineBreakMode: Int, Hashable, Sendable {
    /// Wraps at word boundaries and clips after the last line.
    case byWordWrapping = 0
    /// Wraps at characters.
    case byCharWrapping = 1
    /// Clips the line.
    case byClipping = 2
    /// Replaces the start with an ellipsis.
    case byTruncatingHead = 3
    /// Replaces the end with an ellipsis.
    case byTruncatingTail = 4
    /// Replaces the middle with an ellipsis.
    case byTruncatingMiddle = 5

    /// Whether text continues on further lines.
    var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}

/// The vertical position of text that is scaled down to fit.
public enum UIBaselineAdjustment: Int, Hashable, Sendable {
    /// On the baseline that it has at full size.
    case alignBaselines = 0
    /// The center of the text stays where it is at full size.
    case alignCenters = 1
    /// The text is at the top of its rectangle.
    case none = 2
}
