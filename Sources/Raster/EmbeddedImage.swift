import Geometry
import Scene

/// Images embedded in SVG and PDF files.
enum EmbeddedImage {
    /// Returns a placement rasterized at three pixels per point.
    static func rasterized(_ placement: ImagePlacement) -> Pixmap {
        var moved = placement
        moved.destination.origin = .zero
        let list = DisplayList(size: placement.destination.size, commands: [.draw(.image(moved))])
        let none = Pixmap(width: 0, height: 0)
        let scale = self.scale(for: placement.destination.size)
        return (try? rasterize(list, scale: scale, glyphs: .none, background: nil)) ?? none
    }

    /// The scale in pixels per point, unless the image would be too large.
    static let fullScale = 3.0
    /// The maximum number of pixels; larger images get a smaller scale.
    ///
    /// Chosen: 2,000 by 2,000 points at full scale, 144 MB while it is drawn.
    static let pixelLimit = 36_000_000.0

    /// Returns the scale of an image of a size in points.
    private static func scale(for size: Size, _ pixelLimit: Double = pixelLimit) -> Double {
        let area = max(size.width, 1 / fullScale) * max(size.height, 1 / fullScale)
        return min(fullScale, (pixelLimit / area).squareRoot())
    }

    /// Returns the part of rasterized commands inside a box, at three pixels per point unless that is too
    /// large; nil if it is empty.
    static func image(
        of commands: [DrawCommand], in box: Rect?, glyphs: GlyphSource, pixelLimit: Double
    ) -> ImagePlacement? {
        guard let box, box.isFinite, box.width > 0, box.height > 0 else { return nil }
        let back = Point(x: -box.minX, y: -box.minY), scale = scale(for: box.size, pixelLimit)
        let list = DisplayList(size: box.size, commands: commands.map { $0.offset(by: back) })
        guard let pixmap = try? rasterize(list, scale: scale, glyphs: glyphs, background: nil) else {
            return nil
        }
        let size = Size(width: Double(pixmap.width) / scale, height: Double(pixmap.height) / scale)
        return ImagePlacement(
            Bitmap(name: "picture", pixmap: pixmap, scale: scale), in: Rect(origin: box.origin, size: size))
    }

    /// Returns the image of a blurred backdrop on the page with a margin as wide as the blur's reach;
    /// `commands` end with the blur, drawn with `transform`.
    static func backdrop(
        _ shape: RoundedRect, _ radius: Double, behind commands: ArraySlice<DrawCommand>, on page: Size,
        through transform: AffineTransform, glyphs: GlyphSource, pixelLimit: Double
    ) -> ImagePlacement? {
        let reach = 3 * radius * transform.determinant.magnitude.squareRoot()
        let area = transform.boundingBox(of: shape.rect).inset(by: Insets(all: -reach))
        let box = area.intersection(Rect(origin: .zero, size: page))
        return image(of: Array(commands), in: box, glyphs: glyphs, pixelLimit: pixelLimit)
    }

    /// Returns the part of a box that is visible on a page with a transform.
    static func visiblePart(of box: Rect?, on page: Size, through transform: AffineTransform) -> Rect? {
        guard let inverse = transform.inverse, inverse.isFinite else { return nil }
        return box?.intersection(inverse.boundingBox(of: Rect(origin: .zero, size: page)))
    }
}
