import Geometry
import Layout
package import Scene
import Typography

/// A view that displays read-only text.
open class UILabel: UIView {
    /// The text that the label displays. Setting it discards the attributes of attributed text.
    open var text: String? {
        get { labelText.string }
        set { labelText = .plain(newValue) }
    }
    /// The attributed text that the label displays; plain text is returned with the label's attributes.
    open var attributedText: NSAttributedString? {
        get {
            labelText.attributed?.attributedString
                ?? labelText.string.map { NSAttributedString(string: $0, attributes: attributes) }
        }
        set { labelText = LabelText(newValue) }
    }
    /// The font of the text; the system font at 17 points by default. Setting it applies it to all of the
    /// attributed text.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var font: UIFont! {
        get { plainFont }
        set { plainFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize) }
    }
    /// The font without the implicitly unwrapped optional.
    var plainFont: UIFont {
        didSet {
            labelText.setAttribute(.font, to: plainFont)
            if plainFont != oldValue { textDidChange() }
        }
    }
    /// The color of the text. Setting it applies it to all of the attributed text.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var textColor: UIColor! {
        get { plainTextColor }
        set { plainTextColor = newValue ?? .label }
    }
    /// The color without the implicitly unwrapped optional.
    var plainTextColor = UIColor.label {
        didSet { labelText.setAttribute(.foregroundColor, to: plainTextColor) }
    }
    /// The text alignment. Setting it applies it to all paragraphs of the attributed text.
    open var textAlignment: NSTextAlignment = .natural {
        didSet { labelText.setParagraphs { $0.alignment = textAlignment } }
    }
    /// The maximum number of lines; 0 is unlimited.
    open var numberOfLines = 1 {
        didSet {
            numberOfLines = max(0, numberOfLines)
            if numberOfLines != oldValue { textDidChange() }
        }
    }
    /// The mode for breaking or truncating lines that are too wide. Setting it applies it to all paragraphs
    /// of the attributed text.
    open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
        didSet {
            labelText.setParagraphs { $0.lineBreakMode = lineBreakMode }
            if lineBreakMode != oldValue { textDidChange() }
        }
    }
    /// The line break strategy of text without a paragraph style of its own.
    open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard { didSet { textDidChange() } }
    /// The preferred maximum width for computing the intrinsic size, in points; 0 lets layout determine it.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { textDidChange() } }
    }
    /// Whether the font adapts to changes of the content size category: that of a text style or of `UIFontMetrics`, in
    /// attributed text too.
    open var adjustsFontForContentSizeCategory = false
    /// Whether the label is enabled; it is dimmed otherwise.
    open var isEnabled = true
    /// The color of the text while highlighted; nil for the normal one.
    open var highlightedTextColor: UIColor?
    /// Whether the text is displayed in the highlighted color.
    open var isHighlighted = false
    /// The color of the text's shadow; nil for none.
    open var shadowColor: UIColor?
    /// The offset of the shadow, in points.
    open var shadowOffset = CGSize(width: 0, height: -1)
    /// Whether the font size is reduced until the text fits: a single line in the width, several lines in the bounds. The
    /// intrinsic size is that of the full size.
    open var adjustsFontSizeToFitWidth = false
    /// The minimum scale of the font, 0 to 1; 0 sets no limit.
    open var minimumScaleFactor: CGFloat = 0
    /// The vertical position of a single line that is scaled down to fit.
    open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines
    /// Whether the text is tightened before it is scaled down or truncated.
    open var allowsDefaultTighteningForTruncation = false
    /// The text that is displayed.
    var labelText = LabelText.plain(nil) { didSet { if labelText != oldValue { textDidChange() } } }

    /// Creates a label with a frame; user interaction is disabled.
    public override init(frame: CGRect) {
        plainFont = .systemFont(ofSize: UIFont.labelFontSize)
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) {
        plainFont = .systemFont(ofSize: UIFont.labelFontSize)
        super.init(coder: coder)
    }

    /// The size of the text with the space that `textRect(forBounds:limitedToNumberOfLines:)` adds, in one
    /// line or wrapped at `preferredMaxLayoutWidth`; during layout, at the width that the layout determined.
    open override var intrinsicContentSize: CGSize {
        size(limitedTo: measuringWidth(layoutState.proposedWidth))
    }

    /// Returns the same size for text wrapped at a width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        // A single line is as long as its text, regardless of the available width.
        let isBounded = size.width > 0 && numberOfLines != 1
        return self.size(limitedTo: isBounded ? size.width : .infinity)
    }

    /// Returns the drawing rectangle of the text in given bounds: at the left, centered vertically. The
    /// label's intrinsic size is that of this rectangle in unlimited bounds.
    ///
    /// Fewer lines than the label's begin where all of its text begins. Measured: the first line of two in bounds of
    /// their height is at the top, in public pictures of Apple's renderer.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        func limit(_ length: CGFloat) -> CGFloat { length < UILabel.unlimited / 2 ? length : .infinity }
        let block = textBlock(
            width: limit(bounds.width), height: limit(bounds.height), lines: numberOfLines)
        let size = block.labelSize
        if !isPlain { measuredBlock = block }
        let isPart = numberOfLines > 0 && (self.numberOfLines <= 0 || numberOfLines < self.numberOfLines)
        let whole =
            isPart
            ? textBlock(
                width: limit(bounds.width), height: limit(bounds.height), lines: self.numberOfLines
            ).size.height : size.height
        return CGRect(
            x: bounds.minX, y: bounds.minY + max(0, (bounds.height - whole) / 2),
            width: min(size.width, bounds.width), height: min(size.height, bounds.height))
    }

    /// Draws the text in the current context, centered vertically in a rectangle.
    open func drawText(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.record(commands(in: rect, drawingContext ?? ContentContext(traits: traitCollection)))
    }

    /// Draws the text.
    open override func draw(_ rect: CGRect) { drawText(in: rect) }

    package override var displayedText: String? { text }

    package override var truncatesText: Bool {
        guard isPlain else {
            truncatedWhenDrawn = false
            _ = drawnContent()
            return truncatedWhenDrawn
        }
        return isTruncated(in: bounds)
    }

    /// Whether the label's own size is in whole points, as on Interface Builder's canvas.
    package var measuresWholePoints = false

    /// By how much text may be wider than the whole points of its label.
    ///
    /// Measured: the widths of 405 labels in four sets of storyboards that Xcode saved; 341 of them are those of their
    /// text less an eighth of a point, rounded up, and 331 without it.
    private static let wholePointSlack: CGFloat = 0.125

    package override func measure(width: CGFloat?) -> ContentMeasurement {
        measuredBlock = nil
        let size = isPlain ? nil : overriddenSize(width: width)
        let block = measuredBlock ?? block(width: measuringWidth(width), height: .infinity)
        let own = ContentMeasurement(
            size: block.labelSize, firstBaseline: block.firstBaseline, lastBaseline: block.lastBaseline,
            wraps: numberOfLines != 1 && preferredMaxLayoutWidth <= 0)
        if measuresWholePoints {
            let slack = UILabel.wholePointSlack
            let width = Double(max(0, block.layout.size.width - slack)).roundedUp(toScale: 1)
            return own.resized(
                to: CGSize(width: width, height: own.size.roundedUp.height), placement: .center)
        }
        return size.map { own.resized(to: $0, placement: .center) } ?? own
    }

    package override func content(in context: ContentContext) -> [DrawCommand] {
        guard bounds.width > 0, bounds.height > 0 else { return [] }
        guard !isPlain else {
            let commands = commands(in: bounds, context)
            reportReplacedContents(by: commands)
            return commands
        }
        drawingContext = context
        defer { drawingContext = nil }
        return drawnContent()
    }

    /// Whether the class is `UILabel` itself, so that no override can change measuring and drawing.
    var isPlain: Bool { type(of: self) == UILabel.self }

    /// The text laid out by the last `textRect(forBounds:limitedToNumberOfLines:)`, for which a subclass may
    /// have reduced the bounds.
    private var measuredBlock: TextBlock?

    /// The context of the current drawing; nil at other times.
    private var drawingContext: ContentContext?

    /// Whether the text was truncated when it was last drawn.
    var truncatedWhenDrawn = false

    /// The unlimited extent passed to overrides, finite because they may calculate with it. Points.
    private static let unlimited: CGFloat = 10_000_000

    private func size(limitedTo width: CGFloat) -> CGSize {
        guard !isPlain else { return block(width: width, height: .infinity).labelSize }
        let bounds = CGRect(
            x: 0, y: 0, width: min(width, UILabel.unlimited), height: UILabel.unlimited)
        return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
    }

    /// Returns the width at which text wraps for an available width; nil is unlimited.
    private func measuringWidth(_ width: CGFloat?) -> CGFloat {
        let fixed = preferredMaxLayoutWidth
        return fixed > 0 ? fixed : numberOfLines == 1 ? .infinity : width ?? .infinity
    }

    func textDidChange() { setNeedsLayout() }
}
