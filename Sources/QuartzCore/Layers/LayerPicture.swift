package import Scene

/// The contents of a layer at its scale.
package protocol LayerPicture {
    /// The size in points.
    var size: CGSize { get }
    /// The pixels, at the scale of the layer.
    var bitmap: Bitmap { get }
    /// Returns the drawing in the bounds of a layer.
    func commands(in bounds: CGRect, gravity: CALayerContentsGravity) -> [DrawCommand]
}

/// The pixels of an image as the contents of a layer.
struct LayerBitmap: LayerPicture {
    let bitmap: Bitmap

    init(scale: CGFloat, of image: CGImage) {
        bitmap = Bitmap(name: "image", pixmap: image.pixmap, scale: scale)
    }

    var size: CGSize { CGSize(bitmap.size) }

    func commands(in bounds: CGRect, gravity: CALayerContentsGravity) -> [DrawCommand] {
        [.draw(.image(ImagePlacement(bitmap, in: gravity.destination(of: size, in: bounds).rect)))]
    }
}
