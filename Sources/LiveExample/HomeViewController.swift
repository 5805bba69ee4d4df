import UIKit

/// A home screen that shows the onboarding once for each version of it.
final class HomeViewController: UIViewController {
    /// The version of the onboarding, raised when its pages change.
    private let guideVersion: Int

    init(guideVersion: Int) {
        self.guideVersion = guideVersion
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        let label = UILabel()
        label.text = "Home"
        label.font = .preferredFont(forTextStyle: .largeTitle)
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard UserDefaults.standard.integer(forKey: "guideVersion") < guideVersion else { return }
        let guide = OnboardingViewController()
        guide.modalPresentationStyle = .fullScreen
        guide.didFinish = { [weak guide, guideVersion] in
            UserDefaults.standard.set(guideVersion, forKey: "guideVersion")
            guide?.dismiss(animated: true)
        }
        present(guide, animated: false)
    }
}
