import UIKit

/// A button that asks before it deletes, with an alert of any number of buttons, and a message that goes by itself.
final class MessageViewController: UIViewController {
    private let titles: [String]
    private let button = UIButton(type: .system)

    /// - Parameter titles: The buttons beside "Cancel".
    init(buttons titles: [String]) {
        self.titles = titles
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        button.accessibilityIdentifier = "delete"
        button.setTitle("Delete photo", for: .normal)
        button.addAction(UIAction { [weak self] _ in self?.ask() }, for: .touchUpInside)
        button.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(button)
        NSLayoutConstraint.activate([
            button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            button.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    private func ask() {
        let alert = UIAlertController(
            title: "Delete this photo?", message: "It cannot be brought back.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        for title in titles {
            alert.addAction(
                UIAlertAction(title: title, style: title == "Delete" ? .destructive : .default) {
                    [weak self] _ in
                    self?.showMessage("\(title): done")
                })
        }
        present(alert, animated: true)
    }

    /// Shows a message at the bottom for two seconds.
    private func showMessage(_ text: String) {
        let label = UILabel()
        label.accessibilityIdentifier = "message"
        label.text = text
        label.textColor = .white
        label.textAlignment = .center
        label.backgroundColor = UIColor(white: 0, alpha: 0.8)
        label.layer.cornerRadius = 18
        label.clipsToBounds = true
        label.alpha = 0
        let bottom = view.bounds.height - view.safeAreaInsets.bottom
        label.frame = CGRect(x: view.bounds.midX - 100, y: bottom - 60, width: 200, height: 36)
        view.addSubview(label)
        UIView.animate(withDuration: 0.25) { label.alpha = 1 }
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
            UIView.animate(withDuration: 0.25) {
                label.alpha = 0
            } completion: { _ in
                label.removeFromSuperview()
            }
        }
    }
}
