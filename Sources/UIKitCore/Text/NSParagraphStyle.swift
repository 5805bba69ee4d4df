import Typography

/// The immutable paragraph attributes of attributed text; see `NSMutableParagraphStyle`.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
    /// Options for line breaking.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        /// The raw value, which matches Apple's.
        public let rawValue: UInt

        /// Creates a strategy from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Avoids a last line of one short word.
        public static let pushOut = LineBreakStrategy(rawValue: 1)
        /// Breaks Korean text between words only.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
        /// The strategies that labels use.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }

    /// The attributes of a style.
    struct Properties: Hashable {
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var baseWritingDirection = NSWritingDirection.natural
        var lineBreakStrategy: LineBreakStrategy = []
        var hyphenationFactor: Float = 0
        var usesDefaultHyphenation = false
        var allowsDefaultTightening = false
        var tabStops: [NSTextTab] = []
        /// The lengths, as the text engine takes them.
        var lengths = ParagraphStyle()
    }

    private let header = CoreFoundationHeader()
    var properties = Properties()

    /// Creates a style with default values.
    public override init() { super.init() }

    init(_ properties: Properties) {
        self.properties = properties
        super.init()
    }

    /// The default paragraph style.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// The text alignment; natural by default.
    open var alignment: NSTextAlignment { properties.alignment }
    /// The mode for breaking or truncating lines that are too wide.
    open var lineBreakMode: NSLineBreakMode { properties.lineBreakMode }
    /// The base writing direction.
    open var baseWritingDirection: NSWritingDirection { properties.baseWritingDirection }
    /// The line break strategies.
    open var lineBreakStrategy: LineBreakStrategy { properties.lineBreakStrategy }
    /// The space between lines, in points.
    open var lineSpacing: CGFloat { properties.lengths.lineSpacing }
    /// The space after the paragraph in points, if another one follows.
    open var paragraphSpacing: CGFloat { properties.lengths.paragraphSpacing }
    /// The space before the paragraph in points, if another one precedes it.
    open var paragraphSpacingBefore: CGFloat { properties.lengths.paragraphSpacingBefore }
    /// The indentation of the first line from the leading edge, in points.
    open var firstLineHeadIndent: CGFloat { properties.lengths.firstLineHeadIndent }
    /// The indentation of the other lines from the leading edge, in points.
    open var headIndent: CGFloat { properties.lengths.headIndent }
    /// The trailing end of lines in points: from the leading edge if positive, otherwise from the trailing
    /// edge.
    open var tailIndent: CGFloat { properties.lengths.tailIndent }
    /// The minimum height of lines, in points.
    open var minimumLineHeight: CGFloat { properties.lengths.minimumLineHeight }
    /// The maximum height of lines, in points; 0 is unlimited.
    open var maximumLineHeight: CGFloat { properties.lengths.maximumLineHeight }
    /// A factor for the height of lines; 0 has the effect of 1.
    open var lineHeightMultiple: CGFloat { properties.lengths.lineHeightMultiple }
    /// The threshold for hyphenation, 0 to 1: words are hyphenated where a line would otherwise be filled to
    /// less than this fraction.
    open var hyphenationFactor: Float { properties.hyphenationFactor }
    /// Whether words are hyphenated as the system decides; here with the effect of a factor of 1.
    open var usesDefaultHyphenation: Bool { properties.usesDefaultHyphenation }
    /// Whether text is tightened before it is truncated.
    open var allowsDefaultTighteningForTruncation: Bool { properties.allowsDefaultTightening }
    /// The interval of default tab stops, in points; 0 for the default of 28.
    open var defaultTabInterval: CGFloat { properties.lengths.defaultTabInterval }
    /// The tab stops before the default ones begin.
    open var tabStops: [NSTextTab] { properties.tabStops }

    /// Returns an immutable copy.
    open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(properties) }
    /// Returns a mutable copy.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(properties) }

    /// Whether both styles have the same attributes.
    open override func isEqual(_ object: Any?) -> Bool {
        properties == (object as? NSParagraphStyle)?.properties
    }

    /// The hash of the attributes.
    open override var hash: Int { properties.hashValue }
}
