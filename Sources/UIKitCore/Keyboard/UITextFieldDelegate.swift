/// The delegate that decides on and is notified of the editing of a text field.
///
/// Methods that are optional in UIKit have default implementations.
public protocol UITextFieldDelegate: DelegateMethods {
    /// Returns whether editing may begin.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Called after editing has begun.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Returns whether editing may end.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Called after editing has ended.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Called after editing has ended, in place of `textFieldDidEndEditing(_:)`.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Returns whether characters may be replaced.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// Called after the insertion point or the selection has moved.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Returns whether the clear button may remove the text.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Returns whether the return key has its usual effect.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    /// The default implementation returns true.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// The default implementation does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// The default implementation returns true.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// The default implementation does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// The default implementation calls `textFieldDidEndEditing(_:)`.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    /// The default implementation returns true.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    /// The default implementation does nothing.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    /// The default implementation returns true.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// The default implementation returns true.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

extension UITextField {
    /// The reasons for the end of editing. Raw values match Apple's.
    public enum DidEndEditingReason: Int, Hashable, Sendable {
        /// The text was accepted.
        case committed = 0
        /// The text was discarded.
        case cancelled = 1
    }

    /// Posted after editing has begun.
    public static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    /// Posted after the text was changed by the keyboard.
    public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
    /// Posted after editing has ended.
    public static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")
}
