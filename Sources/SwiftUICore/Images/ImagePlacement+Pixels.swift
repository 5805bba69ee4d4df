import Foundation
import Geometry
import Scene

extension ImagePlacement {
    /// The image in the pixels of its place, each that of the source's at its center; images with caps or tiles stay.
    func pixelated(scale: Double) -> ImagePlacement {
        let source = bitmap.pixmap
        let width = Int((destination.width * scale).rounded())
        let height = Int((destination.height * scale).rounded())
        // Chosen: at most 64 million pixels, beyond which memory would be the limit.
        guard resizing == .stretch, capInsets == .zero, width > 0, height > 0, source.width > 0,
            source.height > 0, width <= 64_000_000 / height
        else { return self }
        let columns = (0..<width).map { (2 * $0 + 1) * source.width / (2 * width) }
        var pixmap = Pixmap(width: width, height: height)
        for y in 0..<height {
            let line = (2 * y + 1) * source.height / (2 * height)
            for x in 0..<width { pixmap[x, y] = source[columns[x], line] }
        }
        return ImagePlacement(
            Bitmap(name: bitmap.name, pixmap: pixmap, scale: scale), in: destination, tint: tint)
    }
}
