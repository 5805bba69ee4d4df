import UIKit

/// A bubble of one label: the picture behind it is the contents of the layer that holds the label.
///
/// It cannot be the contents of the label's own layer, because a label draws its text into these.
class LabelBubbleView: UIView {
    private let label = UILabel()

    init(text: String) {
        super.init(frame: .zero)
        if let image = BubbleStyle.image {
            layer.contents = image.cgImage
            layer.contentsScale = image.scale
            layer.contentsCenter = BubbleStyle.stretchedPart(of: image)
        }
        label.text = text
        label.font = BubbleStyle.font
        label.textColor = BubbleStyle.textColor
        label.numberOfLines = 0
        label.preferredMaxLayoutWidth = BubbleStyle.maximumTextWidth
        addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("bubbles are made by code") }

    override var intrinsicContentSize: CGSize {
        BubbleStyle.size(aroundTextOf: label.intrinsicContentSize)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.inset(by: BubbleStyle.textEdgeInsets)
    }
}
