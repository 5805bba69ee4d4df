import UIKit

/// A bubble of layers: the picture as the contents of one, stretched in its middle, and the text in another, which has no
/// size of its own and takes that of the text's bounding rectangle.
class LayerBubbleView: UIView {
    private let imageLayer = CALayer()
    private let textLayer = CATextLayer()
    private let textSize: CGSize

    init(text: String) {
        let largest = CGSize(width: BubbleStyle.maximumTextWidth, height: .greatestFiniteMagnitude)
        let rect = (text as NSString).boundingRect(
            with: largest, options: [.usesLineFragmentOrigin, .usesFontLeading],
            attributes: [.font: BubbleStyle.font], context: nil)
        textSize = CGSize(width: rect.width.rounded(.up), height: rect.height.rounded(.up))
        super.init(frame: .zero)
        if let image = BubbleStyle.image {
            imageLayer.contents = image.cgImage
            imageLayer.contentsScale = image.scale
            imageLayer.contentsCenter = BubbleStyle.stretchedPart(of: image)
        }
        textLayer.string = text
        textLayer.font = BubbleStyle.font
        textLayer.fontSize = BubbleStyle.font.pointSize
        textLayer.foregroundColor = BubbleStyle.textColor.cgColor
        textLayer.isWrapped = true
        textLayer.contentsScale = UIScreen.main.scale
        layer.addSublayer(imageLayer)
        layer.addSublayer(textLayer)
    }

    required init?(coder: NSCoder) { fatalError("bubbles are made by code") }

    override var intrinsicContentSize: CGSize { BubbleStyle.size(aroundTextOf: textSize) }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageLayer.frame = bounds
        let insets = BubbleStyle.textEdgeInsets
        textLayer.frame = CGRect(origin: CGPoint(x: insets.left, y: insets.top), size: textSize)
    }
}
