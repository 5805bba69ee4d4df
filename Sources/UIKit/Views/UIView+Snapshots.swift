extension UIView {
    /// Returns a view with a picture of this one as it is now; nil for a view without a size.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        guard bounds.width > 0, bounds.height > 0 else { return nil }
        let image = UIGraphicsImageRenderer(size: bounds.size).image { _ in
            _ = drawHierarchy(in: CGRect(origin: .zero, size: bounds.size), afterScreenUpdates: afterUpdates)
        }
        return UIImageView(image: image)
    }
}

extension UIImage {
    /// How the pixels are turned: images are upright once they are read.
    public var imageOrientation: Orientation { .up }

    /// Returns the image as JPEG; nil, as when an image cannot be encoded: there is no encoder for JPEG here.
    public func jpegData(compressionQuality: CGFloat) -> Data? { nil }
}

extension UIButton {
    /// Whether the button changes under a pointer, of which there is none.
    public var isPointerInteractionEnabled: Bool {
        get { false }
        set {}
    }
}
