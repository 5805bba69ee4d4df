import Geometry
import RenderContext
package import Scene

extension CALayer {
    /// Returns the drawing of contents with its images enlarged by `magnificationFilter`.
    ///
    /// For the nearest sample an image is enlarged here to the pixels of the screen; smaller ones, and those with caps,
    /// stay smooth.
    package func magnified(_ commands: [DrawCommand]) -> [DrawCommand] {
        guard magnificationFilter == .nearest else { return commands }
        let scale = Double(RenderEnvironment.current.displayTraits.displayScale)
        return commands.map { command in
            guard case .draw(.image(var placement)) = command, placement.capInsets == .zero,
                let bitmap = placement.bitmap.enlarged(to: placement.destination.size, scale: scale)
            else { return command }
            placement.bitmap = bitmap
            return .draw(.image(placement))
        }
    }
}

extension Bitmap {
    /// Chosen: the most pixels that an enlarged image has, more than those of any screen.
    private static let pixelLimit = 16_000_000.0

    /// Returns the bitmap with a size in points, each of whose pixels is the nearest sample; nil where it is not larger.
    fileprivate func enlarged(to size: Size, scale: Double) -> Bitmap? {
        let across = (size.width * scale).rounded(), down = (size.height * scale).rounded()
        guard across.isFinite, down.isFinite, across * down <= Bitmap.pixelLimit, scale > 0,
            pixmap.width > 0, pixmap.height > 0,
            across > Double(pixmap.width) || down > Double(pixmap.height),
            across >= Double(pixmap.width), down >= Double(pixmap.height)
        else { return nil }
        var large = Pixmap(width: Int(across), height: Int(down))
        let columns = (0..<large.width).map { Bitmap.sample($0, of: large.width, in: pixmap.width) }
        for y in 0..<large.height {
            let row = Bitmap.sample(y, of: large.height, in: pixmap.height)
            for x in 0..<large.width { large[x, y] = pixmap[columns[x], row] }
        }
        return Bitmap(name: name, pixmap: large, scale: scale, size: size)
    }

    /// The sample at the middle of a pixel.
    private static func sample(_ pixel: Int, of pixels: Int, in samples: Int) -> Int {
        (2 * pixel + 1) * samples / (2 * pixels)
    }
}
