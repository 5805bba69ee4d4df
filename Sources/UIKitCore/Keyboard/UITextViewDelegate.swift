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
