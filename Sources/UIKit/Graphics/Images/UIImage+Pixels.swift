import Geometry
import Raster
package import Scene

extension UIImage {
    /// The pixels; those of a symbol in black, at the scale of the display it was made for.
    package var bitmap: Bitmap {
        switch picture {
        case .bitmap(let bitmap): return bitmap
        case .symbol(let symbol):
            let bounds = CGRect(origin: .zero, size: symbol.size).rect
            let list = DisplayList(
                size: bounds.size, commands: symbol.commands(in: bounds, color: .black))
            let pixels = try? rasterize(
                list, scale: symbol.displayScale, text: RenderEnvironment.current.textEngine)
            return Bitmap(
                name: symbol.name, pixmap: pixels ?? Pixmap(width: 0, height: 0), scale: symbol.displayScale)
        }
    }
}
