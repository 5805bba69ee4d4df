import Geometry
import Layout
package import Scene

/// A control that displays editable text on one line.
open class UITextField: UIControl {
    /// The border styles of a text field.
    public enum BorderStyle: Int, Hashable, Sendable {
        /// No border; a background image is drawn.
        case none = 0
        /// A thin rectangle.
        case line = 1
        /// A thicker rectangle, a legacy style.
        case bezel = 2
        /// A rounded rectangle.
        case roundedRect = 3
    }

    /// When an overlay view is displayed.
    public enum ViewMode: Int, Hashable, Sendable {
        /// The view is never displayed.
        case never = 0
        /// While text is edited.
        case whileEditing = 1
        /// While text is not edited.
        case unlessEditing = 2
        /// The view is always displayed.
        case always = 3
    }

    /// The text; as in UIKit, getting it never returns nil. Setting it discards the attributes of attributed text.
    open var text: String? {
        get { storedText }
        set { labelText = .plain(newValue) }
    }
    /// The attributed text; its attributes take precedence over the field's.
    open var attributedText: NSAttributedString? {
        get {
            labelText.attributed?.attributedString ?? labelText.string.map { NSAttributedString(string: $0) }
        }
        set { labelText = LabelText(newValue) }
    }
    /// The placeholder, displayed in gray while there is no text.
    open var placeholder: String? {
        get { placeholderLabelText.string }
        set { placeholderLabelText = .plain(newValue) }
    }
    /// The text that is drawn, whatever an override returns as `text`.
    var storedText: String { labelText.string ?? "" }
    /// Whether there is text that is drawn.
    final var hasStoredText: Bool { !storedText.isEmpty }
    /// The color that is drawn, whatever an override returns as `textColor`.
    var storedTextColor: UIColor? = .label
    /// The attributed placeholder, displayed while there is no text; gray where it specifies no color.
    open var attributedPlaceholder: NSAttributedString? {
        get {
            placeholderLabelText.attributed?.attributedString
                ?? placeholder.map { NSAttributedString(string: $0) }
        }
        set { placeholderLabelText = LabelText(newValue) }
    }
    /// The attributed text; nil for plain text.
    package var styledText: StyledText? {
        get { labelText.attributed }
        set { labelText = LabelText(newValue) }
    }
    /// The attributed placeholder; nil for a plain one.
    package var styledPlaceholder: StyledText? {
        get { placeholderLabelText.attributed }
        set { placeholderLabelText = LabelText(newValue) }
    }
    var labelText = LabelText.plain(nil) { didSet { setNeedsLayout() } }
    /// The color of a placeholder without colors of its own.
    var placeholderColor = UIColor.placeholderText
    var placeholderLabelText = LabelText.plain(nil) { didSet { setNeedsLayout() } }
    /// The font; the system font at 17 points where nil. Setting it applies it to all of the attributed text.
    open var font: UIFont? = .systemFont(ofSize: 17) {
        didSet {
            labelText.setAttribute(.font, to: effectiveFont)
            setNeedsLayout()
        }
    }
    /// The color of the text; the label color where nil. Setting it applies it to all of the attributed text.
    open var textColor: UIColor? {
        get { storedTextColor }
        set {
            storedTextColor = newValue
            labelText.setAttribute(.foregroundColor, to: newValue ?? .label)
        }
    }
    /// The text alignment.
    open var textAlignment: NSTextAlignment = .natural
    /// Whether the font adapts to changes of the content size category: that of a text style or of `UIFontMetrics`, in
    /// attributed text too.
    open var adjustsFontForContentSizeCategory = false
    /// The border style.
    open var borderStyle: BorderStyle = .none { didSet { setNeedsLayout() } }
    /// Whether characters are displayed as bullets.
    open var isSecureTextEntry = false { didSet { setNeedsLayout() } }
    /// Whether the font size is reduced, down to `minimumFontSize`, to fit the text in the width.
    open var adjustsFontSizeToFitWidth = false
    /// The minimum font size, in points.
    open var minimumFontSize: CGFloat = 0
    /// When the clear button is displayed.
    open var clearButtonMode: ViewMode = .never { didSet { setNeedsLayout() } }
    /// The view on the left of the text.
    open var leftView: UIView? { didSet { replace(oldValue, with: leftView) } }
    /// When `leftView` is displayed.
    open var leftViewMode: ViewMode = .never { didSet { setNeedsLayout() } }
    /// The view on the right of the text.
    open var rightView: UIView? { didSet { replace(oldValue, with: rightView) } }
    /// When `rightView` is displayed.
    open var rightViewMode: ViewMode = .never { didSet { setNeedsLayout() } }
    /// The background image of a field without a border.
    open var background: UIImage? { didSet { partsDidChange() } }
    /// The background image of a field without a border while it is disabled; nil for `background`.
    open var disabledBackground: UIImage?
    /// Whether inserted text replaces the content; kept, and has no effect here.
    open var clearsOnInsertion = false
    /// The delegate, which decides on and is notified of editing; not retained.
    open weak var delegate: (any UITextFieldDelegate)?
    /// Whether the text is removed when editing begins; false by default.
    open var clearsOnBeginEditing = false
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
    var inputTraits = TextInputTraits()
    /// The attributes of text without attributes of its own, beside font and color.
    var otherAttributes: [NSAttributedString.Key: Any] = [:]
    /// The attributes of newly typed text; nil for the default ones.
    open var typingAttributes: [NSAttributedString.Key: Any]?
    /// Whether the user may change attributes of the text, for which there is no menu here.
    open var allowsEditingTextAttributes = false
    /// The attributes of the text. Setting them applies them to all of the text.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get {
            var attributes = otherAttributes
            attributes[.font] = effectiveFont
            attributes[.foregroundColor] = textColor ?? .label
            if attributes[.paragraphStyle] == nil {
                let style = NSMutableParagraphStyle()
                style.alignment = textAlignment
                style.lineBreakMode = .byTruncatingTail
                attributes[.paragraphStyle] = style
            }
            return attributes
        }
        set {
            otherAttributes = newValue.filter { $0.key != .font && $0.key != .foregroundColor }
            if let font = newValue[.font] as? UIFont { self.font = font }
            if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
            if let style = newValue[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
            if let text, !text.isEmpty {
                labelText = LabelText(NSAttributedString(string: text, attributes: defaultTextAttributes))
            }
        }
    }
    private var inputViews: (keys: UIView?, accessory: UIView?) = (nil, nil)
    /// The insertion point or selection, if it was moved from the end.
    var storedSelection: NSRange?
    /// Whether the current change is made by the keyboard, and not by code, so that the delegate decides on it.
    var isUserInput = false

    // MARK: Input

    /// Whether text is being edited.
    open var isEditing: Bool { isFirstResponder }
    /// Whether there is text.
    open var hasText: Bool { hasStoredText }
    /// The keyboard type; the default one unless set.
    open var keyboardType: UIKeyboardType {
        get { inputTraits.keyboardType }
        set { inputTraits.keyboardType = newValue }
    }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The semantic meaning of the text; nil for none.
    open var textContentType: UITextContentType! {
        get { inputTraits.textContentType }
        set { inputTraits.textContentType = newValue }
    }
    /// The selected range; nil while the text is not edited.
    open var selectedTextRange: UITextRange? {
        get { isEditing ? UITextRange(selection) : nil }
        set { if let newValue { select(newValue.range) } }
    }
    /// Inserts text at the insertion point; the delegate decides on it where the keyboard calls this.
    open func insertText(_ text: String) {
        if takesUserInput() { changeByUser(selection, to: text) } else { change(selection, to: text) }
    }
    /// Deletes the selection or the character before the insertion point; the delegate decides on it for the keyboard.
    open func deleteBackward() {
        let asks = takesUserInput()
        guard let range = selection.deleted(in: string) else { return }
        if asks { changeByUser(range, to: "") } else { change(range, to: "") }
    }
    /// Replaces the text of a range without calling the delegate.
    open func replace(_ range: UITextRange, withText text: String) {
        change(range.range.limited(to: string.length), to: text)
    }
    /// Returns the position in the text that is nearest to a point.
    open func closestPosition(to point: CGPoint) -> UITextPosition? {
        // Each position requires a measurement of the text before it.
        let distances = (0...endOfDocument.offset).map {
            ($0, abs(caretRect(for: UITextPosition($0)).minX - point.x))
        }
        return distances.min { $0.1 < $1.1 }.map { UITextPosition($0.0) }
    }
    /// Returns the selection rectangles of a range.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        [UITextSelectionRect(firstRect(for: range), isRightToLeft: isRightToLeft)]
    }

    /// Creates a text field with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        hidesParts = true
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        hidesParts = true
    }

    private func replace(_ old: UIView?, with new: UIView?) {
        if let old, old !== new {
            old.removeFromSuperview()
            dropPart(old)
        }
        if let new {
            addSubview(new)
            adoptPart(new)
        }
        setNeedsLayout()
    }

    // MARK: Size

    var effectiveFont: UIFont { font ?? .systemFont(ofSize: 17) }

    /// The inset left and right of the text, in points. Source: a view dump, 7 in a rounded field; 2 with a
    /// line.
    var textInset: CGFloat {
        switch borderStyle {
        case .none: 0
        case .line: 2
        case .bezel, .roundedRect: 7
        }
    }

    /// The height of the text's line with what TextKit adds below; at least 34 in a rounded field.
    ///
    /// Measured: 22 at 17 points in a view dump, 18.667 at 14 at 3x; 34 at 12 to 17 points in frames that
    /// Xcode saved.
    private var contentHeight: CGFloat {
        let line = (effectiveFont.lineHeight + 1.7).roundedUp(toScale: traitCollection.displayScale)
        switch borderStyle {
        case .none: return line
        case .line: return line + 2
        case .bezel: return line + 4
        case .roundedRect: return max(34, line + 12)
        }
    }

    /// The size of the text or placeholder with the insets and overlay views; one line high.
    open override var intrinsicContentSize: CGSize {
        var width = block(controlText(in: .current)).size.width.rounded(.up) + 2 * textInset
        if isShown(leftViewMode) { width += leftView?.frame.width ?? 0 }
        if isShown(rightViewMode) { width += rightView?.frame.width ?? 0 }
        if showsClearButton { width += Self.clearButtonWidth }
        return CGSize(width: width, height: contentHeight)
    }

    /// Returns the intrinsic size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    package override func measure(width: CGFloat?) -> ContentMeasurement {
        let size = intrinsicContentSize
        // The line is centered vertically, with the baselines of a label there.
        let line = block(ControlText(text: "x", font: effectiveFont, color: .label))
        let top = (size.height - line.size.height) / 2
        return ContentMeasurement(
            size: size, firstBaseline: line.firstBaseline.map { $0 + top },
            lastBaseline: line.lastBaseline.map { $0 + top },
            textPlacement: .center)
    }

    /// Returns the drawing rectangle of the text: within the border and between the overlay views.
    open func textRect(forBounds bounds: CGRect) -> CGRect {
        func reach(_ rect: CGRect, isAtStart: Bool) -> CGFloat {
            isAtStart != isRightToLeft ? rect.maxX - bounds.minX : bounds.maxX - rect.minX
        }
        var before: CGFloat = 0, after: CGFloat = 0
        if leftView != nil, isShown(leftViewMode) {
            before = reach(leftViewRect(forBounds: bounds), isAtStart: true)
        }
        if rightView != nil, isShown(rightViewMode) {
            after = reach(rightViewRect(forBounds: bounds), isAtStart: false)
        }
        if showsClearButton {
            after = max(after, reach(clearButtonRect(forBounds: bounds), isAtStart: false))
        }
        let leading = before > 0 ? before + textInset : textInset, trailing = after + textInset
        return CGRect(
            x: bounds.minX + (isRightToLeft ? trailing : leading), y: bounds.minY,
            width: max(0, bounds.width - leading - trailing), height: bounds.height)
    }

    /// Returns the rectangle of the text while it is edited: the same as otherwise.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// Returns the rectangle of the placeholder: that of the text.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }
    /// Returns the rectangle of the left view: at the start of the bounds, centered vertically.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        overlayRect(of: leftView, in: bounds, isAtStart: true)
    }
    /// Returns the rectangle of the right view: at the end of the bounds, centered vertically.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        overlayRect(of: rightView, in: bounds, isAtStart: false)
    }
    /// Draws the text in the current context, centered vertically in a rectangle.
    open func drawText(in rect: CGRect) { recordText(in: rect, isPlaceholder: false) }
    /// Draws the placeholder in the current context, centered vertically in a rectangle.
    open func drawPlaceholder(in rect: CGRect) { recordText(in: rect, isPlaceholder: true) }
    /// Returns the rectangle of the insertion point at a position; one without a size is not drawn.
    open func caretRect(for position: UITextPosition) -> CGRect { standardCaretRect(at: position.offset) }
    /// Returns the rectangle of the clear button: at the end, centered vertically.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        let side: CGFloat = 19, gap = Self.clearButtonWidth - side
        return CGRect(
            x: isRightToLeft ? bounds.minX + gap : bounds.maxX - gap - side, y: bounds.midY - side / 2,
            width: side, height: side)
    }
    /// Returns the rectangle inside the border: the bounds.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// The rectangle of the displayed text.
    var shownTextRect: CGRect { isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds) }
    /// Returns whether text may be replaced, as the delegate decides; true without a delegate.
    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        delegate?.textField(self, shouldChangeCharactersIn: range.range, replacementString: text) ?? true
    }

    /// Places the overlay views at the ends of the text, centered vertically. In right-to-left layout, the
    /// left view is on the right.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeOverlays()
    }

    /// The width of a 19-point button 5 points from the edge. Chosen: by eye.
    static let clearButtonWidth: CGFloat = 24

    func isShown(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    // MARK: Editing

    /// A field that is enabled may become the first responder.
    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// Begins editing, if the delegate agrees.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { beginEditing { super.becomeFirstResponder() } }

    /// Ends editing, if the delegate agrees.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        return mayEndEditing() && super.resignFirstResponder()
    }

    /// Source: public logs of the order on iOS: a field notifies its delegate before the keyboard is announced,
    /// a text view after it; `UITextFieldDelegate` in Apple's documentation has the announcement first.
    override func didBecomeFirstResponder() {
        setNeedsLayout()
        note("textFieldDidBeginEditing")
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        post(UITextField.textDidBeginEditingNotification)
    }

    override func didResignFirstResponder() {
        setNeedsLayout()
        note("textFieldDidEndEditing")
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        post(UITextField.textDidEndEditingNotification)
    }

    /// Begins editing at a tap, or removes the text by the clear button.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let touch, isTouchInside else { return }
        let x = touch.location(in: self).x
        if drawsClearButton, isOverClearButton(x) { return clearByUser() }
        becomeFirstResponder()
        if isEditing { select(at: x, selectsWord: touch.tapCount == 2) }
    }

    /// Whether the clear button is displayed; it requires text.
    var showsClearButton: Bool { isShown(clearButtonMode) && hasText }

    /// Whether the clear button is drawn: the right view takes precedence.
    var drawsClearButton: Bool { showsClearButton && !(isShown(rightViewMode) && rightView != nil) }

    package override var displayedText: String? { storedText.isEmpty ? placeholder : storedText }

    /// Whether no override can change how the field is drawn.
    var isPlain: Bool { type(of: self) == UITextField.self || type(of: self) == UISearchTextField.self }
    /// The context of the current drawing; nil at other times.
    var drawingContext: ContentContext?
    /// The views of the parts, once code has asked for them.
    var parts: TextFieldParts?

    override func makeParts() { parts = TextFieldParts(self) }

    override func placeParts() { parts?.place(in: self) }

    package override func content(in context: ContentContext) -> [DrawCommand] {
        let drawn = isPlain ? [] : drawnContent()
        guard hidesParts else { return drawn }
        let clearRect = clearButtonRect(forBounds: bounds)
        return drawn + borderCommands(in: borderRect(forBounds: bounds), context)
            + markedTextCommands(in: context)
            + (drawsClearButton ? clearButtonCommands(in: clearRect, context) : [])
    }

    /// Returns the rectangle of a range.
    open func firstRect(for range: UITextRange) -> CGRect {
        let start = caretRect(for: range.start), end = caretRect(for: range.end)
        return CGRect(
            x: min(start.minX, end.minX), y: start.minY, width: abs(end.minX - start.minX),
            height: start.height)
    }

    /// The capitalization of typed text.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { inputTraits.autocapitalizationType }
        set { setTrait(\.autocapitalizationType, newValue) }
    }

    // MARK: Traits
    /// Whether text is corrected while it is typed.
    open var autocorrectionType: UITextAutocorrectionType {
        get { inputTraits.autocorrectionType }
        set { setTrait(\.autocorrectionType, newValue) }
    }

    /// Whether spelling is checked while text is typed.
    open var spellCheckingType: UITextSpellCheckingType {
        get { inputTraits.spellCheckingType }
        set { setTrait(\.spellCheckingType, newValue) }
    }

    /// The appearance of the keyboard.
    open var keyboardAppearance: UIKeyboardAppearance {
        get { inputTraits.keyboardAppearance }
        set { setTrait(\.keyboardAppearance, newValue) }
    }

    /// The type of the return key.
    open var returnKeyType: UIReturnKeyType {
        get { inputTraits.returnKeyType }
        set { setTrait(\.returnKeyType, newValue) }
    }

    /// Whether the return key is disabled while there is no text.
    open var enablesReturnKeyAutomatically: Bool {
        get { inputTraits.enablesReturnKeyAutomatically }
        set { setTrait(\.enablesReturnKeyAutomatically, newValue) }
    }

    /// The position at the end of the text.
    open var endOfDocument: UITextPosition { UITextPosition(string.length) }

    /// Returns the text of a range; nil where the range is not in the text.
    open func text(in range: UITextRange) -> String? {
        let range = range.range
        return range.location + range.length <= string.length ? string.substring(with: range) : nil
    }

    /// Called as the user begins to move the insertion point by the keyboard; never called here.
    open func beginFloatingCursor(at point: CGPoint) {}
    /// Called as the user moves the insertion point by the keyboard; never called here.
    open func updateFloatingCursor(at point: CGPoint) {}
    /// Called as the user ends moving the insertion point by the keyboard; never called here.
    open func endFloatingCursor() {}
}
