// swift-format-ignore-file
#sourceLocation(file: "Examples/Handbook/Handbook/Cities/AlertBoxView.swift", line: 1)
import UIKit

/// A box with a heading, a message, and a row of buttons or none.
///
/// One set of constraints in the nib does for both: the distance from the message to the bottom has a high priority, and those
/// of the row, which are required, go with it.
class AlertBoxView: UIView, InterfaceBuilderConnectable {
              private var content: UIView!
              private weak var headingLabel: UILabel!
              private weak var messageLabel: UILabel!
              private weak var buttonRow: UIView?

    /// What the buttons do.
    var onCancel: (() -> Void)?
    var onConfirm: (() -> Void)?

                   var heading: String? {
        get { headingLabel.text }
        set { headingLabel.text = newValue }
    }
                   var message: String? {
        get { messageLabel.text }
        set { messageLabel.text = newValue }
    }

    /// Whether there is a row of buttons; it cannot be brought back.
                   var hasButtons: Bool = true {
        didSet { if !hasButtons { buttonRow?.removeFromSuperview() } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        loadContent()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        loadContent()
    }

    private func loadContent() {
        Bundle.main.loadNibNamed("AlertBoxView", owner: self, options: nil)
        content.translatesAutoresizingMaskIntoConstraints = false
        addSubview(content)
        // The content makes the box as high as it needs to be.
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: topAnchor),
            content.leadingAnchor.constraint(equalTo: leadingAnchor),
            content.bottomAnchor.constraint(equalTo: bottomAnchor),
            content.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
        layer.cornerRadius = 16
        clipsToBounds = true
    }

              private func cancel() { onCancel?() }
              private func confirm() { onConfirm?() }
override class func makeInstance(_ arguments: InstanceArguments) -> UIResponder? { switch arguments { case .none: AlertBoxView(); case .frame(let frame): AlertBoxView(frame: frame); default: nil } }; func setOutlet(_ name: String, to object: Any?) -> Bool { setOutletOfAlertBoxView(name, object) }; func performAction(_ selector: Selector, sender: Any?, event: UIEvent?) -> Bool { performActionOfAlertBoxView(selector, sender: sender, event: event) }; var unwindActions: [Selector] { [] } }
#sourceLocation()
extension AlertBoxView {
    func setOutletOfAlertBoxView(_ name: String, _ object: Any?) -> Bool {
        switch name {
        case "content": guard let value = object as? UIView else { return false }; self.content = value; return true;
        case "headingLabel": guard let value = object as? UILabel else { return false }; self.headingLabel = value; return true;
        case "messageLabel": guard let value = object as? UILabel else { return false }; self.messageLabel = value; return true;
        case "buttonRow": guard let value = object as? UIView else { return false }; self.buttonRow = value; return true;
        case "heading": guard let value = object as? String else { return false }; self.heading = value; return true;
        case "message": guard let value = object as? String else { return false }; self.message = value; return true;
        case "hasButtons": guard let value = object as? Bool else { return false }; self.hasButtons = value; return true;
        default: return false
        }
    }
}
extension AlertBoxView {
    func performActionOfAlertBoxView(_ selector: Selector, sender: Any?, event: UIEvent?) -> Bool {
        switch selector.description {
        case "cancel": self.cancel(); return true;
        case "confirm": self.confirm(); return true;
        default: return false
        }
    }
}
