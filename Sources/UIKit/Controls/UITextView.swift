import Geometry
import Layout
package import Scene
import Typography

/// Text of many lines that can be edited and scrolled.
open class UITextView: UIScrollView {
    /// The text; reading it never gives nil, as in UIKit, whose declaration this is. Setting it does away with
    /// styles of its own.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var text: String! {
        get { shownWords.string ?? "" }
        set { shownWords = .plain(newValue ?? "") }
    }
    /// The text with styles of its own, which go before the view's; of plain text, with the view's.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var attributedText: NSAttributedString! {
        get { styledText.attributedString }
        set { shownWords = newValue.map { LabelText($0) } ?? .plain("") }
    }
    /// The text with styles of its own; of plain text, with the view's.
    package var styledText: StyledText {
        get {
            shownWords.attributed
                ?? StyledText(
                    words, attributes: [.font: shownFont, .foregroundColor: textColor ?? .label])
        }
        set { shownWords = .styled(newValue) }
    }
    private var shownWords = LabelText.plain("") { didSet { if shownWords != oldValue { textDidChange() } } }
    /// The text without the promise.
    private var words: String { shownWords.string ?? "" }
    /// Face and size; the system font at 12 points where nil is set. Setting it gives it to all of styled text.
    open var font: UIFont? {
        didSet {
            shownWords.setAttribute(.font, to: shownFont)
            textDidChange()
        }
    }
    /// The text's colour; the system's label colour where nil is set. Setting it gives it to all of styled text.
    open var textColor: UIColor? = .label {
        didSet { shownWords.setAttribute(.foregroundColor, to: textColor ?? .label) }
    }
    /// Where lines stand between left and right. Setting it gives it to all paragraphs of styled text.
    open var textAlignment: NSTextAlignment = .natural {
        didSet { shownWords.setParagraphs { $0.alignment = textAlignment } }
    }
    /// What links look like, whatever else is said of them; nil for the tint alone.
    open var linkTextAttributes: [NSAttributedString.Key: Any]?
    /// Room around the text, in points.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { textDidChange() }
    }
    /// The column the text is set in.
    public let textContainer = NSTextContainer()
    /// Whether the text can be changed.
    open var isEditable = true
    /// Whether the text can be marked.
    open var isSelectable = true

    /// A text view with a frame.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// For subclasses that declare it.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Source: a text view without a font shows 12 points.
    var shownFont: UIFont { font ?? .systemFont(ofSize: 12) }

    /// Whether its size follows the text. A text view that scrolls has no size of its own.
    open override var isScrollEnabled: Bool { didSet { textDidChange() } }

    // MARK: Size

    /// The text's size where the view does not scroll, in one line per paragraph.
    open override var intrinsicContentSize: CGSize { ownMeasurement(width: layoutState.proposedWidth).size }

    /// The text's size at a width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        fittingSize(width: size.width > 0 ? size.width : .infinity)
    }

    package override func measure(width: CGFloat?) -> ContentMeasurement {
        let own = ownMeasurement(width: width)
        guard type(of: self) != UITextView.self else { return own }
        return own.resized(to: overriddenSize(width: width), placement: .top)
    }

    private func ownMeasurement(width: CGFloat?) -> ContentMeasurement {
        guard !isScrollEnabled else {
            return ContentMeasurement(
                size: CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
        }
        let block = textBlock(width: textWidth(width ?? .infinity))
        return ContentMeasurement(
            size: fittingSize(width: width ?? .infinity),
            firstBaseline: block.firstBaseline.map { $0 + textContainerInset.top },
            lastBaseline: block.lastBaseline.map { $0 + textContainerInset.bottom }, wraps: true)
    }

    /// The lines with inset and padding; an empty text is as high as one line.
    private func fittingSize(width: CGFloat) -> CGSize {
        let scale = traitCollection.displayScale
        let size = textBlock(width: textWidth(width)).layout.size
        let height =
            max(size.height, shownFont.lineHeight) + textContainerInset.top + textContainerInset.bottom
        return CGSize(
            width: (size.width + horizontalRoom).roundedUp(toScale: scale),
            height: height.roundedUp(toScale: scale))
    }

    private var horizontalRoom: CGFloat {
        textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
    }

    private func textWidth(_ width: CGFloat) -> CGFloat { max(1, width - horizontalRoom) }

    private func textBlock(width: CGFloat, in context: ContentContext? = nil) -> TextBlock {
        var style = ControlText(
            text: words, attributed: shownWords.attributed, font: shownFont, color: textColor ?? .label,
            alignment: textAlignment, lineBreakMode: .byWordWrapping,
            numberOfLines: textContainer.maximumNumberOfLines)
        // Chosen: Korean keeps its words, but no word is pushed out, as a text view's default style asks for none.
        style.lineBreakStrategy = .hangulWordPriority
        style.linkAttributes = linkTextAttributes ?? [.foregroundColor: shownTint]
        return block(style, width: width, in: context)
    }

    /// Lets the content be as high as the text.
    open override func layoutSubviews() {
        contentSize = CGSize(
            width: bounds.width, height: fittingSize(width: bounds.width).height)
        super.layoutSubviews()
    }

    private func textDidChange() { setNeedsLayout() }

    package override var shownText: String? { words }

    /// The text at the top of the content, which moves with the offset.
    package override func content(in context: ContentContext) -> [DrawCommand] {
        let width = textWidth(bounds.width)
        guard !words.isEmpty, bounds.width > horizontalRoom else { return [] }
        let block = textBlock(width: width, in: context)
        report(block)
        let area = CGRect(
            x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top,
            width: width, height: block.layout.size.height)
        return block.commands(in: area.rect)
    }
}

/// The column that a text view sets its text in.
public final class NSTextContainer: NSObject {
    /// Points left and right within the column.
    public var lineFragmentPadding: CGFloat = 5
    /// The most lines; 0 for any number.
    public var maximumNumberOfLines = 0
}
