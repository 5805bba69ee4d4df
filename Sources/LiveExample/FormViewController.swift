import UIKit

/// A form of ten fields that keeps the edited one above the keyboard.
///
/// The content is inset by the keyboard, and scrolled only where the field is covered.
final class FormViewController: UIViewController, UITextFieldDelegate {
    private let scrollView = UIScrollView()
    private let stackView = UIStackView()
    private var fields: [UITextField] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        stackView.translatesAutoresizingMaskIntoConstraints = false
        scrollView.accessibilityIdentifier = "form"
        stackView.axis = .vertical
        stackView.spacing = 20
        view.addSubview(scrollView)
        scrollView.addSubview(stackView)
        let names = [
            "First name", "Last name", "Street", "Number", "Postal code", "Town", "Country", "Phone",
            "E-mail",
            "Web site",
        ]
        for (number, name) in names.enumerated() { addField(name, number) }
        let content = scrollView.contentLayoutGuide, frame = scrollView.frameLayoutGuide
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            stackView.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
            stackView.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
            stackView.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
            stackView.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -20),
            stackView.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -40),
        ])
        observeKeyboard()
    }

    private func addField(_ name: String, _ number: Int) {
        let field = UITextField()
        field.placeholder = name
        field.borderStyle = .roundedRect
        field.accessibilityIdentifier = "field\(number + 1)"
        field.delegate = self
        field.returnKeyType = number < 9 ? .next : .done
        field.keyboardType =
            switch name {
            case "Number", "Postal code": .numberPad
            case "Phone": .phonePad
            case "E-mail": .emailAddress
            case "Web site": .URL
            default: .default
            }
        field.heightAnchor.constraint(equalToConstant: 44).isActive = true
        stackView.addArrangedSubview(field)
        fields.append(field)
    }

    private func observeKeyboard() {
        let center = NotificationCenter.default
        let names = [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification]
        for name in names {
            tokens.append(
                center.addObserver(forName: name, object: nil, queue: .main) { [weak self] notification in
                    self?.keyboardChanges(notification)
                })
        }
    }

    private var tokens: [any NSObjectProtocol] = []

    private func keyboardChanges(_ notification: Notification) {
        guard let screen = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else {
            return
        }
        let keyboard = scrollView.convert(screen, from: nil)
        let covered = max(0, scrollView.bounds.maxY - keyboard.minY - view.safeAreaInsets.bottom)
        scrollView.contentInset.bottom = covered
        scrollView.verticalScrollIndicatorInsets.bottom = covered
        if covered > 0 { showEditedField() }
    }

    /// Scrolls where the edited field is covered.
    private func showEditedField() {
        guard let field = fields.first(where: \.isFirstResponder) else { return }
        let frame = field.convert(field.bounds, to: scrollView).insetBy(dx: 0, dy: -8)
        let visible = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
        if !visible.contains(frame) { scrollView.scrollRectToVisible(frame, animated: true) }
    }

    // While the keyboard is up, it does not announce itself for another field.
    func textFieldDidBeginEditing(_ textField: UITextField) { showEditedField() }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        guard let index = fields.firstIndex(of: textField), index + 1 < fields.count else {
            textField.resignFirstResponder()
            return true
        }
        fields[index + 1].becomeFirstResponder()
        return true
    }
}
