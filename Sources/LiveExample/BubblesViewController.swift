import UIKit

/// Three buttons, each explained by a speech bubble; a tap brings the next one.
final class BubblesViewController: UIViewController {
    /// How the bubbles are made.
    enum Technique: String, CaseIterable {
        /// A view composed of an image view and a label.
        case views
        /// A layer with the image and a text layer, whose size is measured with a bounding rectangle.
        case layers
        /// One label with the image as the contents of a layer behind it.
        case label
    }

    private let technique: Technique
    private let hints = [
        "Scan a code to add a friend.", "New replies appear here.",
        "Write down what you saw today, add a photo and a place, or keep it to yourself.",
    ]
    private var buttons: [UIButton] = []
    private var bubble: UIView?
    private var step = -1

    init(_ technique: Technique) {
        self.technique = technique
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        for (number, icon) in ["icon-scan", "icon-bell", "icon-pen"].enumerated() {
            let button = UIButton(type: .custom)
            button.accessibilityIdentifier = icon
            button.setImage(UIImage(named: icon), for: .normal)
            button.backgroundColor = icon == "icon-pen" ? .systemIndigo : .systemBackground
            button.layer.cornerRadius = 26
            button.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(button)
            NSLayoutConstraint.activate([
                button.widthAnchor.constraint(equalToConstant: 52),
                button.heightAnchor.constraint(equalToConstant: 52),
                button.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
                button.topAnchor.constraint(
                    equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24 + CGFloat(number) * 130),
            ])
            buttons.append(button)
        }
        let tap = UITapGestureRecognizer()
        tap.addTarget { [weak self] _ in self?.showNext() }
        view.addGestureRecognizer(tap)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        showNext()
    }

    private func showNext() {
        bubble?.removeFromSuperview()
        step += 1
        guard hints.indices.contains(step) else { return bubble = nil }
        let made = makeBubble(hints[step])
        made.accessibilityIdentifier = "bubble"
        let size = made.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        let button = buttons[step].frame
        // The tip of the tail is 30 points from the bubble's side, below the button's center.
        made.frame = CGRect(x: button.midX - 30, y: button.maxY + 4, width: size.width, height: size.height)
        view.addSubview(made)
        bubble = made
    }

    private func makeBubble(_ text: String) -> UIView {
        switch technique {
        case .views:
            let bubble = BubbleView()
            bubble.image = UIImage(named: "bubble")
            bubble.imageCapInsets = LayerBubbleView.capInsets
            bubble.textEdgeInsets = LayerBubbleView.textInsets
            bubble.font = LayerBubbleView.font
            bubble.textColor = .label
            bubble.preferredMaxLayoutWidth = LayerBubbleView.widestText
            bubble.text = text
            return bubble
        case .layers: return LayerBubbleView(text: text)
        case .label: return BubbleLabel(text: text)
        }
    }
}
