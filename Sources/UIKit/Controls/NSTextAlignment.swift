import Typography

/// Where lines of text stand between left and right.
public enum NSTextAlignment: Int, Hashable, Sendable {
    /// At the left.
    case left = 0
    /// In the middle.
    case center = 1
    /// At the right.
    case right = 2
    /// Stretched to both edges.
    case justified = 3
    /// Where the text's language begins.
    case natural = 4
}

/// What becomes of text too long for its line.
public enum NSLineBreakMode: Int, Hashable, Sendable {
    /// Wraps at words, clips after the last line.
    case byWordWrapping = 0
    /// Wraps at characters.
    case byCharWrapping = 1
    /// Cuts off.
    case byClipping = 2
    /// Leaves out the start.
    case byTruncatingHead = 3
    /// Leaves out the end.
    case byTruncatingTail = 4
    /// Leaves out the middle.
    case byTruncatingMiddle = 5
}

/// Where words stand that were drawn smaller to fit.
public enum UIBaselineAdjustment: Int, Hashable, Sendable {
    /// On the baseline they would have in full size.
    case alignBaselines = 0
    /// In the middle.
    case alignCenters = 1
    /// At the top.
    case none = 2
}
