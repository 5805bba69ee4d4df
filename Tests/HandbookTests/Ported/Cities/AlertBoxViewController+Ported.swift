// swift-format-ignore-file
#sourceLocation(file: "Examples/Handbook/Handbook/Cities/AlertBoxViewController.swift", line: 1)
import UIKit

/// Shows a box above the screen before it. One without buttons goes by itself.
class AlertBoxViewController: UIViewController, InterfaceBuilderConnectable {
              private weak var box: AlertBoxView!

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
override class func makeInstance(_ arguments: InstanceArguments) -> UIResponder? { switch arguments { case .none: AlertBoxViewController(); case .nib(let name, let bundle): AlertBoxViewController(nibName: name, bundle: bundle); default: nil } }; func setOutlet(_ name: String, to object: Any?) -> Bool { setOutletOfAlertBoxViewController(name, object) }; func performAction(_ selector: Selector, sender: Any?, event: UIEvent?) -> Bool { false }; var unwindActions: [Selector] { [] } }
#sourceLocation()
extension AlertBoxViewController {
    func setOutletOfAlertBoxViewController(_ name: String, _ object: Any?) -> Bool {
        switch name {
        case "box": guard let value = object as? AlertBoxView else { return false }; self.box = value; return true;
        default: return false
        }
    }
}
