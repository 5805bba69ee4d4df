// swift-format-ignore-file
#sourceLocation(file: "Examples/Handbook/Handbook/Bubbles/BubblesViewController.swift", line: 1)
import UIKit

/// The same texts in bubbles that are made in three ways.
class BubblesViewController: UIViewController, InterfaceBuilderConnectable {
              private weak var stackView: UIStackView!

    private let texts = ["点这里扫码", "新的回复会出现在这里。写下今天看到的事，加一张照片和一个地点，或者只留给自己。"]

    override func viewDidLoad() {
        super.viewDidLoad()
        add("UIImageView + UILabel") { text in
            let bubble = BubbleView()
            bubble.image = BubbleStyle.image
            bubble.imageCapInsets = BubbleStyle.imageCapInsets
            bubble.textEdgeInsets = BubbleStyle.textEdgeInsets
            bubble.maximumWidth = BubbleStyle.maximumWidth
            bubble.font = BubbleStyle.font
            bubble.textColor = BubbleStyle.textColor
            bubble.text = text
            return bubble
        }
        add("CALayer + CATextLayer") { LayerBubbleView(text: $0) }
        add("layer.contents + UILabel") { LabelBubbleView(text: $0) }
    }

    private func add(_ technique: String, _ makeBubble: (String) -> UIView) {
        let caption = UILabel()
        caption.text = technique
        caption.font = .preferredFont(forTextStyle: .footnote)
        caption.textColor = .secondaryLabel
        stackView.addArrangedSubview(caption)
        for (number, text) in texts.enumerated() {
            let bubble = makeBubble(text)
            bubble.accessibilityIdentifier = "\(technique) \(number + 1)"
            stackView.addArrangedSubview(bubble)
            stackView.setCustomSpacing(number == texts.count - 1 ? 20 : 6, after: bubble)
        }
    }
override class func makeInstance(_ arguments: InstanceArguments) -> UIResponder? { switch arguments { case .none: BubblesViewController(); case .nib(let name, let bundle): BubblesViewController(nibName: name, bundle: bundle); default: nil } }; func setOutlet(_ name: String, to object: Any?) -> Bool { setOutletOfBubblesViewController(name, object) }; func performAction(_ selector: Selector, sender: Any?, event: UIEvent?) -> Bool { false }; var unwindActions: [Selector] { [] } }
#sourceLocation()
extension BubblesViewController {
    func setOutletOfBubblesViewController(_ name: String, _ object: Any?) -> Bool {
        switch name {
        case "stackView": guard let value = object as? UIStackView else { return false }; self.stackView = value; return true;
        default: return false
        }
    }
}
