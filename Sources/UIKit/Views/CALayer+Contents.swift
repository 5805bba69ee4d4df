import Geometry
import Scene

extension CALayer {
    /// The picture in the bounds.
    func contentsCommands() -> [DrawCommand] {
        guard let image = contentsImage else { return [] }
        let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
        let part = contentsRect.standardized
        guard part != whole else { return commands(image) }
        guard part.width > 0, part.height > 0, part.isFiniteRect else { return [] }
        // The whole picture is laid out so that the part fills the bounds, and cut there.
        let size = CGSize(width: bounds.width / part.width, height: bounds.height / part.height)
        let full = CGRect(
            x: bounds.minX - part.minX * size.width, y: bounds.minY - part.minY * size.height,
            width: size.width, height: size.height)
        return [
            .pushClip(RoundedRect(bounds.rect)), .drawImage(ImagePlacement(image.bitmap, in: full.rect)),
            .popClip,
        ]
    }

    private func commands(_ image: UIImage) -> [DrawCommand] {
        let center = contentsCenter.standardized
        guard contentsGravity == .resize, center != CGRect(x: 0, y: 0, width: 1, height: 1) else {
            return image.commands(in: bounds, mode: contentsGravity.contentMode, tint: nil)
        }
        let size = image.size
        let caps = Insets(
            top: center.minY * size.height, left: center.minX * size.width,
            bottom: (1 - center.maxY) * size.height, right: (1 - center.maxX) * size.width)
        return [.drawImage(ImagePlacement(image.bitmap, in: bounds.rect, capInsets: caps))]
    }

    /// The contents as an image of the layer's scale.
    private var contentsImage: UIImage? {
        switch contents {
        case let image as UIImage: image
        case let image as CGImage: UIImage(cgImage: image, scale: contentsScale, orientation: .up)
        default: nil
        }
    }
}
