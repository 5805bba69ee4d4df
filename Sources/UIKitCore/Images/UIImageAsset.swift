/// An image for several traits, as for light and dark.
///
/// A view shows an image as it is, not the one that its asset has for the traits of the view; get that with
/// `image(with:)`.
open class UIImageAsset: NSObject {
    private var images: [(traits: UITraitCollection, image: UIImage)] = []

    /// The image whose asset this is, which owns it; nil for none.
    private weak var original: UIImage?

    /// Creates an asset without images.
    public override init() { super.init() }

    init(of image: UIImage) {
        original = image
        super.init()
    }

    /// Returns the image for traits: of those whose traits hold, the last that was added; else the image whose
    /// asset this is, or the first.
    ///
    /// An asset without images returns one of no size.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        let match = images.last { traitCollection.containsTraits(in: $0.traits) }
        return match?.image ?? original ?? images.first?.image ?? UIImage()
    }
    /// Adds an image for traits, in place of one for the same.
    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        unregister(with: traitCollection)
        images.append((traitCollection, image))
    }
    /// Removes the image for traits.
    open func unregister(with traitCollection: UITraitCollection) {
        images.removeAll {
            $0.traits.containsTraits(in: traitCollection) && traitCollection.containsTraits(in: $0.traits)
        }
    }
}

extension UIImage {
    /// The asset of the image: at first the image alone.
    public var imageAsset: UIImageAsset? { Self.assetKey.value(of: self) { UIImageAsset(of: self) } }
    private static let assetKey = AttachmentKey()
}
