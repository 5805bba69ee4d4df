import UIKit

/// A speech bubble of one label: the stretched image is drawn behind the text, which keeps its insets.
final class BubbleLabel: UILabel {
    private let image = UIImage(named: "bubble")?
        .resizableImage(withCapInsets: LayerBubbleView.capInsets, resizingMode: .stretch)

    init(text: String) {
        super.init(frame: .zero)
        self.text = text
        font = LayerBubbleView.font
        numberOfLines = 0
        preferredMaxLayoutWidth = LayerBubbleView.widestText
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize {
        let text = super.intrinsicContentSize, insets = LayerBubbleView.textInsets
        let caps = LayerBubbleView.capInsets
        return CGSize(
            width: max(text.width + insets.left + insets.right, caps.left + caps.right),
            height: max(text.height + insets.top + insets.bottom, caps.top + caps.bottom))
    }

    override func drawText(in rect: CGRect) {
        image?.draw(in: bounds)
        super.drawText(in: rect.inset(by: LayerBubbleView.textInsets))
    }
}
