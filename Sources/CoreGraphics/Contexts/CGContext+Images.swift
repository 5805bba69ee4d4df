import Diagnostics
import Geometry
import RenderContext
import Scene

extension CGContext {
    /// Draws an image in a rectangle, upright where y increases upward, and so upside down in UIKit's contexts. An image mask
    /// is drawn in the fill color.
    public func draw(_ image: CGImage, in rect: CGRect) {
        draw(image, in: rect, byTiling: false)
    }

    /// Draws an image in a rectangle, and with tiling repeatedly around it, as far as the clip reaches.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {
        let rect = rect.standardized
        guard rect.isFiniteRect, rect.width > 0, rect.height > 0 else { return }
        let bitmap = Bitmap(name: "image", pixmap: image.pixmap, scale: 1)
        let tint = image.isMask ? state.fillColor : nil
        let tiles = byTiling ? tiles(of: rect.rect) : [rect.rect]
        let drawings = tiles.map {
            ImagePlacement(bitmap, in: CGContext.flipped($0, about: rect), tint: tint)
        }
        saveGState()
        concatenate(CGContext.flip(of: rect))
        for placement in drawings { record(.image(placement), bounds: placement.destination) }
        restoreGState()
    }

    /// Chosen: more tiles than that are too small to see.
    private static let tileLimit = 10_000.0

    /// Returns the rectangle and its neighbors inside the clip.
    private func tiles(of rect: Rect) -> [Rect] {
        let clip = boundingBoxOfClipPath.rect
        let columns =
            ((clip.minX - rect.minX) / rect.width).rounded(.down)..<((clip.maxX - rect.minX) / rect.width)
        let rows =
            ((clip.minY - rect.minY) / rect.height).rounded(.down)..<((clip.maxY - rect.minY) / rect.height)
        let count = (columns.upperBound - columns.lowerBound) * (rows.upperBound - rows.lowerBound)
        guard count < CGContext.tileLimit else {
            RenderEnvironment.current.report(
                Diagnostic(.drawingUnsupported, "an image is not tiled: there would be too many tiles"))
            return []
        }
        return stride(from: rows.lowerBound, to: rows.upperBound, by: 1).flatMap { row in
            stride(from: columns.lowerBound, to: columns.upperBound, by: 1).map { column in
                rect.offset(by: Point(x: column * rect.width, y: row * rect.height))
            }
        }
    }

    /// The transform that turns images in a rectangle upside down.
    private static func flip(of rect: CGRect) -> CGAffineTransform {
        CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
    }
    private static func flipped(_ tile: Rect, about rect: CGRect) -> Rect {
        Rect(x: tile.minX, y: rect.minY + rect.maxY - tile.maxY, width: tile.width, height: tile.height)
    }

    /// Intersects the clip with the shape of an image that is scaled to a rectangle: what an image mask paints; else the
    /// image's alpha, or its lightness if it is opaque.
    public func clip(to rect: CGRect, mask: CGImage) {
        let rect = rect.standardized
        guard rect.isFiniteRect else { return }
        let bitmap = Bitmap(name: "mask", pixmap: mask.maskPixels, scale: 1)
        let steps: [DrawCommand] = [
            .push(.transform(CGContext.flip(of: rect).transform)),
            .draw(.image(ImagePlacement(bitmap, in: rect.rect))), .pop,
        ]
        clip(toMask: steps, in: rect.rect)
    }

    /// Returns an image of what was drawn; nil where it would be too large.
    public func makeImage() -> CGImage? {
        if let canvas { return canvas.image(of: self) }
        return pixels(scale: imageScale).map { CGImage($0) }
    }

    /// Draws a layer at its size.
    public func draw(_ layer: CGLayer, at point: CGPoint) {
        draw(layer, in: CGRect(origin: point, size: layer.size))
    }
    /// Draws a layer, scaled to a rectangle.
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        guard layer.size.width > 0, layer.size.height > 0, rect.isFiniteRect else { return }
        let move = Geometry.AffineTransform(
            a: rect.width / layer.size.width, b: 0, c: 0, d: rect.height / layer.size.height, tx: rect.minX,
            ty: rect.minY)
        let whole = RoundedRect(Rect(origin: .zero, size: layer.size.pipelineSize))
        let steps = [.push(.transform(move)), .push(.clip(whole))] + layer.commands + [.pop, .pop]
        record(steps, bounds: rect.standardized.rect)
    }
}
