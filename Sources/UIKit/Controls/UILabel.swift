import Geometry
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
            words.attributed ?? words.string.map { NSAttributedString(string: $0, attributes: attributes) }
        }
        set { words = Words(newValue) }
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
            textDidChange()
        }
    }
    /// What becomes of text too long for its lines. Setting it gives it to all paragraphs of styled words.
    open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
        didSet {
            words.setParagraphs { $0.lineBreakMode = lineBreakMode }
            textDidChange()
        }
    }
    /// Refinements of line breaking, of words without a paragraph style of their own.
    open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard { didSet { textDidChange() } }
    /// The width the label's own size is computed for, in points; 0 lets layout find it.
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { textDidChange() } }
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
    var words = Words.plain(nil) { didSet { if words != oldValue { textDidChange() } } }

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

    /// The size of the words, in one line or wrapped at `preferredMaxLayoutWidth`.
    open override var intrinsicContentSize: CGSize { measure(width: nil).size }

    /// The size of the words wrapped at a width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        // One line is as long as its words, however little room is offered.
        let isBounded = size.width > 0 && numberOfLines != 1
        return block(width: isBounded ? size.width : .infinity, height: .infinity).size
    }

    /// Where the words are drawn: here, centred from top to bottom.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let block = textBlock(width: bounds.width, height: bounds.height, lines: numberOfLines)
        let size = block.size
        return CGRect(
            x: bounds.minX, y: bounds.minY + max(0, (bounds.height - size.height) / 2),
            width: min(size.width, bounds.width), height: min(size.height, bounds.height))
    }

    package override var shownText: String? { text }

    package override var truncatesText: Bool {
        guard let text, !text.isEmpty else { return false }
        let fitted = tightenedBlock() ?? shrunkenBlock()
        return (fitted ?? block(width: bounds.width, height: bounds.height)).layout.isTruncated
    }

    package override func measure(width: CGFloat?) -> ContentMeasurement {
        let fixed = preferredMaxLayoutWidth
        let limit = fixed > 0 ? fixed : numberOfLines == 1 ? .infinity : width ?? .infinity
        let block = block(width: limit, height: .infinity)
        return ContentMeasurement(
            size: block.size, firstBaseline: block.firstBaseline, lastBaseline: block.lastBaseline,
            wraps: numberOfLines != 1 && fixed <= 0)
    }

    package override func content(in context: ContentContext) -> [DrawCommand] {
        guard let text, !text.isEmpty, bounds.width > 0, bounds.height > 0 else { return [] }
        let full = block(width: bounds.width, height: bounds.height, context: context)
        report(full)
        if let tight = tightenedBlock(context) {
            return commands(tight, at: tight.top(in: bounds.rect), context)
        }
        guard let small = shrunkenBlock(context) else {
            return commands(full, at: full.top(in: bounds.rect), context)
        }
        let top: CGFloat =
            switch baselineAdjustment {
            case .alignCenters: small.top(in: bounds.rect)
            case .none: bounds.minY
            case .alignBaselines:
                full.top(in: bounds.rect) + full.layout.firstBaseline - small.layout.firstBaseline
            }
        return commands(small, at: top, context)
    }

    /// The words over their shadow.
    private func commands(_ block: TextBlock, at top: CGFloat, _ context: ContentContext) -> [DrawCommand] {
        let words = block.commands(at: Point(x: bounds.minX, y: top))
        guard let shadowColor, shadowOffset.pipelineSize.isFinite else { return words }
        let paint = Paint.color(context.color(shadowColor))
        let offset = Point(x: shadowOffset.width, y: shadowOffset.height)
        let shadow = words.compactMap { command -> DrawCommand? in
            guard case .drawGlyphs(let run, _) = command else { return nil }
            return DrawCommand.drawGlyphs(run, paint).offset(by: offset)
        }
        return shadow + words
    }

    /// The words as small as it takes to fit one line; nil where they fit or may not shrink.
    private func shrunkenBlock(_ context: ContentContext? = nil) -> TextBlock? {
        guard adjustsFontSizeToFitWidth, numberOfLines == 1 else { return nil }
        func words(_ scale: CGFloat, _ width: CGFloat, _ height: CGFloat) -> TextBlock {
            textBlock(width: width, height: height, lines: 1, scale: scale, context: context)
        }
        let factor = shrinkingScale(toFit: bounds.width, least: minimumScaleFactor) {
            (scale: CGFloat) -> CGFloat in
            words(scale, .infinity, .infinity).layout.size.width
        }
        return factor < 1 ? words(factor, bounds.width, bounds.height) : nil
    }

    /// One line set just so much tighter that it fits; nil where it fits as it is or would not fit tightened.
    ///
    /// Measured, low confidence: characters move together by up to a twentieth of the font's size.
    private func tightenedBlock(_ context: ContentContext? = nil) -> TextBlock? {
        guard allowsDefaultTighteningForTruncation, numberOfLines == 1, bounds.width > 0 else { return nil }
        let natural = textBlock(width: .infinity, height: .infinity, lines: 1, context: context)
        let excess = natural.layout.size.width - bounds.width, count = (text ?? "").count
        guard excess > 0, count > 0 else { return nil }
        let tightening = excess / CGFloat(count)
        guard tightening <= font.pointSize / 20 else { return nil }
        return textBlock(
            width: bounds.width, height: bounds.height, lines: 1, tightening: -tightening, context: context)
    }

    private func block(
        width: CGFloat, height: CGFloat, context: ContentContext? = nil
    ) -> TextBlock { textBlock(width: width, height: height, lines: numberOfLines, context: context) }

    private func textBlock(
        width: CGFloat, height: CGFloat, lines: Int, scale: CGFloat = 1, tightening: CGFloat = 0,
        context: ContentContext? = nil
    ) -> TextBlock {
        let traits = context?.traits ?? traitCollection
        let shown = isHighlighted ? highlightedTextColor ?? textColor : textColor
        var color = shown.color(in: traits)
        if !isEnabled { color = color.multipliedAlpha(by: 0.4) }
        var style = TextBlock.Style(
            font: font, color: color, alignment: textAlignment, lineBreakMode: lineBreakMode,
            isRightToLeft: isRightToLeft, fontScale: scale, tightening: tightening)
        style.lineBreakStrategy = ParagraphStyle.LineBreakStrategy(rawValue: Int(lineBreakStrategy.rawValue))
        if let attributed = words.attributed {
            return TextBlock(
                attributed, style: style, width: width, height: height, maximumNumberOfLines: lines,
                traits: traits)
        }
        return TextBlock(
            text ?? "", style: style, width: width, height: height, maximumNumberOfLines: lines,
            scale: traits.displayScale)
    }

    func textDidChange() { invalidateIntrinsicContentSize() }
}
