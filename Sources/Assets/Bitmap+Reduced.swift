import Geometry
import ImageCodec
import Scene

extension Bitmap {
    /// The image of a file at `scale` pixels per point, whose size does not depend on how many pixels were kept.
    convenience init(name: String, _ image: ReducedImage, scale: Double) {
        guard image.factor > 1 else {
            self.init(name: name, pixmap: image.pixmap, scale: scale)
            return
        }
        let scale = scale > 0 && scale.isFinite ? scale : 1
        self.init(
            name: name, pixmap: image.pixmap, scale: scale / Double(image.factor),
            size: Size(width: Double(image.width) / scale, height: Double(image.height) / scale))
    }
}
