public import UIKitCore

// What is pasted as text in a render is inserted at once: the delegates are not called.

/// An item that is pasted as text.
public protocol UITextPasteItem: AnyObject {
    /// Provides the data of the item.
    var itemProvider: NSItemProvider { get }
    /// An object of the app itself; nil for none.
    var localObject: Any? { get }
    /// The attributes of text at the place of the item.
    var defaultAttributes: [NSAttributedString.Key: Any] { get }
    /// Pastes text for the item.
    func setResult(string: String)
    /// Pastes text with its attributes for the item.
    func setResult(attributedString: NSAttributedString)
    /// Pastes an attachment for the item.
    func setResult(attachment textAttachment: NSTextAttachment)
    /// Pastes nothing for the item.
    func setNoResult()
    /// Pastes what the system would paste for the item.
    func setDefaultResult()
}

/// A view with text into which items are pasted.
public protocol UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting {
    /// The delegate that customizes what is pasted; not retained.
    var pasteDelegate: (any UITextPasteDelegate)? { get set }
}

/// The delegate that customizes what is pasted as text.
public protocol UITextPasteDelegate: DelegateMethods {
    /// Sets the result of an item that is pasted.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        transform item: any UITextPasteItem)
    /// Returns the texts of all items as one.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
    ) -> NSAttributedString
    /// Inserts the text, and returns its range.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> UITextRange
    /// Returns whether the paste is animated.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> Bool
}

extension UITextPasteDelegate {
    /// Pastes what the system would paste by default.
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        transform item: any UITextPasteItem
    ) { item.setDefaultResult() }
    /// Returns the texts in their order by default.
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
    ) -> NSAttributedString {
        let all = NSMutableAttributedString(string: "")
        for string in itemStrings { all.append(string) }
        return all
    }
    /// Replaces the range by default, and returns that of the text.
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> UITextRange {
        guard let input = textPasteConfigurationSupporting as? any UITextInput else { return textRange }
        input.replace(textRange, withText: attributedString.string)
        guard let end = input.position(from: textRange.start, offset: attributedString.length) else {
            return textRange
        }
        return input.textRange(from: textRange.start, to: end) ?? textRange
    }
    /// Returns true by default.
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> Bool { true }
}
