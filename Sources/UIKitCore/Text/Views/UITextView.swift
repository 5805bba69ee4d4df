import Geometry
import Layout
package import Scene
import Typography

/// A scrollable, multiline text view.
open class UITextView: UIScrollView {
    /// The text; as in UIKit, getting it never returns nil. Setting it discards the attributes of attributed
    /// text.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var text: String! {
        get { labelText.string ?? "" }
        set { labelText = .plain(newValue ?? "") }
    }
    /// The attributed text; plain text is returned with the view's attributes.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var attributedText: NSAttributedString! {
        get { styledText.attributedString }
        set { labelText = newValue.map { LabelText($0) } ?? .plain("") }
    }
    /// The attributed text; plain text is returned with the view's attributes.
    package var styledText: StyledText {
        get {
            labelText.attributed
                ?? StyledText(
                    plainText, attributes: [.font: effectiveFont, .foregroundColor: textColor ?? .label])
        }
        set { labelText = .styled(newValue) }
    }
    var labelText = LabelText.plain("") {
        didSet {
            guard labelText != oldValue else { return }
            textDidChange()
            updateStorage()
        }
    }
    /// The text without the implicitly unwrapped optional.
    var plainText: String { labelText.string ?? "" }
    /// The font; the system font at 12 points where nil. Setting it applies it to all of the attributed text.
    open var font: UIFont? {
        didSet {
            labelText.setAttribute(.font, to: effectiveFont)
            textDidChange()
            updateStorage()
        }
    }
    /// The color of the text; the label color where nil. Setting it applies it to all of the attributed text.
    open var textColor: UIColor? = .label {
        didSet {
            labelText.setAttribute(.foregroundColor, to: textColor ?? .label)
            updateStorage()
        }
    }
    /// The text alignment. Setting it applies it to all paragraphs of the attributed text.
    open var textAlignment: NSTextAlignment = .natural {
        didSet { labelText.setParagraphs { $0.alignment = textAlignment } }
    }
    /// Returns the insertion point's rectangle at a position, in the content's coordinates; its width is that of the
    /// line that is drawn, and one without a size is not drawn.
    open func caretRect(for position: UITextPosition) -> CGRect { standardCaretRect(at: position.offset) }

    /// The attributes of newly typed text; those of the view until they are set.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { ownTypingAttributes ?? [.font: effectiveFont, .foregroundColor: textColor ?? .label] }
        set { ownTypingAttributes = newValue }
    }
    private var ownTypingAttributes: [NSAttributedString.Key: Any]?
    /// The types of data that become links while the view is selectable and not edited: links, phone numbers, addresses,
    /// events and flights; the others are kept, and not detected.
    open var dataDetectorTypes: UIDataDetectorTypes = [] { didSet { textDidChange() } }
    /// What was detected in the text last.
    var detection: DataDetection?
    /// Whether the user may change attributes of the text, for which there is no menu here.
    open var allowsEditingTextAttributes = false
    /// Whether inserted text replaces the content; kept, and has no effect here.
    open var clearsOnInsertion = false
    /// The attributes of links, which take precedence over other attributes; nil for the tint alone.
    open var linkTextAttributes: [NSAttributedString.Key: Any]?
    /// The insets around the text, in points.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { textDidChange() }
    }
    /// The text container.
    public let textContainer: NSTextContainer
    /// The text storage, if it was accessed or given.
    var ownStorage: NSTextStorage?
    /// Whether the storage is changed by the view, or the view by it.
    var isUpdatingStorage = false
    /// Whether the font adapts to changes of the content size category: that of a text style or of `UIFontMetrics`, in
    /// attributed text too.
    open var adjustsFontForContentSizeCategory = false
    /// Whether the text is editable.
    open var isEditable = true { didSet { if !dataDetectorTypes.isEmpty { textDidChange() } } }
    /// Whether the text is selectable.
    open var isSelectable = true { didSet { if !dataDetectorTypes.isEmpty { textDidChange() } } }
    /// The delegate, which decides on and is notified of editing and scrolling; not retained.
    open weak var delegate: (any UITextViewDelegate)? { didSet { scrollDelegate = delegate } }
    /// The view shown in place of the keyboard.
    open override var inputView: UIView? {
        get { inputViews.keys }
        set { inputViews.keys = newValue }
    }
    /// The view shown above the keyboard.
    open override var inputAccessoryView: UIView? {
        get { inputViews.accessory }
        set { inputViews.accessory = newValue }
    }
    private var inputViews: (keys: UIView?, accessory: UIView?) = (nil, nil)
    var inputTraits = TextInputTraits()
    /// Whether characters are hidden; text views show them all the same.
    open var isSecureTextEntry = false
    /// The insertion point or selection, if it was moved from the end.
    var storedSelection: NSRange?
    /// Whether the current change is made by the keyboard, and not by code, so that the delegate decides on it.
    var isUserInput = false

    // MARK: Input

    /// Whether there is text.
    open var hasText: Bool { !plainText.isEmpty }
    /// The selection in UTF-16 code units, empty for an insertion point; at the end unless it was moved.
    open var selectedRange: NSRange {
        get {
            (storedSelection ?? NSRange(location: string.length, length: 0)).limited(to: string.length)
        }
        set {
            storedSelection = newValue.limited(to: string.length)
            note("textViewDidChangeSelection")
            delegate?.textViewDidChangeSelection(self)
        }
    }
    /// The selected range; setting nil changes nothing.
    open var selectedTextRange: UITextRange? {
        get { UITextRange(selectedRange) }
        set { if let newValue { selectedRange = newValue.range } }
    }
    /// Inserts text at the insertion point; the delegate decides on it where the keyboard calls this.
    open func insertText(_ text: String) {
        if takesUserInput() { changeByUser(selectedRange, to: text) } else { change(selectedRange, to: text) }
    }
    /// Deletes the selection or the character before the insertion point; the delegate decides on it for the keyboard.
    open func deleteBackward() {
        let asks = takesUserInput()
        guard let range = selectedRange.deleted(in: string) else { return }
        if asks { changeByUser(range, to: "") } else { change(range, to: "") }
    }
    /// Scrolls until a range of the text is visible.
    open func scrollRangeToVisible(_ range: NSRange) {
        layoutIfNeeded()
        let end = range.limited(to: string.length)
        scrollRectToVisible(caretRect(at: end.location + end.length), animated: false)
    }
    /// Returns the position in the text that is nearest to a point in the content's coordinates; nil without text.
    open func closestPosition(to point: CGPoint) -> UITextPosition? {
        let length = endOfDocument.offset
        let places = (0...length).map { ($0, caretRect(at: $0)) }
        let line = places.min { abs($0.1.midY - point.y) < abs($1.1.midY - point.y) }?.1.midY
        let nearest = places.filter { $0.1.midY == line }.min {
            abs($0.1.minX - point.x) < abs($1.1.minX - point.x)
        }
        return nearest.map { UITextPosition($0.0) }
    }
    /// Returns the selection rectangles of a range: that of its first line.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        [UITextSelectionRect(firstRect(for: range), isRightToLeft: isRightToLeft)]
    }

    /// Creates a text view with a frame and the container of a layout manager; nil for a container of its own.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? NSTextContainer()
        super.init(frame: frame)
        connectContainer(isOwn: textContainer == nil)
    }

    /// Creates a text view with a frame.
    public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) {
        textContainer = NSTextContainer()
        super.init(coder: coder)
        connectContainer(isOwn: true)
    }

    /// Source: a text view without a font shows 12 points.
    var effectiveFont: UIFont { font ?? .systemFont(ofSize: 12) }

    /// Whether scrolling is enabled; if not, the intrinsic size follows the text.
    open override var isScrollEnabled: Bool { didSet { textDidChange() } }

    // MARK: Editing

    /// Whether the view may become the first responder: if it is editable or selectable.
    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

    /// Begins editing, if the delegate agrees.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { beginEditing { super.becomeFirstResponder() } }

    /// Ends editing, if the delegate agrees.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        return mayEndEditing() && super.resignFirstResponder()
    }

    override func didResignFirstResponder() {
        note("textViewDidEndEditing")
        delegate?.textViewDidEndEditing(self)
        post(UITextView.textDidEndEditingNotification)
    }

    /// Begins editing at a tap, with the insertion point at the nearest edge of a word; opens a link of a text that
    /// cannot be edited.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        guard let touch = touches.first, bounds.contains(touch.location(in: self)) else { return }
        guard isEditable else { return invokeItem(at: touch.location(in: self)) }
        becomeFirstResponder()
        if isFirstResponder { select(at: touch.location(in: self), selectsWord: touch.tapCount == 2) }
    }

    // MARK: Size

    /// The size of the text where the view does not scroll, with one line per paragraph.
    open override var intrinsicContentSize: CGSize { ownMeasurement(width: layoutState.proposedWidth).size }

    /// Returns the size of the text at a width.
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

    /// Returns the size of the lines with insets and padding; an empty text is as high as one line.
    private func fittingSize(width: CGFloat) -> CGSize {
        let scale = traitCollection.displayScale
        let size = textBlock(width: textWidth(width)).layout.size
        let height =
            max(size.height, effectiveFont.lineHeight) + textContainerInset.top + textContainerInset.bottom
        return CGSize(
            width: (size.width + horizontalInsets).roundedUp(toScale: scale),
            height: height.roundedUp(toScale: scale))
    }

    private var horizontalInsets: CGFloat {
        textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
    }

    func textWidth(_ width: CGFloat) -> CGFloat { max(1, width - horizontalInsets) }

    private func textBlock(width: CGFloat, in context: ContentContext? = nil) -> TextBlock {
        textBlock(of: plainText, textWithDetectedLinks ?? labelText.attributed, width: width, in: context)
    }

    /// Lays out a text like that of the view.
    func textBlock(
        of text: String, _ attributed: StyledText?, width: CGFloat, in context: ContentContext? = nil
    ) -> TextBlock {
        var style = ControlText(
            text: text, attributed: attributed, font: effectiveFont,
            color: textColor ?? .label,
            alignment: textAlignment, lineBreakMode: .byWordWrapping,
            numberOfLines: textContainer.maximumNumberOfLines)
        style.lineBreakMode = textContainer.lineBreakMode
        // Chosen: Korean text breaks at word boundaries, but no word is pushed out, as a text view's default
        // style does not request it.
        style.lineBreakStrategy = .hangulWordPriority
        // Detected data are underlined where the view has no attributes of links.
        let underline = textWithDetectedLinks == nil ? [:] : DataDetection.attributes
        style.linkAttributes =
            linkTextAttributes ?? underline.merging([.foregroundColor: effectiveTintColor]) { $1 }
        return block(style, width: width, in: context)
    }

    /// Sets the height of the content to that of the text.
    open override func layoutSubviews() {
        contentSize = CGSize(
            width: bounds.width, height: fittingSize(width: bounds.width).height)
        if ownStorage != nil { updateContainer() }
        super.layoutSubviews()
    }

    func textDidChange() { setNeedsLayout() }

    package override var displayedText: String? { plainText }

    /// Returns the text from the top of the content, which moves with the offset.
    package override func content(in context: ContentContext) -> [DrawCommand] {
        let width = textWidth(bounds.width)
        let marks = isFirstResponder ? selectionCommands(in: context) : (below: [], above: [])
        guard !plainText.isEmpty, bounds.width > horizontalInsets else { return marks.above }
        if let drawn = drawnByLayoutManager() { return marks.below + drawn + marks.above }
        let block = textBlock(width: width, in: context)
        report(block)
        let area = CGRect(
            x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top,
            width: width, height: block.layout.size.height)
        return marks.below + block.commands(in: area.rect) + marks.above
    }

    /// Returns the rectangle of the first line of a range, in the content's coordinates.
    open func firstRect(for range: UITextRange) -> CGRect {
        let start = caretRect(for: range.start), end = caretRect(for: range.end)
        guard end.minY <= start.minY else {
            let right = bounds.width - textContainerInset.right - textContainer.lineFragmentPadding
            return CGRect(
                x: start.minX, y: start.minY, width: max(0, right - start.minX), height: start.height)
        }
        return CGRect(
            x: start.minX, y: start.minY, width: max(0, end.minX - start.minX), height: start.height)
    }

    /// The text storage, whose changes change the view.
    open var textStorage: NSTextStorage {
        if let ownStorage { return ownStorage }
        let made = NSTextStorage(attributedString: attributedText)
        connect(made)
        return made
    }

    /// The manager that lays out the text.
    open var layoutManager: NSLayoutManager {
        let storage = textStorage
        updateContainer()
        if let manager = textContainer.layoutManager { return manager }
        let manager = NSLayoutManager()
        manager.addTextContainer(textContainer)
        storage.addLayoutManager(manager)
        return manager
    }

    /// The capitalization of typed text.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { inputTraits.autocapitalizationType }
        set { inputTraits.autocapitalizationType = newValue }
    }

    // MARK: Traits
    /// Whether text is corrected while it is typed.
    open var autocorrectionType: UITextAutocorrectionType {
        get { inputTraits.autocorrectionType }
        set { inputTraits.autocorrectionType = newValue }
    }

    /// Whether spelling is checked while text is typed.
    open var spellCheckingType: UITextSpellCheckingType {
        get { inputTraits.spellCheckingType }
        set { inputTraits.spellCheckingType = newValue }
    }

    /// The keyboard type; the default one unless set.
    open var keyboardType: UIKeyboardType {
        get { inputTraits.keyboardType }
        set { inputTraits.keyboardType = newValue }
    }

    /// The appearance of the keyboard.
    open var keyboardAppearance: UIKeyboardAppearance {
        get { inputTraits.keyboardAppearance }
        set { inputTraits.keyboardAppearance = newValue }
    }

    /// The type of the return key.
    open var returnKeyType: UIReturnKeyType {
        get { inputTraits.returnKeyType }
        set { inputTraits.returnKeyType = newValue }
    }

    /// Whether the return key is disabled while there is no text.
    open var enablesReturnKeyAutomatically: Bool {
        get { inputTraits.enablesReturnKeyAutomatically }
        set { inputTraits.enablesReturnKeyAutomatically = newValue }
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The semantic meaning of the text; nil for none.
    open var textContentType: UITextContentType! {
        get { inputTraits.textContentType }
        set { inputTraits.textContentType = newValue }
    }

    /// The position at the end of the text.
    open var endOfDocument: UITextPosition { UITextPosition(string.length) }

    /// Returns the text of a range; nil where the range is not in the text.
    open func text(in range: UITextRange) -> String? {
        let range = range.range
        return range.location + range.length <= string.length ? string.substring(with: range) : nil
    }

    /// Replaces the text of a range without calling the delegate.
    open func replace(_ range: UITextRange, withText text: String) {
        change(range.range.limited(to: string.length), to: text)
    }

    /// Called as the user begins to move the insertion point by the keyboard; never called here.
    open func beginFloatingCursor(at point: CGPoint) {}
    /// Called as the user moves the insertion point by the keyboard; never called here.
    open func updateFloatingCursor(at point: CGPoint) {}
    /// Called as the user ends moving the insertion point by the keyboard; never called here.
    open func endFloatingCursor() {}

    /// Whether Writing Tools are active: never.
    open var isWritingToolsActive: Bool { false }
}
