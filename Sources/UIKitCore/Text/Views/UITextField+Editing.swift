// Editing by the keyboard. Source of the order of calls: "Overview" of `UITextFieldDelegate` in Apple's documentation.
extension UITextField: UserEditedText {
    func setTrait<Value>(_ key: WritableKeyPath<TextInputTraits, Value>, _ value: Value) {
        inputTraits[keyPath: key] = value
    }

    // MARK: Text

    /// The text, whose offsets are UTF-16 code units.
    var string: NSString { (text ?? "") as NSString }

    /// The insertion point or the selection, at the end unless it was moved.
    var selection: NSRange {
        (storedSelection ?? NSRange(location: string.length, length: 0)).limited(to: string.length)
    }

    func select(_ range: NSRange) {
        storedSelection = range.limited(to: string.length)
        note("textFieldDidChangeSelection")
        delegate?.textFieldDidChangeSelection(self)
    }

    /// Moves the insertion point to a tap, or selects the word there; hidden text has no words.
    func select(at x: CGFloat, selectsWord: Bool) {
        guard hasText, !isSecureTextEntry, !isRightToLeft else { return }
        let context = ContentContext(traits: traitCollection), caret = caretPositions(in: context)
        let range = TappedText(string as String).range(selectsWord: selectsWord) { x - caret($0) }
        if let range, range != selection { select(range) }
    }

    /// Returns whether the user makes the current change, on the first call only.
    func takesUserInput() -> Bool {
        defer { isUserInput = false }
        return isUserInput
    }

    /// Replaces a range of the text and moves the insertion point behind it.
    func change(_ range: NSRange, to replacement: String) {
        if styledText == nil {
            text = string.replacingCharacters(in: range, with: replacement)
        } else {
            let changed = NSMutableAttributedString(
                attributedString: attributedText ?? NSAttributedString(string: ""))
            changed.replaceCharacters(in: range, with: replacement)
            attributedText = changed
        }
        let end = range.location + (replacement as NSString).length
        storedSelection = NSRange(location: end, length: 0)
        textDidChange()
        note("textFieldDidChangeSelection")
        delegate?.textFieldDidChangeSelection(self)
    }

    private func textDidChange() {
        sendActions(for: .editingChanged)
        post(UITextField.textDidChangeNotification)
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

    /// Replaces a range of the text if the delegate agrees.
    func changeByUser(_ range: NSRange, to replacement: String) {
        note("shouldChangeCharactersIn \(range.location)+\(range.length) '\(replacement)'")
        guard
            delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: replacement) ?? true
        else { return }
        change(range, to: replacement)
    }

    /// Source: `textFieldShouldReturn(_:)` and `editingDidEndOnExit` in Apple's documentation: a field with an action
    /// for the latter dismisses the keyboard.
    func pressReturnByUser() {
        note("textFieldShouldReturn")
        guard delegate?.textFieldShouldReturn(self) ?? true, isFirstResponder else { return }
        let ends = allControlEvents.contains(.editingDidEndOnExit)
        sendActions(for: .editingDidEndOnExit)
        sendActions(for: .primaryActionTriggered)
        if ends { resignFirstResponder() }
    }

    /// Removes the text as the clear button does.
    func clearByUser() {
        note("textFieldShouldClear")
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        storedSelection = nil
        text = ""
        textDidChange()
    }

    // MARK: First responder

    /// Begins editing, after the delegate has agreed.
    func beginEditing(_ become: () -> Bool) -> Bool {
        guard !isFirstResponder else { return true }
        guard isEnabled, window != nil else { return false }
        note("textFieldShouldBeginEditing")
        guard delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
        if clearsOnBeginEditing, hasText { clearByUser() }
        storedSelection = nil
        guard become() else { return false }
        scrollToVisible()
        return true
    }

    /// Scrolls the nearest enclosing scroll view until the whole field is visible, once the layout for the keyboard
    /// is done.
    ///
    /// Source: a report to Apple (20798351): from iOS 8 on a field that becomes the first responder has its scroll view
    /// show its frame by `scrollRectToVisible(_:animated:)`. Chosen: not where code scrolls to it already.
    private func scrollToVisible() {
        var around = superview
        while let view = around, !(view is UIScrollView) { around = view.superview }
        guard let scrollView = around as? UIScrollView else { return }
        RenderContext.current.eventLoop.schedule { [weak self, weak scrollView] in
            guard let self, let scrollView, isFirstResponder, isDescendant(of: scrollView) else { return }
            window?.layoutIfNeeded()
            scrollView.showEventually(convert(bounds, to: scrollView))
        }
    }

    /// Whether the delegate allows editing to end.
    func mayEndEditing() -> Bool {
        note("textFieldShouldEndEditing")
        return delegate?.textFieldShouldEndEditing(self) ?? true
    }

    func note(_ call: String) {
        RenderContext.record(.delegate, "\(delegate.map { "\(type(of: $0))" } ?? displayName) \(call)")
    }
}
