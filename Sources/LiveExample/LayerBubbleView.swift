import UIKit

/// A speech bubble of layers: the image stretched by `contentsCenter`, and a text layer, which has no size of its
/// own and takes that of the text's bounding rectangle.
final class LayerBubbleView: UIView {
    static let capInsets = UIEdgeInsets(top: 26, left: 42, bottom: 16, right: 16)
    static let textInsets = UIEdgeInsets(top: 19, left: 16, bottom: 10, right: 16)
    static let font = UIFont.systemFont(ofSize: 15)
    static let widestText: CGFloat = 221

    private let imageLayer = CALayer()
    private let textLayer = CATextLayer()
    private let textSize: CGSize

    init(text: String) {
        let bounds = (text as NSString).boundingRect(
            with: CGSize(width: Self.widestText, height: .greatestFiniteMagnitude),
            options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: [.font: Self.font], context: nil
        )
        textSize = CGSize(width: bounds.width.rounded(.up), height: bounds.height.rounded(.up))
        super.init(frame: .zero)
        configureImage()
        textLayer.string = text
        textLayer.font = Self.font
        textLayer.fontSize = Self.font.pointSize
        textLayer.isWrapped = true
        textLayer.foregroundColor = UIColor.label.cgColor
        textLayer.contentsScale = UIScreen.main.scale
        layer.addSublayer(imageLayer)
        layer.addSublayer(textLayer)
    }

    required init?(coder: NSCoder) { nil }

    private func configureImage() {
        guard let image = UIImage(named: "bubble"), image.size.width > 0, image.size.height > 0 else {
            return
        }
        let caps = Self.capInsets, size = image.size
        imageLayer.contents = image.cgImage
        imageLayer.contentsScale = image.scale
        imageLayer.contentsCenter = CGRect(
            x: caps.left / size.width, y: caps.top / size.height,
            width: (size.width - caps.left - caps.right) / size.width,
            height: (size.height - caps.top - caps.bottom) / size.height)
    }

    override var intrinsicContentSize: CGSize {
        let insets = Self.textInsets, caps = Self.capInsets
        return CGSize(
            width: max(textSize.width + insets.left + insets.right, caps.left + caps.right),
            height: max(textSize.height + insets.top + insets.bottom, caps.top + caps.bottom))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageLayer.frame = bounds
        textLayer.frame = CGRect(
            x: Self.textInsets.left, y: Self.textInsets.top, width: textSize.width, height: textSize.height)
    }
}
