import UIKit

/// Content modes, contents gravities and parts of contents.
class PictureSheet: Sheet {
    /// A picture of 30 by 20 points with a mark in each corner, so that every turn shows.
    lazy var picture = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { context in
        UIColor.systemTeal.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 30, height: 20))
        for (x, y, color) in [(0, 0, UIColor.red), (24, 0, .green), (0, 14, .blue)] as [(CGFloat, CGFloat, _)]
        {
            color.setFill()
            context.fill(CGRect(x: x, y: y, width: 6, height: 6))
        }
        UIColor.white.setStroke()
        UIBezierPath((8, 10), (22, 10)).stroke()
    }

    /// A bubble of 20 by 20 points: a round edge around a pale middle.
    lazy var bubble = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in
        let outline = UIBezierPath(roundedRect: CGRect(x: 1, y: 1, width: 18, height: 18), cornerRadius: 7)
        UIColor.systemYellow.setFill()
        UIColor.systemBrown.setStroke()
        outline.lineWidth = 2
        outline.fill()
        outline.stroke()
    }

    /// A plaid of 20 by 20 points, whose tiles show.
    lazy var plaid = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
        UIColor.systemGray5.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        for (x, color) in [(0, UIColor.systemRed), (6, .systemGreen), (10, .systemBlue), (15, .black)]
            as [(CGFloat, _)]
        {
            color.withAlphaComponent(0.6).setFill()
            context.fill(CGRect(x: x, y: 0, width: 3, height: 20))
            context.fill(CGRect(x: 0, y: x, width: 20, height: 2))
        }
    }

    /// An image view in the next cell.
    func show(
        _ image: UIImage, _ width: CGFloat = 50, _ height: CGFloat = 50,
        _ change: (UIImageView) -> Void = { _ in }
    ) {
        cell(.systemGray6) { cell in
            let view = UIImageView(image: image)
            view.frame = CGRect(x: (50 - width) / 2, y: (50 - height) / 2, width: width, height: height)
            change(view)
            cell.addSubview(view)
        }
    }
}

/// All content modes, in a view smaller and larger than the picture, and resampling.
final class ContentModeSheet: PictureSheet {
    override func fill() {
        for raw in 0..<13 {
            guard let mode = UIView.ContentMode(rawValue: raw) else { continue }
            show(picture) {
                $0.contentMode = mode
                $0.clipsToBounds = true
            }
        }
        show(picture, 16, 30) { $0.contentMode = .scaleAspectFill }
        show(picture, 16, 30) {
            $0.contentMode = .scaleAspectFill
            $0.clipsToBounds = true
        }
        show(picture, 16, 30) { $0.contentMode = .scaleAspectFit }
        show(picture, 20, 12) { $0.contentMode = .center }
        show(picture, 7, 5)
        show(picture) { $0.transform = CGAffineTransform(rotationAngle: .pi / 7).scaledBy(x: 0.7, y: 0.7) }
        show(picture, 30, 20) { $0.frame.origin.x += 0.25 }
    }
}

/// Nine parts, templates, orientations and mirrored pictures.
final class SliceSheet: PictureSheet {
    override func fill() {
        let caps = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        show(bubble.resizableImage(withCapInsets: caps, resizingMode: .stretch))
        show(bubble.resizableImage(withCapInsets: caps, resizingMode: .tile), 50, 30)
        show(plaid.resizableImage(withCapInsets: .zero))
        show(plaid.resizableImage(withCapInsets: UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)))
        show(bubble)
        let point = UIEdgeInsets(top: 9.5, left: 9.5, bottom: 9.5, right: 9.5)
        show(bubble.resizableImage(withCapInsets: point, resizingMode: .stretch))
        show(bubble.resizableImage(withCapInsets: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)))
        show(bubble.resizableImage(withCapInsets: caps, resizingMode: .stretch), 12, 40)
        show(bubble.resizableImage(withCapInsets: caps, resizingMode: .stretch), 10, 10)
        show(plaid.resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)), 50, 20)
        show(plaid.resizableImage(withCapInsets: UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)), 20, 50)
        show(bubble.stretchableImage(withLeftCapWidth: 8, topCapHeight: 8))
        show(bubble.withRenderingMode(.alwaysTemplate)) { $0.tintColor = .systemPink }
        for raw in 0..<8 {
            guard let pixels = picture.cgImage, let way = UIImage.Orientation(rawValue: raw) else { continue }
            show(UIImage(cgImage: pixels, scale: picture.scale, orientation: way)) {
                $0.contentMode = .center
            }
        }
        show(picture.withHorizontallyFlippedOrientation()) { $0.contentMode = .center }
        show(picture.imageFlippedForRightToLeftLayoutDirection()) {
            $0.contentMode = .center
            $0.semanticContentAttribute = .forceRightToLeft
        }
    }
}

/// Layers' contents.
final class ContentsSheet: PictureSheet {
    override func fill() {
        let gravities: [CALayerContentsGravity] = [
            .resize, .resizeAspect, .resizeAspectFill, .center, .top, .bottom, .left, .right, .topLeft,
            .topRight, .bottomLeft, .bottomRight,
        ]
        for gravity in gravities {
            layer(picture) {
                $0.contentsGravity = gravity
                $0.masksToBounds = true
            }
        }
        layer(bubble) { $0.contentsCenter = CGRect(x: 0.4, y: 0.4, width: 0.2, height: 0.2) }
        layer(picture) { $0.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 0.5) }
        layer(picture) {
            $0.contentsScale = UIScreen.main.scale / 2
            $0.contentsGravity = .center
            $0.masksToBounds = true
        }
        layer(picture) {
            $0.cornerRadius = 20
            $0.masksToBounds = true
            $0.borderWidth = 2
        }
        layer(picture) {
            $0.shadowOpacity = 0.5
            $0.contentsGravity = .center
        }
    }

    private func layer(_ image: UIImage, _ change: (CALayer) -> Void) {
        cell(.systemGray6) { cell in
            let layer = CALayer()
            layer.frame = cell.bounds
            layer.contents = image.cgImage
            layer.contentsScale = image.scale
            change(layer)
            cell.layer.addSublayer(layer)
        }
    }
}
