extension UIView {
    /// Returns a view with a snapshot of this one; nil for a view without a size.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        guard bounds.width > 0, bounds.height > 0 else { return nil }
        let image = UIGraphicsImageRenderer(size: bounds.size).image { _ in
            _ = drawHierarchy(in: CGRect(origin: .zero, size: bounds.size), afterScreenUpdates: afterUpdates)
        }
        return UIImageView(image: image)
    }
}

extension UIView {
    /// Returns a view with a snapshot of a part of this one, stretched by cap insets; nil for a
    /// part without a size.
    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return nil }
        let image = UIGraphicsImageRenderer(size: rect.size).image { _ in
            let area = CGRect(
                x: -rect.minX + bounds.minX, y: -rect.minY + bounds.minY, width: bounds.width,
                height: bounds.height)
            _ = drawHierarchy(in: area, afterScreenUpdates: afterUpdates)
        }
        return UIImageView(image: image.resizableImage(withCapInsets: capInsets))
    }
}

extension UIImage {
    /// The orientation of the pixels: up, as images are oriented when they are read.
    public var imageOrientation: Orientation { .up }

    /// Returns the image as JPEG; nil, as when an image cannot be encoded: there is no encoder for JPEG here.
    public func jpegData(compressionQuality: CGFloat) -> Data? { nil }
}
