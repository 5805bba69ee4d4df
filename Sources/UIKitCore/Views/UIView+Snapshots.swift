extension UIView {
}

extension UIImage {
    /// The orientation of the pixels: up, as images are oriented when they are read.
    public var imageOrientation: Orientation { .up }

    /// Returns the image as JPEG; nil, as when an image cannot be encoded: there is no encoder for JPEG here.
    public func jpegData(compressionQuality: CGFloat) -> Data? { nil }
}
