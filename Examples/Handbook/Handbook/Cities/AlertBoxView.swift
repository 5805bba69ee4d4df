import UIKit

/// A box with a heading, a message, and a row of buttons or none.
///
/// One set of constraints in the nib does for both: the distance from the message to the bottom has a high priority, and those
/// of the row, which are required, go with it.
class AlertBoxView: UIView {
    @IBOutlet private var content: UIView!
    @IBOutlet private weak var headingLabel: UILabel!
    @IBOutlet private weak var messageLabel: UILabel!
    @IBOutlet private weak var buttonRow: UIView?

    /// What the buttons do.
    var onCancel: (() -> Void)?
    var onConfirm: (() -> Void)?

    @IBInspectable var heading: String? {
        get { headingLabel.text }
        set { headingLabel.text = newValue }
    }
    @IBInspectable var message: String? {
        get { messageLabel.text }
        set { messageLabel.text = newValue }
    }

    /// Whether there is a row of buttons; it cannot be brought back.
    @IBInspectable var hasButtons: Bool = true {
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

    @IBAction private func cancel() { onCancel?() }
    @IBAction private func confirm() { onConfirm?() }
}
