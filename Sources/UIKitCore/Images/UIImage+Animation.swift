import Assets

/// The key of the identifier.
private nonisolated(unsafe) let identifierKey = UnsafeRawPointer(  // Its memory is never read or written.
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

extension UIImage {
    /// The images that are shown in turn; nil for an image that stays.
    public var images: [UIImage]? { displayAttributes.animation?.images }
    /// How long all images are shown, in seconds; 0 for an image that stays.
    public var duration: TimeInterval { displayAttributes.animation?.duration ?? 0 }

    /// Creates an image that shows others in turn, of which a render has the first.
    ///
    /// - Parameters:
    ///   - images: The images.
    ///   - duration: How long all of them are shown, in seconds; 0 for a thirtieth of a second each.
    /// - Returns: The image; nil without images.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        let whole = duration > 0 ? duration : Double(images.count) / 30
        return first.changed { $0.animation = (images, whole) }
    }

    /// Creates an image that shows the images of a name and a number from 0 on in turn; nil if there is none.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        var images: [UIImage] = []
        // Source: Apple's documentation, numbers go up to 1024.
        while images.count <= 1024, let next = listed("\(name)\(images.count)") { images.append(next) }
        return animatedImage(with: images, duration: duration)
    }

    /// Returns an image of the render's assets; nil, without a diagnostic, where there is none.
    private class func listed(_ name: String) -> UIImage? {
        let environment = RenderEnvironment.current, traits = AssetTraits(environment.traits)
        if case .problem = environment.assets.image(named: name, traits: traits) { return nil }
        return UIImage(named: name)
    }

    /// The name by which tests find the image.
    public var accessibilityIdentifier: String? {
        get { objc_getAssociatedObject(self, identifierKey) as? String }
        set {
            objc_setAssociatedObject(self, identifierKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC)
        }
    }
}
