import UIKitCore

/// A controller in place of one that is not there: its view is a marked placeholder.
final class MissingController: UIViewController {
    private let name: String

    /// Creates a controller that stands for what has a name.
    init(named name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        name = ""
        super.init(coder: coder)
    }

    override func loadView() {
        let box = UIImageView(frame: UIScreen.main.bounds)
        box.missingImageName = name
        box.backgroundColor = .systemBackground
        view = box
    }
}
