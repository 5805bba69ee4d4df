import UIKit

/// A form of ten fields that keeps the one that is edited above the keyboard.
class FormViewController: UIViewController {
    @IBOutlet private weak var scrollView: UIScrollView!
    @IBOutlet private var fields: [UITextField]!

    /// The field that is edited.
    private var activeField: UITextField?

    override func viewDidLoad() {
        super.viewDidLoad()
        let center = NotificationCenter.default
        center.addObserver(
            self, selector: #selector(keyboardWillShow(_:)), name: UIResponder.keyboardWillShowNotification,
            object: nil)
        center.addObserver(
            self, selector: #selector(keyboardWillHide(_:)), name: UIResponder.keyboardWillHideNotification,
            object: nil)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        guard let keyboard = value?.cgRectValue else { return }
        let covered = scrollView.convert(scrollView.bounds, to: nil).maxY - keyboard.minY
        setBottomInset(max(0, covered - scrollView.safeAreaInsets.bottom))
        showActiveField()
    }

    @objc private func keyboardWillHide(_ notification: Notification) { setBottomInset(0) }

    private func setBottomInset(_ inset: CGFloat) {
        scrollView.contentInset.bottom = inset
        scrollView.verticalScrollIndicatorInsets.bottom = inset
    }

    /// Scrolls only if the field is covered. From field to field, while the keyboard stays, UIKit does so itself.
    private func showActiveField() {
        guard let field = activeField else { return }
        let frame = field.convert(field.bounds, to: scrollView)
        let visible = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
        if !visible.contains(frame) { scrollView.scrollRectToVisible(frame, animated: true) }
    }
}

extension FormViewController: UITextFieldDelegate {
    // Called before the keyboard announces itself.
    func textFieldDidBeginEditing(_ textField: UITextField) { activeField = textField }

    func textFieldDidEndEditing(_ textField: UITextField) { activeField = nil }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if let index = fields.firstIndex(of: textField), index + 1 < fields.count {
            fields[index + 1].becomeFirstResponder()
        } else {
            textField.resignFirstResponder()
        }
        return true
    }
}
