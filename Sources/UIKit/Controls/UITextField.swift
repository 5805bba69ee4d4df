import Geometry
import Layout
package import Scene

/// One line of text to be edited.
open class UITextField: UIControl {
    /// What surrounds the text.
    public enum BorderStyle: Int, Hashable, Sendable {
        /// Nothing.
        case none = 0
        /// A thin rectangle.
        case line = 1
        /// A thicker rectangle of old.
        case bezel = 2
        /// A rectangle with round corners.
        case roundedRect = 3
    }

    /// When a view beside the text is there; a picture shows no editing.
    public enum ViewMode: Int, Hashable, Sendable {
        /// Not at all.
        case never = 0
        /// While text is edited, so not in a picture.
        case whileEditing = 1
        /// While text is not edited.
        case unlessEditing = 2
        /// Always.
        case always = 3
    }

    /// The text; nil for none. Setting it does away with styles of its own.
    open var text: String? {
        get { shownWords.string }
        set { shownWords = .plain(newValue) }
    }
    /// The text with styles of its own, which go before the field's.
    open var attributedText: NSAttributedString? {
        get { shownWords.attributed?.attributedString ?? text.map { NSAttributedString(string: $0) } }
        set { shownWords = LabelText(newValue) }
    }
    /// Shown in grey where there is no text.
    open var placeholder: String? {
        get { shownPlaceholder.string }
        set { shownPlaceholder = .plain(newValue) }
    }
    /// Shown where there is no text, in grey where it says no colour.
    open var attributedPlaceholder: NSAttributedString? {
        get {
            shownPlaceholder.attributed?.attributedString
                ?? placeholder.map { NSAttributedString(string: $0) }
        }
        set { shownPlaceholder = LabelText(newValue) }
    }
    /// The text with styles of its own; nil for plain text.
    package var styledText: StyledText? {
        get { shownWords.attributed }
        set { shownWords = LabelText(newValue) }
    }
    /// The placeholder with styles of its own; nil for a plain one.
    package var styledPlaceholder: StyledText? {
        get { shownPlaceholder.attributed }
        set { shownPlaceholder = LabelText(newValue) }
    }
    var shownWords = LabelText.plain(nil) { didSet { setNeedsLayout() } }
    var shownPlaceholder = LabelText.plain(nil) { didSet { setNeedsLayout() } }
    /// Face and size; the system font at 17 points where nil is set. Setting it gives it to all of styled text.
    open var font: UIFont? = .systemFont(ofSize: 17) {
        didSet {
            shownWords.setAttribute(.font, to: shownFont)
            setNeedsLayout()
        }
    }
    /// The text's colour; the system's label colour where nil is set. Setting it gives it to all of styled text.
    open var textColor: UIColor? = .label {
        didSet { shownWords.setAttribute(.foregroundColor, to: textColor ?? .label) }
    }
    /// Where the text stands between left and right.
    open var textAlignment: NSTextAlignment = .natural
    /// What surrounds the text.
    open var borderStyle: BorderStyle = .none { didSet { setNeedsLayout() } }
    /// Whether characters are shown as dots.
    open var isSecureTextEntry = false { didSet { setNeedsLayout() } }
    /// Whether text too wide is shown smaller, down to `minimumFontSize`.
    open var adjustsFontSizeToFitWidth = false
    /// The least size of shrinking text, in points.
    open var minimumFontSize: CGFloat = 0
    /// When the button that clears the text is there.
    open var clearButtonMode: ViewMode = .never { didSet { setNeedsLayout() } }
    /// Stands before the text on the left.
    open var leftView: UIView? { didSet { replace(oldValue, with: leftView) } }
    /// When `leftView` is there.
    open var leftViewMode: ViewMode = .never { didSet { setNeedsLayout() } }
    /// Stands behind the text on the right.
    open var rightView: UIView? { didSet { replace(oldValue, with: rightView) } }
    /// When `rightView` is there.
    open var rightViewMode: ViewMode = .never { didSet { setNeedsLayout() } }
    /// An image behind a field without a border.
    open var background: UIImage?

    /// A field with a frame.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// For subclasses that declare it.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private func replace(_ old: UIView?, with new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new { addSubview(new) }
        setNeedsLayout()
    }

    // MARK: Size

    var shownFont: UIFont { font ?? .systemFont(ofSize: 17) }

    /// Points left and right of the text. Source: a view dump, 7 in a rounded field; 2 with a line.
    var textInset: CGFloat {
        switch borderStyle {
        case .none: 0
        case .line: 2
        case .bezel, .roundedRect: 7
        }
    }

    /// The text's line with what TextKit adds below; in a rounded field at least 34.
    ///
    /// Measured: 22 at 17 points in a view dump, 18.667 at 14 at 3x; 34 at 12 to 17 points in frames
    /// that Xcode saved.
    private var contentHeight: CGFloat {
        let line = (shownFont.lineHeight + 1.7).roundedUp(toScale: traitCollection.displayScale)
        switch borderStyle {
        case .none: return line
        case .line: return line + 2
        case .bezel: return line + 4
        case .roundedRect: return max(34, line + 12)
        }
    }

    /// The text or placeholder with its insets and the views beside it; one line high.
    open override var intrinsicContentSize: CGSize {
        var width = block(words(in: .current)).size.width.rounded(.up) + 2 * textInset
        if isShown(leftViewMode) { width += leftView?.frame.width ?? 0 }
        if isShown(rightViewMode) { width += rightView?.frame.width ?? 0 }
        if showsClearButton { width += Self.clearButtonRoom }
        return CGSize(width: width, height: contentHeight)
    }

    /// The intrinsic size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    package override func measure(width: CGFloat?) -> ContentMeasurement {
        let size = intrinsicContentSize
        // The text's line stands in the middle, baselines as of a label there.
        let line = block(ControlText(text: "x", font: shownFont, color: .label))
        let top = (size.height - line.size.height) / 2
        return ContentMeasurement(
            size: size, firstBaseline: line.firstBaseline.map { $0 + top },
            lastBaseline: line.lastBaseline.map { $0 + top },
            textPlacement: .center)
    }

    /// Where the text stands: within the border and between the views beside it.
    open func textRect(forBounds bounds: CGRect) -> CGRect {
        let before = isShown(leftViewMode) ? leftView?.frame.width ?? 0 : 0
        var after = isShown(rightViewMode) ? rightView?.frame.width ?? 0 : 0
        if showsClearButton { after = max(after, Self.clearButtonRoom) }
        let leading = before > 0 ? before + textInset : textInset, trailing = after + textInset
        return CGRect(
            x: bounds.minX + (isRightToLeft ? trailing : leading), y: bounds.minY,
            width: max(0, bounds.width - leading - trailing), height: bounds.height)
    }

    /// Puts the views beside the text at its ends, in the middle from top to bottom. Where reading begins
    /// at the right, the left view stands there.
    open override func layoutSubviews() {
        super.layoutSubviews()
        for (view, mode, isAtStart) in [(leftView, leftViewMode, true), (rightView, rightViewMode, false)] {
            guard let view else { continue }
            view.isHidden = !isShown(mode)
            let offset = view.frame.width / 2
            let isLeft = isAtStart != isRightToLeft
            view.center = CGPoint(
                x: isLeft ? bounds.minX + offset : bounds.maxX - offset, y: bounds.midY)
        }
    }

    /// A 19-point button 5 points from the edge. Source: low confidence.
    static let clearButtonRoom: CGFloat = 24

    func isShown(_ mode: ViewMode) -> Bool { mode == .always || mode == .unlessEditing }

    /// The clear button is only there where there is something to clear.
    var showsClearButton: Bool { isShown(clearButtonMode) && text?.isEmpty == false }

    package override var shownText: String? { text?.isEmpty == false ? text : placeholder }

    package override func content(in context: ContentContext) -> [DrawCommand] {
        borderCommands(in: context) + textCommands(in: context) + clearButtonCommands(in: context)
    }
}
