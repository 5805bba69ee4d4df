import Geometry
import Layout
package import Scene
import Typography

/// Shows text that is not to be edited.
open class UILabel: UIView {
    /// The words; nil for none. Setting them does away with styles of their own.
    open var text: String? {
        get { words.string }
        set { words = .plain(newValue) }
    }
    /// The words with styles of their own, which go before the label's; of plain words, with the label's.
    open var attributedText: NSAttributedString? {
        get {
            words.attributed?.attributedString
                ?? words.string.map { NSAttributedString(string: $0, attributes: attributes) }
        }
        set { words = LabelText(newValue) }
    }
    /// Face and size; the system font at 17 points by default. Setting it gives it to all of styled words.
    open var font: UIFont {
        didSet {
            words.setAttribute(.font, to: font)
            if font != oldValue { textDidChange() }
        }
    }
    /// The colour of the words. Setting it gives it to all of styled words.
    open var textColor: UIColor = .label { didSet { words.setAttribute(.foregroundColor, to: textColor) } }
    /// Where lines stand between left and right. Setting it gives it to all paragraphs of styled words.
    open var textAlignment: NSTextAlignment = .natural {
        didSet { words.setParagraphs { $0.alignment = textAlignment } }
    }
    /// How many lines there are at most; 0 for as many as it takes.
    open var numberOfLines = 1 {
        didSet {
            numberOfLines = max(0, numberOfLines)
            if numberOfLines != oldValue { textDidChange() }
        }
    }
    /// What becomes of text too long for its lines. Setting it gives it to all paragraphs of styled words.
    open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
        didSet {
            words.setParagraphs { $0.lineBreakMode = lineBreakMode }
            if lineBreakMode != oldValue { textDidChange() }
        }
    }
    /// Refinements of line breaking, of words without a paragraph style of their own.
    open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard { didSet { textDidChange() } }
    /// The width the label's own size is computed for, in points; 0 lets layout find it.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { textDidChange() } }
    }
    /// Whether the label is shown as enabled; paler else.
    open var isEnabled = true
    /// The colour of the words while highlighted; nil for the ordinary one.
    open var highlightedTextColor: UIColor?
    /// Whether the words have their highlighted colour.
    open var isHighlighted = false
    /// Drawn behind the words; nil for none.
    open var shadowColor: UIColor?
    /// How far the shadow lies from the words, in points.
    open var shadowOffset = CGSize(width: 0, height: -1)
    /// Whether one line too wide is drawn smaller; the label's own size is that of the full text.
    open var adjustsFontSizeToFitWidth = false
    /// The least scale of shrinking words, 0 to 1; 0 sets no limit.
    open var minimumScaleFactor: CGFloat = 0
    /// Where shrunken words stand.
    open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines
    /// Whether one line too wide is set tighter before it is shrunk or cut.
    open var allowsDefaultTighteningForTruncation = false
    /// What is shown.
    var words = LabelText.plain(nil) { didSet { if words != oldValue { textDidChange() } } }

    /// A label with a frame. Labels take no touches.
    public override init(frame: CGRect) {
        font = .systemFont(ofSize: UIFont.labelFontSize)
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// For subclasses that declare it.
    public required init?(coder: NSCoder) {
        font = .systemFont(ofSize: UIFont.labelFontSize)
        super.init(coder: coder)
    }

    /// The size of the words with what `textRect(forBounds:limitedToNumberOfLines:)` keeps around them, in one
    /// line or wrapped at `preferredMaxLayoutWidth`; while layout measures the label, at the width it has found.
    open override var intrinsicContentSize: CGSize {
        size(limitedTo: measuringWidth(layoutState.proposedWidth))
    }

    /// The size of the words wrapped at a width, likewise.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        // One line is as long as its words, however little room is offered.
        let isBounded = size.width > 0 && numberOfLines != 1
        return self.size(limitedTo: isBounded ? size.width : .infinity)
    }

    /// The place of the words in given bounds: here at the left, centred from top to bottom. The label's own
    /// size is that of this place in bounds without limits.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        func limit(_ length: CGFloat) -> CGFloat { length < UILabel.unlimited / 2 ? length : .infinity }
        let block = textBlock(
            width: limit(bounds.width), height: limit(bounds.height), lines: numberOfLines)
        let size = block.size
        if !isPlain { measuredBlock = block }
        return CGRect(
            x: bounds.minX, y: bounds.minY + max(0, (bounds.height - size.height) / 2),
            width: min(size.width, bounds.width), height: min(size.height, bounds.height))
    }

    /// Draws the words into the current context, centred from top to bottom in a rectangle.
    open func drawText(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.record(commands(in: rect, drawingContext ?? ContentContext(traits: traitCollection)))
    }

    /// Draws the words.
    open override func draw(_ rect: CGRect) { drawText(in: rect) }

    package override var shownText: String? { text }

    package override var truncatesText: Bool {
        guard isPlain else {
            truncatedWhenDrawn = false
            _ = drawnContent()
            return truncatedWhenDrawn
        }
        return isTruncated(in: bounds)
    }

    package override func measure(width: CGFloat?) -> ContentMeasurement {
        measuredBlock = nil
        let size = isPlain ? nil : overriddenSize(width: width)
        let block = measuredBlock ?? block(width: measuringWidth(width), height: .infinity)
        let own = ContentMeasurement(
            size: block.size, firstBaseline: block.firstBaseline, lastBaseline: block.lastBaseline,
            wraps: numberOfLines != 1 && preferredMaxLayoutWidth <= 0)
        return size.map { own.resized(to: $0, placement: .center) } ?? own
    }

    package override func content(in context: ContentContext) -> [DrawCommand] {
        guard bounds.width > 0, bounds.height > 0 else { return [] }
        guard !isPlain else { return commands(in: bounds, context) }
        drawingContext = context
        defer { drawingContext = nil }
        return drawnContent()
    }

    /// Whether no subclass may have changed how it is measured and drawn, which is then done without detours.
    private var isPlain: Bool { type(of: self) == UILabel.self }

    /// The words that the label's size was last found for, which a subclass may have put in less room.
    private var measuredBlock: TextBlock?

    /// The conditions that it is being drawn in; nil at other times.
    private var drawingContext: ContentContext?

    /// Whether words were cut off when they were last drawn.
    var truncatedWhenDrawn = false

    /// Stands for no limit in the bounds that overriders get, who may calculate with it. Points.
    private static let unlimited: CGFloat = 10_000_000

    private func size(limitedTo width: CGFloat) -> CGSize {
        guard !isPlain else { return block(width: width, height: .infinity).size }
        let bounds = CGRect(
            x: 0, y: 0, width: min(width, UILabel.unlimited), height: UILabel.unlimited)
        return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
    }

    /// The width at which words wrap when there is so much room; nil for any.
    private func measuringWidth(_ width: CGFloat?) -> CGFloat {
        let fixed = preferredMaxLayoutWidth
        return fixed > 0 ? fixed : numberOfLines == 1 ? .infinity : width ?? .infinity
    }

    func textDidChange() { setNeedsLayout() }
}
