import Geometry
import Scene
import Typography

// Editing by the keyboard. Source of the order of calls: `UITextViewDelegate` in Apple's documentation.
extension UITextView: UserEditedText {
    // MARK: Text

    /// The text, whose offsets are UTF-16 code units.
    var string: NSString { plainText as NSString }

    /// Returns whether the user makes the current change, on the first call only.
    func takesUserInput() -> Bool {
        defer { isUserInput = false }
        return isUserInput
    }

    /// Moves the insertion point to a tap, or selects the word there.
    func select(at point: CGPoint, selectsWord: Bool) {
        guard hasText, !isRightToLeft else { return }
        let range = TappedText(plainText).range(selectsWord: selectsWord) { [self] offset in
            let caret = caretRect(at: offset)
            // Lines above are before the tap, however far to the right, and those below after it.
            if caret.maxY <= point.y { return bounds.width + point.y - caret.maxY }
            if caret.minY > point.y { return -bounds.width - caret.minY + point.y }
            return point.x - caret.minX
        }
        if let range, range != selectedRange { selectedRange = range }
    }

    /// Replaces a range of the text and moves the insertion point behind it.
    func change(_ range: NSRange, to replacement: String) {
        if labelText.attributed == nil {
            text = string.replacingCharacters(in: range, with: replacement)
        } else {
            let changed = NSMutableAttributedString(attributedString: attributedText)
            changed.replaceCharacters(in: range, with: replacement)
            attributedText = changed
        }
        selectedRange = NSRange(location: range.location + (replacement as NSString).length, length: 0)
        note("textViewDidChange")
        delegate?.textViewDidChange(self)
        post(UITextView.textDidChangeNotification)
        if isScrollEnabled, window != nil { scrollRangeToVisible(selectedRange) }
    }

    // MARK: Keyboard

    func typeByUser(_ text: String) {
        isUserInput = true
        insertText(text)
        isUserInput = false
    }

    func deleteByUser() {
        isUserInput = true
        deleteBackward()
        isUserInput = false
    }

    func pressReturnByUser() { typeByUser("\n") }

    /// Replaces a range of the text if the delegate agrees.
    func changeByUser(_ range: NSRange, to replacement: String) {
        guard isEditable else { return }
        note("shouldChangeTextIn \(range.location)+\(range.length)")
        guard delegate?.textView(self, shouldChangeTextIn: range, replacementText: replacement) ?? true else {
            return
        }
        change(range, to: replacement)
    }

    // MARK: First responder

    /// Begins editing, after the delegate has agreed and before it is notified: after the keyboard is announced, unlike a
    /// text field.
    ///
    /// Source: public logs of the order on iOS.
    func beginEditing(_ become: () -> Bool) -> Bool {
        guard !isFirstResponder else { return true }
        guard isEditable || isSelectable, window != nil else { return false }
        note("textViewShouldBeginEditing")
        guard delegate?.textViewShouldBeginEditing(self) ?? true, become() else { return false }
        note("textViewDidBeginEditing")
        delegate?.textViewDidBeginEditing(self)
        post(UITextView.textDidBeginEditingNotification)
        return true
    }

    /// Whether the delegate allows editing to end.
    func mayEndEditing() -> Bool {
        note("textViewShouldEndEditing")
        return delegate?.textViewShouldEndEditing(self) ?? true
    }

    func note(_ call: String) {
        RenderContext.record(.delegate, "\(delegate.map { "\(type(of: $0))" } ?? displayName) \(call)")
    }

    // MARK: Insertion point

    /// Returns the rectangle of the insertion point at an offset of the text, which a subclass may override.
    func caretRect(at offset: Int) -> CGRect { caretRect(for: UITextPosition(offset)) }

    /// Returns the rectangle of the insertion point at an offset of the text, in the content's coordinates.
    ///
    /// The text before it is laid out as the whole is; a word that continues after it may be on the next line.
    func standardCaretRect(at offset: Int) -> CGRect {
        let prefix = string.substring(to: min(offset, string.length))
        let width = textWidth(bounds.width)
        let left = textContainerInset.left + textContainer.lineFragmentPadding
        // After a space or a line end the next character decides where the line begins.
        let isOpen = prefix.isEmpty || prefix.last?.isWhitespace == true
        let block = textBlock(of: isOpen ? prefix + "|" : prefix, nil, width: width)
        let mark = isOpen ? textBlock(of: "|", nil, width: .infinity).layout.size.width : 0
        let line = block.layout.lines.last?.rect
        return CGRect(
            x: left + max(0, (line?.maxX ?? mark) - mark), y: textContainerInset.top + (line?.minY ?? 0),
            width: 0,
            height: line?.height ?? effectiveFont.lineHeight)
    }

    /// Returns the selection, drawn below the text, and the insertion point or the selection's ends above it.
    func selectionCommands(in context: ContentContext) -> (below: [DrawCommand], above: [DrawCommand]) {
        let range = selectedRange
        let start = caretRect(at: range.location), end = caretRect(at: range.location + range.length)
        guard start.height > 0 else { return ([], []) }
        let left = textContainerInset.left + textContainer.lineFragmentPadding
        let right = bounds.width - textContainerInset.right - textContainer.lineFragmentPadding
        var lines: [CGRect] = []
        if start.minY < end.minY {
            lines = [
                CGRect(x: start.minX, y: start.minY, width: right - start.minX, height: start.height),
                CGRect(x: left, y: start.maxY, width: right - left, height: end.minY - start.maxY),
                CGRect(x: left, y: end.minY, width: end.minX - left, height: end.height),
            ]
        }
        return TextMarks.commands(
            from: start, to: end, between: lines, tint: context.color(tintColor ?? .systemBlue))
    }
}
