import UIKit

/// Shows a box above the screen before it. One without buttons goes by itself.
class AlertBoxViewController: UIViewController {
    @IBOutlet private weak var box: AlertBoxView!

    /// What the box says; nil for what the storyboard has.
    var heading: String?
    var message: String?
    /// Called after the box has gone, if the user agrees.
    var onConfirm: (() -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        if let heading = heading { box.heading = heading }
        if let message = message { box.message = message }
        box.onCancel = { [weak self] in self?.dismiss(animated: true) }
        box.onConfirm = { [weak self] in
            let confirmed = self?.onConfirm
            self?.dismiss(animated: true) { confirmed?() }
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !box.hasButtons else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { [weak self] in self?.dismiss(animated: true) }
    }
}
