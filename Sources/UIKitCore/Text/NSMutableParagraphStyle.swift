import Typography

/// An object for changing the paragraph attributes of attributed text.
open class NSMutableParagraphStyle: NSParagraphStyle {
    /// The text alignment; natural by default.
    open override var alignment: NSTextAlignment {
        get { properties.alignment }
        set { properties.alignment = newValue }
    }
    /// The mode for breaking or truncating lines that are too wide.
    open override var lineBreakMode: NSLineBreakMode {
        get { properties.lineBreakMode }
        set { properties.lineBreakMode = newValue }
    }
    /// The base writing direction.
    open override var baseWritingDirection: NSWritingDirection {
        get { properties.baseWritingDirection }
        set { properties.baseWritingDirection = newValue }
    }
    /// The line break strategies.
    open override var lineBreakStrategy: LineBreakStrategy {
        get { properties.lineBreakStrategy }
        set { properties.lineBreakStrategy = newValue }
    }
    /// The space between lines, in points.
    open override var lineSpacing: CGFloat {
        get { properties.lengths.lineSpacing }
        set { properties.lengths.lineSpacing = newValue }
    }
    /// The space after the paragraph in points, if another one follows.
    open override var paragraphSpacing: CGFloat {
        get { properties.lengths.paragraphSpacing }
        set { properties.lengths.paragraphSpacing = newValue }
    }
    /// The space before the paragraph in points, if another one precedes it.
    open override var paragraphSpacingBefore: CGFloat {
        get { properties.lengths.paragraphSpacingBefore }
        set { properties.lengths.paragraphSpacingBefore = newValue }
    }
    /// The indentation of the first line from the leading edge, in points.
    open override var firstLineHeadIndent: CGFloat {
        get { properties.lengths.firstLineHeadIndent }
        set { properties.lengths.firstLineHeadIndent = newValue }
    }
    /// The indentation of the other lines from the leading edge, in points.
    open override var headIndent: CGFloat {
        get { properties.lengths.headIndent }
        set { properties.lengths.headIndent = newValue }
    }
    /// The trailing end of lines in points: from the leading edge if positive, otherwise from the trailing
    /// edge.
    open override var tailIndent: CGFloat {
        get { properties.lengths.tailIndent }
        set { properties.lengths.tailIndent = newValue }
    }
    /// The minimum height of lines, in points.
    open override var minimumLineHeight: CGFloat {
        get { properties.lengths.minimumLineHeight }
        set { properties.lengths.minimumLineHeight = newValue }
    }
    /// The maximum height of lines, in points; 0 is unlimited.
    open override var maximumLineHeight: CGFloat {
        get { properties.lengths.maximumLineHeight }
        set { properties.lengths.maximumLineHeight = newValue }
    }
    /// A factor for the height of lines; 0 has the effect of 1.
    open override var lineHeightMultiple: CGFloat {
        get { properties.lengths.lineHeightMultiple }
        set { properties.lengths.lineHeightMultiple = newValue }
    }
    /// The threshold for hyphenation, 0 to 1: words are hyphenated where a line would otherwise be filled to
    /// less than this fraction.
    open override var hyphenationFactor: Float {
        get { properties.hyphenationFactor }
        set { properties.hyphenationFactor = newValue }
    }
    /// Whether words are hyphenated as the system decides; here with the effect of a factor of 1.
    open override var usesDefaultHyphenation: Bool {
        get { properties.usesDefaultHyphenation }
        set { properties.usesDefaultHyphenation = newValue }
    }
    /// Whether text is tightened before it is truncated.
    open override var allowsDefaultTighteningForTruncation: Bool {
        get { properties.allowsDefaultTightening }
        set { properties.allowsDefaultTightening = newValue }
    }
    /// The interval of default tab stops, in points; 0 for the default of 28.
    open override var defaultTabInterval: CGFloat {
        get { properties.lengths.defaultTabInterval }
        set { properties.lengths.defaultTabInterval = newValue }
    }
    /// The tab stops before the default ones begin.
    open override var tabStops: [NSTextTab] {
        get { properties.tabStops }
        set { properties.tabStops = newValue }
    }

    /// Replaces the attributes with those of another style.
    open func setParagraphStyle(_ style: NSParagraphStyle) { properties = style.properties }
    /// Adds a tab stop.
    open func addTabStop(_ tab: NSTextTab) { tabStops += [tab] }

    /// Removes a tab stop.
    open func removeTabStop(_ tab: NSTextTab) {
        if let index = tabStops.firstIndex(of: tab) { tabStops.remove(at: index) }
    }
}
