import Scene

extension CIColor {
    /// Creates a color of another.
    public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
}

extension CIImage {
    /// Creates an image of the pixels of another; nil for one without pixels.
    public convenience init?(image: UIImage) {
        let pixels = image.bitmap.pixmap
        guard pixels.width > 0, pixels.height > 0 else { return nil }
        self.init(pixmap: pixels)
    }
    /// Creates an image of the pixels of another; the options have no effect.
    public convenience init?(image: UIImage, options: [CIImageOption: Any]?) { self.init(image: image) }
    /// Creates an image of the contents of a file; nil for contents that are no image.
    public convenience init?(data: Data) {
        guard let image = UIImage(data: data) else { return nil }
        self.init(image: image)
    }
    /// Creates an image of a file; nil for one that is no image.
    public convenience init?(contentsOf url: URL) {
        guard let image = UIImage(contentsOfFile: url.path) else { return nil }
        self.init(image: image)
    }
}

extension CIContext {
    /// Returns the file of an image as JPEG; nil for one without an end.
    public func jpegRepresentation(of image: CIImage, colorSpace: CGColorSpace) -> Data? {
        createCGImage(image, from: image.extent).flatMap {
            UIImage(cgImage: $0).jpegData(compressionQuality: 0.9)
        }
    }
}

extension CIFilter: KeyedValueOwner {
    /// Returns a value, or the result.
    package func ownValue(forKeyPath keyPath: String) -> Any? { filterValue(forKey: keyPath) }
    /// Sets a value.
    package func setOwnValue(_ value: Any?, forKeyPath keyPath: String) {
        setFilterValue(value, forKey: keyPath)
    }
}

extension UIImage {
    /// Creates an image of a filtered one; empty for one without an end.
    public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }
    /// Creates an image of a filtered one at a scale; the orientation has no effect.
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
        let pixels = ciImage.pixels(in: ciImage.extent.integral) ?? Pixmap(width: 0, height: 0)
        self.init(Bitmap(name: "CIImage", pixmap: pixels, scale: scale))
    }
    /// The filtered image that this one is of; nil, as images keep only the pixels.
    public var ciImage: CIImage? { nil }
}
