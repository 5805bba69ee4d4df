// swift-format-ignore-file
#sourceLocation(file: "Examples/Handbook/Handbook/Bubbles/BubbleStyle.swift", line: 1)
import UIKit

/// What the three kinds of bubbles have in common.
enum BubbleStyle {
    /// Outside these the picture keeps its shape, in its middle it is stretched. The tail is in the top left part.
    static let imageCapInsets = UIEdgeInsets(top: 26, left: 42, bottom: 16, right: 16)
    /// From the edges of the bubble to its text; the tail takes 9 points at the top.
    static let textEdgeInsets = UIEdgeInsets(top: 19, left: 16, bottom: 10, right: 16)
    static let maximumWidth: CGFloat = 253
    static let font = UIFont.systemFont(ofSize: 15)
    /// The picture is white in light and dark appearance.
    static let textColor = UIColor.black

    static var image: UIImage? { UIImage(named: "bubble") }

    /// The largest width of a line.
    static var maximumTextWidth: CGFloat { maximumWidth - textEdgeInsets.left - textEdgeInsets.right }

    /// The size of a bubble around a text of a size: no smaller than the parts of the picture that keep their shape.
    static func size(aroundTextOf size: CGSize) -> CGSize {
        let caps = imageCapInsets, insets = textEdgeInsets
        return CGSize(
            width: max(size.width + insets.left + insets.right, caps.left + caps.right),
            height: max(size.height + insets.top + insets.bottom, caps.top + caps.bottom))
    }

    /// The part of a picture that is stretched, in parts of its size, as layers want it.
    static func stretchedPart(of image: UIImage) -> CGRect {
        let caps = imageCapInsets, size = image.size
        guard size.width > 0, size.height > 0 else { return CGRect(x: 0, y: 0, width: 1, height: 1) }
        return CGRect(
            x: caps.left / size.width, y: caps.top / size.height,
            width: (size.width - caps.left - caps.right) / size.width,
            height: (size.height - caps.top - caps.bottom) / size.height)
    }
}
#sourceLocation()
