import Geometry
import Scene

/// Pictures as vector files embed them.
enum VectorPicture {
    /// A placement drawn alone, three pixels to the point.
    static func flattened(_ placement: ImagePlacement) -> Pixmap {
        var moved = placement
        moved.destination.origin = .zero
        let list = DisplayList(size: placement.destination.size, commands: [.draw(.image(moved))])
        let none = Pixmap(width: 0, height: 0)
        let scale = self.scale(for: placement.destination.size)
        return (try? rasterize(list, scale: scale, glyphs: .none, background: nil)) ?? none
    }

    /// Pixels a point of pictures that are not too large.
    static let fullScale = 3.0
    /// The most pixels of a picture; a larger one has fewer pixels a point.
    ///
    /// Chosen: 2,000 by 2,000 points at full scale, 144 MB while it is drawn.
    static let pixelLimit = 36_000_000.0

    /// Pixels a point of a picture of some size.
    private static func scale(for size: Size, _ pixelLimit: Double = pixelLimit) -> Double {
        let area = max(size.width, 1 / fullScale) * max(size.height, 1 / fullScale)
        return min(fullScale, (pixelLimit / area).squareRoot())
    }

    /// Commands drawn alone, three pixels to the point unless that is too much, as far as they lie in a box; nil
    /// where that is nothing.
    static func picture(
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

    /// What a blurred backdrop shows on the page, with as much around it as its blur reaches; `commands` end with
    /// the blur, and `transform` is what they draw it through.
    static func backdrop(
        _ shape: RoundedRect, _ radius: Double, behind commands: ArraySlice<DrawCommand>, on page: Size,
        through transform: AffineTransform, glyphs: GlyphSource, pixelLimit: Double
    ) -> ImagePlacement? {
        let reach = 3 * radius * transform.determinant.magnitude.squareRoot()
        let area = transform.boundingBox(of: shape.rect).inset(by: Insets(all: -reach))
        let box = area.intersection(Rect(origin: .zero, size: page))
        return picture(of: Array(commands), in: box, glyphs: glyphs, pixelLimit: pixelLimit)
    }

    /// The part of a box that may be seen on a page it is drawn on through a transform.
    static func visiblePart(of box: Rect?, on page: Size, through transform: AffineTransform) -> Rect? {
        guard let inverse = transform.inverse, inverse.isFinite else { return nil }
        return box?.intersection(inverse.boundingBox(of: Rect(origin: .zero, size: page)))
    }
}
