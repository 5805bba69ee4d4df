import Geometry
import Raster
package import Scene
import VectorImages

extension UIImage {
    /// The pixels; vector images are rasterized at the scale of their display, symbols in black.
    package var bitmap: Bitmap {
        switch content {
        case .bitmap(let bitmap): return bitmap
        case .symbol(let symbol):
            let bounds = CGRect(origin: .zero, size: symbol.size).rect
            return UIImage.pixels(
                symbol.name, symbol.commands(in: bounds, color: .black), bounds.size, symbol.displayScale)
        case .vector(let content):
            let size = content.image.size
            let steps = content.image.commands(in: Rect(origin: .zero, size: size), tint: nil)
            return UIImage.pixels(content.name, steps, size, content.displayScale)
        }
    }

    /// The maximum number of pixels of a rasterized vector image; larger ones have fewer pixels per point.
    /// Chosen: 64 MB, four times the pixels of the largest tablet.
    private static let vectorPixelLimit = 16_777_216.0

    private static func pixels(
        _ name: String, _ commands: [DrawCommand], _ size: Size, _ scale: CGFloat
    ) -> Bitmap {
        let list = DisplayList(size: size, commands: commands)
        let area = size.width * size.height
        let scale = area > 0 ? min(scale, (Self.vectorPixelLimit / area).squareRoot()) : scale
        let pixels = try? rasterize(list, scale: scale, text: RenderEnvironment.current.textEngine)
        return Bitmap(name: name, pixmap: pixels ?? Pixmap(width: 0, height: 0), scale: scale)
    }
}
