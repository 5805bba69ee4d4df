/// The delegate that decides on and is notified of the editing of a text view.
///
/// Methods that are optional in UIKit have default implementations.
public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Returns whether editing may begin.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Called after editing has begun.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Returns whether editing may end.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Called after editing has ended.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Returns whether text may be replaced.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool
    /// Called after the user has changed the text.
    func textViewDidChange(_ textView: UITextView)
    /// Called after the insertion point or the selection has moved.
    func textViewDidChangeSelection(_ textView: UITextView)
    /// Returns whether a link may be opened that the user has tapped.
    func textView(
        _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    /// Returns whether the user may interact with an attachment.
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
        in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool
    /// Returns whether a link may be opened that the user has tapped; of iOS 9 and earlier.
    func textView(_ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange) -> Bool
    /// Returns the action for an item that the user has tapped; nil for none.
    func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction?
}

extension UITextViewDelegate {
    /// The default implementation returns true.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// The default implementation does nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// The default implementation returns true.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    /// The default implementation does nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// The default implementation returns true.
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// The default implementation does nothing.
    public func textViewDidChange(_ textView: UITextView) {}
    /// The default implementation does nothing.
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    /// The default implementation returns true.
    public func textView(
        _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { true }
    /// The default implementation returns true.
    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
        in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool { true }
    /// The default implementation returns true.
    public func textView(
        _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange
    ) -> Bool { true }
    /// The default implementation returns the action of the system.
    public func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? { defaultAction }
}

extension UITextView {
    /// Posted after editing has begun.
    public static let textDidBeginEditingNotification = Notification.Name(
        "UITextViewTextDidBeginEditingNotification")
    /// Posted after the user has changed the text.
    public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
    /// Posted after editing has ended.
    public static let textDidEndEditingNotification = Notification.Name(
        "UITextViewTextDidEndEditingNotification")
}
