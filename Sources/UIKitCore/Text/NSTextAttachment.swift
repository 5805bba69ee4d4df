/// An image attached to a character of text.
open class NSTextAttachment: NSObject {
    private let header = CoreFoundationHeader()
    /// The image; nil for none.
    open var image: UIImage?
    /// The bounds relative to the point on the baseline, y upward; zero for the image's own size on the
    /// baseline.
    open var bounds: CGRect = .zero

    /// The data of a file; nil for none. It is not shown.
    open var contents: Data?
    /// The uniform type identifier of the file; nil for none.
    open var fileType: String?

    /// Creates an attachment without an image.
    public override init() { super.init() }

    /// Creates an attachment of the data of a file.
    public init(data contentData: Data?, ofType uti: String?) {
        super.init()
        contents = contentData
        fileType = uti
        image = contentData.flatMap { UIImage(data: $0) }
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) { super.init() }

    /// Returns the image that is drawn.
    open func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? { image }

    /// Returns the bounds, relative to the point on the baseline, y upward.
    ///
    /// - Parameters:
    ///   - textContainer: Nil: text is laid out without one.
    ///   - lineFrag: The line, as wide as the screen.
    ///   - position: Zero.
    ///   - charIndex: 0.
    /// - Returns: The bounds in points.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
        glyphPosition position: CGPoint, characterIndex charIndex: Int
    ) -> CGRect { effectiveBounds }

    /// The bounds that text is laid out with.
    var layoutBounds: CGRect {
        guard type(of: self) != NSTextAttachment.self else { return effectiveBounds }
        let line = CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 20)
        return attachmentBounds(
            for: nil, proposedLineFragment: line, glyphPosition: .zero, characterIndex: 0)
    }

    /// The image that is drawn in bounds.
    func drawnImage(in bounds: CGRect) -> UIImage? {
        guard type(of: self) != NSTextAttachment.self else { return image }
        return image(forBounds: bounds, textContainer: nil, characterIndex: 0)
    }

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
