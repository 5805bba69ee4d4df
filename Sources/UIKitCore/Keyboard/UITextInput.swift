/// A position in an input's text, between two characters.
open class UITextPosition: NSObject {
    /// The distance from the start in UTF-16 code units.
    let offset: Int

    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }
}

/// A range of an input's text.
open class UITextRange: NSObject {
    /// The position at the start.
    open var start: UITextPosition { UITextPosition(range.location) }
    /// The position at the end.
    open var end: UITextPosition { UITextPosition(range.location + range.length) }
    /// Whether the range is empty: an insertion point.
    open var isEmpty: Bool { range.length == 0 }

    /// The range in UTF-16 code units.
    let range: NSRange

    init(_ range: NSRange) {
        self.range = range
        super.init()
    }
}

/// An input whose text is edited, with an insertion point or a selection.
public protocol UITextInput: UIKeyInput {
    /// The selected range, empty for an insertion point; nil while there is none.
    var selectedTextRange: UITextRange? { get set }
    /// The position at the end of the text.
    var endOfDocument: UITextPosition { get }
    /// Returns the text of a range; nil where the range is not in the text.
    func text(in range: UITextRange) -> String?
    /// Replaces the text of a range without calling the delegate.
    func replace(_ range: UITextRange, withText text: String)
}

extension UITextInput {
    /// The position at the start of the text.
    public var beginningOfDocument: UITextPosition { UITextPosition(0) }

    /// Returns a position at a distance from another in UTF-16 code units; nil outside the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let target = position.offset + offset
        return (0...endOfDocument.offset).contains(target) ? UITextPosition(target) : nil
    }

    /// Returns the range between two positions.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let start = min(fromPosition.offset, toPosition.offset)
        let end = max(fromPosition.offset, toPosition.offset)
        return end <= endOfDocument.offset ? UITextRange(NSRange(location: start, length: end - start)) : nil
    }

    /// Returns the distance between two positions in UTF-16 code units.
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        toPosition.offset - from.offset
    }

    /// Returns the order of two positions.
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        position.offset == other.offset
            ? .orderedSame : position.offset < other.offset ? .orderedAscending : .orderedDescending
    }
}

/// The changes that the user makes to a text with the keyboard, as opposed to code: the delegate decides on them.
protocol UserEditedText: UITextInput {
    /// Types text, as one change.
    func typeByUser(_ text: String)
    /// Presses the delete key.
    func deleteByUser()
    /// Presses the return key.
    func pressReturnByUser()
}

extension UserEditedText {
    /// Posts a notification of a change of the text.
    func post(_ name: Notification.Name) {
        RenderContext.record(.notification, name.rawValue)
        NotificationCenter.default.post(name: name, object: self)
    }
}

extension NSRange {
    /// The range clamped to a text of a length in UTF-16 code units.
    func limited(to length: Int) -> NSRange {
        let start = max(0, min(location, length))
        return NSRange(location: start, length: max(0, min(self.length, length - start)))
    }

    /// The range that the delete key removes: the selection, or the character before the insertion point; nil for none.
    func deleted(in text: NSString) -> NSRange? {
        if length > 0 { return self }
        guard location > 0 else { return nil }
        return text.rangeOfComposedCharacterSequence(at: location - 1)
    }
}

extension RenderContext {
    /// Types text by the keyboard, a character at a time; line ends press the return key.
    ///
    /// - Returns: Whether there is a first responder that accepts it.
    package func type(_ text: String) -> Bool {
        guard firstResponder is any UIKeyInput else { return false }
        for character in text {
            // The delegate may move the keyboard to another field.
            guard let input = firstResponder as? any UIKeyInput else { return true }
            guard !character.isNewline else {
                pressReturn()
                continue
            }
            if let edited = input as? any UserEditedText {
                edited.typeByUser(String(character))
            } else {
                input.insertText(String(character))
            }
        }
        return true
    }

    /// Presses the return key; returns whether there is a first responder that accepts it.
    @discardableResult
    package func pressReturn() -> Bool {
        guard let input = firstResponder as? any UIKeyInput else { return false }
        if input.enablesReturnKeyAutomatically, !input.hasText { return true }
        if let edited = input as? any UserEditedText {
            edited.pressReturnByUser()
        } else {
            input.insertText("\n")
        }
        return true
    }

    /// Presses the delete key; returns whether there is a first responder that accepts it.
    @discardableResult
    package func pressDelete() -> Bool {
        guard let input = firstResponder as? any UIKeyInput else { return false }
        if let edited = input as? any UserEditedText { edited.deleteByUser() } else { input.deleteBackward() }
        return true
    }

    /// Resigns the first responder; returns whether there is none afterwards.
    @discardableResult
    package func dismissKeyboard() -> Bool { firstResponder?.resignFirstResponder() ?? true }
}
