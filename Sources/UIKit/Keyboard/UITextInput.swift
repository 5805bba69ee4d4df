/// A place in an input's text, between two characters.
open class UITextPosition: NSObject {
    /// The distance from the start in UTF-16 code units.
    let offset: Int

    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }
}

/// A stretch of an input's text.
open class UITextRange: NSObject {
    /// Where it begins.
    open var start: UITextPosition { UITextPosition(range.location) }
    /// Where it ends.
    open var end: UITextPosition { UITextPosition(range.location + range.length) }
    /// Whether there is nothing in it: a caret.
    open var isEmpty: Bool { range.length == 0 }

    /// In UTF-16 code units.
    let range: NSRange

    init(_ range: NSRange) {
        self.range = range
        super.init()
    }
}

/// Something whose text is edited, with a caret or a selection.
public protocol UITextInput: UIKeyInput {
    /// The selection, empty for a caret; nil while there is none.
    var selectedTextRange: UITextRange? { get set }
    /// Where the text ends.
    var endOfDocument: UITextPosition { get }
    /// Returns the text of a range; nil where the range is not in the text.
    func text(in range: UITextRange) -> String?
    /// Replaces the text of a range without asking the delegate.
    func replace(_ range: UITextRange, withText text: String)
}

extension UITextInput {
    /// Where the text begins.
    public var beginningOfDocument: UITextPosition { UITextPosition(0) }

    /// Returns a place at a distance from another in UTF-16 code units; nil outside the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let target = position.offset + offset
        return (0...endOfDocument.offset).contains(target) ? UITextPosition(target) : nil
    }

    /// Returns the range between two places.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let start = min(fromPosition.offset, toPosition.offset)
        let end = max(fromPosition.offset, toPosition.offset)
        return end <= endOfDocument.offset ? UITextRange(NSRange(location: start, length: end - start)) : nil
    }

    /// Returns the distance between two places in UTF-16 code units.
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        toPosition.offset - from.offset
    }

    /// Returns the order of two places.
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        position.offset == other.offset
            ? .orderedSame : position.offset < other.offset ? .orderedAscending : .orderedDescending
    }
}

/// What the user does to a text with the keyboard, as opposed to code: the delegate is asked.
protocol UserEditedText: UITextInput {
    /// Types a text, as one change.
    func typeByUser(_ text: String)
    /// Presses the delete key.
    func deleteByUser()
    /// Presses the return key.
    func pressReturnByUser()
}

extension NSRange {
    /// The range within a text; what is beyond its end is cut off.
    func limited(to length: Int) -> NSRange {
        let start = max(0, min(location, length))
        return NSRange(location: start, length: max(0, min(self.length, length - start)))
    }

    /// What the delete key takes away: the selection, or the character before the caret; nil for nothing.
    func deleted(in text: NSString) -> NSRange? {
        if length > 0 { return self }
        guard location > 0 else { return nil }
        return text.rangeOfComposedCharacterSequence(at: location - 1)
    }
}

extension RenderContext {
    /// Types a text by the keyboard, a character at a time; line ends press the return key.
    ///
    /// - Returns: Whether there is a first responder that takes it.
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

    /// Presses the return key; returns whether there is a first responder that takes it.
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

    /// Presses the delete key; returns whether there is a first responder that takes it.
    @discardableResult
    package func pressDelete() -> Bool {
        guard let input = firstResponder as? any UIKeyInput else { return false }
        if let edited = input as? any UserEditedText { edited.deleteByUser() } else { input.deleteBackward() }
        return true
    }

    /// Resigns the first responder; returns whether there is none any more.
    @discardableResult
    package func dismissKeyboard() -> Bool { firstResponder?.resignFirstResponder() ?? true }
}
