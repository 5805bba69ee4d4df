// swift-format-ignore-file
#sourceLocation(file: "Examples/Handbook/Handbook/Form/FormViewController.swift", line: 1)
import UIKit

/// A form of ten fields that keeps the one that is edited above the keyboard.
class FormViewController: UIViewController, InterfaceBuilderConnectable {
              private weak var scrollView: UIScrollView!
              private var fields: [UITextField]!

    /// The field that is edited.
    private var activeField: UITextField?

    override func viewDidLoad() {
        super.viewDidLoad()
        let center = NotificationCenter.default
        center.addObserver(
            self, selector: Selector("keyboardWillShow:"), name: UIResponder.keyboardWillShowNotification,
            object: nil)
        center.addObserver(
            self, selector: Selector("keyboardWillHide:"), name: UIResponder.keyboardWillHideNotification,
            object: nil)
    }

          private func keyboardWillShow(_ notification: Notification) {
        let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        guard let keyboard = value?.cgRectValue else { return }
        let covered = scrollView.convert(scrollView.bounds, to: nil).maxY - keyboard.minY
        setBottomInset(max(0, covered - scrollView.safeAreaInsets.bottom))
        showActiveField()
    }

          private func keyboardWillHide(_ notification: Notification) { setBottomInset(0) }

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
override class func makeInstance(_ arguments: InstanceArguments) -> UIResponder? { switch arguments { case .none: FormViewController(); case .nib(let name, let bundle): FormViewController(nibName: name, bundle: bundle); default: nil } }; func setOutlet(_ name: String, to object: Any?) -> Bool { setOutletOfFormViewController(name, object) }; func performAction(_ selector: Selector, sender: Any?, event: UIEvent?) -> Bool { performActionOfFormViewController(selector, sender: sender, event: event) }; var unwindActions: [Selector] { [] } }

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
#sourceLocation()
extension FormViewController {
    func setOutletOfFormViewController(_ name: String, _ object: Any?) -> Bool {
        switch name {
        case "scrollView": guard let value = object as? UIScrollView else { return false }; self.scrollView = value; return true;
        case "fields": guard let value = object as? [UITextField] else { return false }; self.fields = value; return true;
        default: return false
        }
    }
}
extension FormViewController {
    func performActionOfFormViewController(_ selector: Selector, sender: Any?, event: UIEvent?) -> Bool {
        switch selector.description {
        case "keyboardWillShow:": guard let sender = sender as Any as? Notification else { return false }; self.keyboardWillShow(sender); return true;
        case "keyboardWillHide:": guard let sender = sender as Any as? Notification else { return false }; self.keyboardWillHide(sender); return true;
        default: return false
        }
    }
}
