import Typography

/// How the lines of a paragraph are broken and placed; not to be changed, see `NSMutableParagraphStyle`.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
    /// Refinements of line breaking.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        /// Apple's bits.
        public let rawValue: UInt

        /// A strategy from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Keeps the last line from holding one short word.
        public static let pushOut = LineBreakStrategy(rawValue: 1)
        /// Breaks Korean between words only.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
        /// What labels use.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }

    /// All that a style says.
    struct Properties: Hashable {
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var baseWritingDirection = NSWritingDirection.natural
        var lineBreakStrategy: LineBreakStrategy = []
        var hyphenationFactor: Float = 0
        var usesDefaultHyphenation = false
        var allowsDefaultTightening = false
        var tabStops: [NSTextTab] = []
        /// The lengths as the engine takes them.
        var lengths = ParagraphStyle()
    }

    private let header = CoreFoundationHeader()
    var properties = Properties()

    /// A style of defaults.
    public override init() { super.init() }

    init(_ properties: Properties) {
        self.properties = properties
        super.init()
    }

    /// The style of text that says nothing.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// Where lines stand.
    open var alignment: NSTextAlignment { properties.alignment }
    /// What happens to text that is too wide.
    open var lineBreakMode: NSLineBreakMode { properties.lineBreakMode }
    /// Which way the paragraph runs.
    open var baseWritingDirection: NSWritingDirection { properties.baseWritingDirection }
    /// Refinements of line breaking.
    open var lineBreakStrategy: LineBreakStrategy { properties.lineBreakStrategy }
    /// Points between two lines.
    open var lineSpacing: CGFloat { properties.lengths.lineSpacing }
    /// Points after the paragraph, if another follows.
    open var paragraphSpacing: CGFloat { properties.lengths.paragraphSpacing }
    /// Points before the paragraph, if another goes before.
    open var paragraphSpacingBefore: CGFloat { properties.lengths.paragraphSpacingBefore }
    /// Points from the leading edge to the first line.
    open var firstLineHeadIndent: CGFloat { properties.lengths.firstLineHeadIndent }
    /// Points from the leading edge to the other lines.
    open var headIndent: CGFloat { properties.lengths.headIndent }
    /// Points to the lines' end: from the leading edge above 0, from the trailing edge else.
    open var tailIndent: CGFloat { properties.lengths.tailIndent }
    /// The least height of a line.
    open var minimumLineHeight: CGFloat { properties.lengths.minimumLineHeight }
    /// The greatest height of a line; 0 for no limit.
    open var maximumLineHeight: CGFloat { properties.lengths.maximumLineHeight }
    /// Multiplies the height of lines; 0 counts as 1.
    open var lineHeightMultiple: CGFloat { properties.lengths.lineHeightMultiple }
    /// How readily words are divided, 0 to 1: where a line would be filled to less than this part without it.
    open var hyphenationFactor: Float { properties.hyphenationFactor }
    /// Whether words are divided as the system likes: like a factor of 1 here.
    open var usesDefaultHyphenation: Bool { properties.usesDefaultHyphenation }
    /// Whether text is set tighter before it is cut.
    open var allowsDefaultTighteningForTruncation: Bool { properties.allowsDefaultTightening }
    /// Points between default tab stops; 0 for the default of 28.
    open var defaultTabInterval: CGFloat { properties.lengths.defaultTabInterval }
    /// Where tabs reach before the default stops begin.
    open var tabStops: [NSTextTab] { properties.tabStops }

    /// A style that will not change.
    open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(properties) }
    /// A style to be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(properties) }

    /// Whether both say the same.
    open override func isEqual(_ object: Any?) -> Bool {
        properties == (object as? NSParagraphStyle)?.properties
    }

    /// Hashes what it says.
    open override var hash: Int { properties.hashValue }
}
