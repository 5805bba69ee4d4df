import UIKit

/// A plain screen of two halves that shows where chrome lies over it.
final class ChromeScreen: UIViewController {
    private let style: UIStatusBarStyle

    init(_ style: UIStatusBarStyle = .default) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var preferredStatusBarStyle: UIStatusBarStyle { style }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = style == .lightContent ? .systemIndigo : .systemGray6
        let card = UIView()
        card.translatesAutoresizingMaskIntoConstraints = false
        card.backgroundColor = .systemTeal
        view.addSubview(card)
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            card.topAnchor.constraint(equalTo: area.topAnchor),
            card.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
            area.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: 16),
            area.bottomAnchor.constraint(equalTo: card.bottomAnchor),
        ])
    }
}
