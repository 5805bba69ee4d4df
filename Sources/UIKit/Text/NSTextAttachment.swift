/// An image attached to a character of text.
open class NSTextAttachment: NSObject {
    private let header = CoreFoundationHeader()
    /// The image.
    open var image: UIImage?
    /// The bounds relative to the point on the baseline, y upward; zero for the image's own size on the
    /// baseline.
    open var bounds: CGRect = .zero

    /// Creates an attachment without an image.
    public override init() { super.init() }

    /// Creates an attachment with an image.
    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }

    /// The bounds used for drawing.
    var effectiveBounds: CGRect {
        bounds == .zero ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds
    }
}

extension NSAttributedString {
    /// The character that represents an attachment.
    static let attachmentCharacter = "\u{FFFC}"

    /// Creates an attributed string that consists of an attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: NSAttributedString.attachmentCharacter, attributes: [.attachment: attachment])
    }
}
