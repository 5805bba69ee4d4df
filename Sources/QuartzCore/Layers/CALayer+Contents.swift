import Geometry
import Scene

extension CALayer {
    /// Draws the contents image in the bounds.
    func contentsCommands(_ shown: PresentedValues) -> [DrawCommand] {
        // Most layers have none.
        guard let contents = shown.contents, let source = contents as? any LayerContents else { return [] }
        let image = source.picture(scale: contentsScale)
        let bounds = shown.bounds
        let part = contentsRect.standardized
        guard part != CGRect(x: 0, y: 0, width: 1, height: 1) else { return commands(image, in: bounds) }
        guard part.width > 0, part.height > 0, part.isFiniteRect else { return [] }
        // The visible part is laid out as an image of its own; the whole image extends around it and is
        // clipped.
        let size = CGSize(width: image.size.width * part.width, height: image.size.height * part.height)
        let place = contentsGravity.destination(of: size, in: bounds)
        let whole = CGSize(width: place.width / part.width, height: place.height / part.height)
        let full = CGRect(
            x: place.minX - part.minX * whole.width, y: place.minY - part.minY * whole.height,
            width: whole.width, height: whole.height)
        return [
            .push(.clip(RoundedRect(place.rect))), .draw(.image(ImagePlacement(image.bitmap, in: full.rect))),
            .pop,
        ]
    }

    private func commands(_ image: any LayerPicture, in bounds: CGRect) -> [DrawCommand] {
        let center = contentsCenter.standardized
        guard contentsGravity == .resize, center != CGRect(x: 0, y: 0, width: 1, height: 1) else {
            return image.commands(in: bounds, gravity: contentsGravity)
        }
        let size = image.size
        let caps = Insets(
            top: center.minY * size.height, left: center.minX * size.width,
            bottom: (1 - center.maxY) * size.height, right: (1 - center.maxX) * size.width)
        return [.draw(.image(ImagePlacement(image.bitmap, in: bounds.rect, capInsets: caps)))]
    }

    /// Whether the contents are an image that code has set, and not that of an animation.
    package var hasImageContents: Bool {
        guard let contents, contents is any LayerContents else { return false }
        return storedAnimations?.running.contains {
            ($0.animation as? CAPropertyAnimation)?.keyPath == "contents"
        } != true
    }
}
