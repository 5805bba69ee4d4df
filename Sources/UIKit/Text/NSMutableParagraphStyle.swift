import Typography

/// How the lines of a paragraph are broken and placed, to be filled in.
open class NSMutableParagraphStyle: NSParagraphStyle {
    /// Where lines stand.
    open override var alignment: NSTextAlignment {
        get { properties.alignment }
        set { properties.alignment = newValue }
    }
    /// What happens to text that is too wide.
    open override var lineBreakMode: NSLineBreakMode {
        get { properties.lineBreakMode }
        set { properties.lineBreakMode = newValue }
    }
    /// Which way the paragraph runs.
    open override var baseWritingDirection: NSWritingDirection {
        get { properties.baseWritingDirection }
        set { properties.baseWritingDirection = newValue }
    }
    /// Refinements of line breaking.
    open override var lineBreakStrategy: LineBreakStrategy {
        get { properties.lineBreakStrategy }
        set { properties.lineBreakStrategy = newValue }
    }
    /// Points between two lines.
    open override var lineSpacing: CGFloat {
        get { properties.lengths.lineSpacing }
        set { properties.lengths.lineSpacing = newValue }
    }
    /// Points after the paragraph, if another follows.
    open override var paragraphSpacing: CGFloat {
        get { properties.lengths.paragraphSpacing }
        set { properties.lengths.paragraphSpacing = newValue }
    }
    /// Points before the paragraph, if another goes before.
    open override var paragraphSpacingBefore: CGFloat {
        get { properties.lengths.paragraphSpacingBefore }
        set { properties.lengths.paragraphSpacingBefore = newValue }
    }
    /// Points from the leading edge to the first line.
    open override var firstLineHeadIndent: CGFloat {
        get { properties.lengths.firstLineHeadIndent }
        set { properties.lengths.firstLineHeadIndent = newValue }
    }
    /// Points from the leading edge to the other lines.
    open override var headIndent: CGFloat {
        get { properties.lengths.headIndent }
        set { properties.lengths.headIndent = newValue }
    }
    /// Points to the lines' end: from the leading edge above 0, from the trailing edge else.
    open override var tailIndent: CGFloat {
        get { properties.lengths.tailIndent }
        set { properties.lengths.tailIndent = newValue }
    }
    /// The least height of a line.
    open override var minimumLineHeight: CGFloat {
        get { properties.lengths.minimumLineHeight }
        set { properties.lengths.minimumLineHeight = newValue }
    }
    /// The greatest height of a line; 0 for no limit.
    open override var maximumLineHeight: CGFloat {
        get { properties.lengths.maximumLineHeight }
        set { properties.lengths.maximumLineHeight = newValue }
    }
    /// Multiplies the height of lines; 0 counts as 1.
    open override var lineHeightMultiple: CGFloat {
        get { properties.lengths.lineHeightMultiple }
        set { properties.lengths.lineHeightMultiple = newValue }
    }
    /// How readily words are divided, 0 to 1: where a line would be filled to less than this part without it.
    open override var hyphenationFactor: Float {
        get { properties.hyphenationFactor }
        set { properties.hyphenationFactor = newValue }
    }
    /// Whether words are divided as the system likes: like a factor of 1 here.
    open override var usesDefaultHyphenation: Bool {
        get { properties.usesDefaultHyphenation }
        set { properties.usesDefaultHyphenation = newValue }
    }
    /// Whether text is set tighter before it is cut.
    open override var allowsDefaultTighteningForTruncation: Bool {
        get { properties.allowsDefaultTightening }
        set { properties.allowsDefaultTightening = newValue }
    }
    /// Points between default tab stops; 0 for the default of 28.
    open override var defaultTabInterval: CGFloat {
        get { properties.lengths.defaultTabInterval }
        set { properties.lengths.defaultTabInterval = newValue }
    }
    /// Where tabs reach before the default stops begin.
    open override var tabStops: [NSTextTab] {
        get { properties.tabStops }
        set { properties.tabStops = newValue }
    }

    /// Takes all that another style says.
    open func setParagraphStyle(_ style: NSParagraphStyle) { properties = style.properties }
    /// Adds a place that tabs reach to.
    open func addTabStop(_ tab: NSTextTab) { tabStops += [tab] }
}
