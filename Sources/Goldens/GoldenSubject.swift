package import Diagnostics
import Files
import ImageCodec
public import Scene

/// A test result to compare with a golden.
public struct GoldenSubject: Sendable {
    /// The golden's name within the store, without an extension: `gallery/guide.iphone-8`.
    public var name: String
    /// The content to compare.
    public var content: Content
    /// The screen and the conditions under which it was rendered.
    public var origin: GoldenOrigin
    /// What a picture may differ from its golden by.
    public var tolerance = GoldenTolerance.exact
    /// The parts of a picture that are not compared.
    public var masks: [GoldenMask] = []
    /// The frames that the content was made of, which explain a difference; nil if they are not known.
    public var layout: LayoutTree?
    /// The drawing commands that a picture was made of; nil if they are not known.
    public var commands: DisplayList?
    /// The digest of the content, if it is known already.
    package var knownDigest: String?
    /// Why it is neither compared nor recorded, as what it was made of is not there; nil where it is.
    package var refusal: Diagnostic?
    /// Returns what the document of the screen declares; nil without a document.
    public var declarations: (@Sendable () -> [GoldenDeclaration])?

    /// The content of a subject.
    public enum Content: Sendable {
        /// A text of the given kind.
        case text(GoldenKind, String)
        /// A picture at `scale` pixels per point, and its PNG encoding; nil to encode it only if it is needed.
        case picture(Pixmap, png: [UInt8]?, scale: Double)
        /// A picture at `scale` pixels per point, of which the golden keeps the digest alone.
        case digest(Pixmap, scale: Double)
    }

    /// Creates a subject for the golden with a name.
    public init(
        name: String, content: Content, origin: GoldenOrigin = GoldenOrigin(), layout: LayoutTree? = nil
    ) {
        self.name = name
        self.content = content
        self.origin = origin
        self.layout = layout
    }

    /// The kind of golden that it is compared with.
    public var kind: GoldenKind {
        switch content {
        case .text(let kind, _): kind
        case .picture: .picture
        case .digest: .digest
        }
    }

    /// The bytes of its golden.
    package var bytes: [UInt8] {
        if case .digest = content { Array("\(contentDigest)\n".utf8) } else { fileBytes }
    }

    /// The bytes of a file that shows it. A picture keeps the context that explains a difference and the digest of its pixels
    /// as texts in its file.
    package var fileBytes: [UInt8] {
        switch content {
        case .text: return contentBytes
        case .picture(let picture, _, _), .digest(let picture, _):
            let context = GoldenContext(of: self).text
            let file = contentBytes
            return PixelDigest.adding(
                of: picture,
                to: context.isEmpty ? file : PNGText.adding(context, keyword: GoldenContext.keyword, to: file)
            )
        }
    }

    /// The bytes of its golden, of a picture without the texts; lines end in a line feed.
    package var contentBytes: [UInt8] {
        switch content {
        case .text(_, let text): FileText.withLineFeeds(Array(text.utf8))
        case .picture(let picture, let png, _): png ?? encodePNG(picture)
        case .digest(let picture, _): encodePNG(picture)
        }
    }

    /// The digest of the content: of the text, or of the pixels.
    package var contentDigest: String {
        if let knownDigest { return knownDigest }
        switch content {
        case .text: return FastDigest.text(of: contentBytes)
        case .picture(let picture, _, _), .digest(let picture, _): return PixelDigest.text(of: picture)
        }
    }

    /// Whether a golden is the same file, of a picture apart from texts, or has the same pixels as it says.
    func isEqual(to golden: [UInt8]) -> Bool {
        switch content {
        case .text(_, let text): golden.elementsEqual(text.utf8) || golden == contentBytes
        case .picture:
            if let digest = PixelDigest.stored(in: golden) {
                digest == contentDigest
            } else {
                PNGText.isEqual(golden, to: contentBytes)
            }
        case .digest: golden.elementsEqual(bytes)
        }
    }
}
