/// A picture that stands in text like a character.
open class NSTextAttachment: NSObject {
    private let header = CoreFoundationHeader()
    /// The picture.
    open var image: UIImage?
    /// Where it stands from the point on the baseline, y upwards; zero for the image's own size on the baseline.
    open var bounds: CGRect = .zero

    /// An attachment without a picture.
    public override init() { super.init() }

    /// An attachment with a picture.
    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }

    /// The bounds as they are drawn.
    var effectiveBounds: CGRect {
        bounds == .zero ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds
    }
}

extension NSAttributedString {
    /// The character that stands for an attachment.
    static let attachmentCharacter = "\u{FFFC}"

    /// Text that is one attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: NSAttributedString.attachmentCharacter, attributes: [.attachment: attachment])
    }
}
