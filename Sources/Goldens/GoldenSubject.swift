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
    /// Returns what the document of the screen declares; nil without a document.
    public var declarations: (@Sendable () -> [GoldenDeclaration])?

    /// The content of a subject.
    public enum Content: Sendable {
        /// A text of the given kind.
        case text(GoldenKind, String)
        /// A picture at `scale` pixels per point, and its PNG encoding.
        case picture(Pixmap, png: [UInt8], scale: Double)
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
        }
    }

    /// The bytes of its golden. A picture keeps the context that explains a difference as text in its file.
    package var bytes: [UInt8] {
        switch content {
        case .text(_, let text): return Array(text.utf8)
        case .picture(_, let png, _):
            let context = GoldenContext(of: self).text
            return context.isEmpty ? png : PNGText.adding(context, keyword: GoldenContext.keyword, to: png)
        }
    }

    /// The bytes of its golden, of a picture without the context.
    package var contentBytes: [UInt8] {
        switch content {
        case .text(_, let text): Array(text.utf8)
        case .picture(_, let png, _): png
        }
    }

    /// Whether a golden is the same file, of a picture apart from its context.
    func isEqual(to golden: [UInt8]) -> Bool {
        switch content {
        case .text(_, let text): golden.elementsEqual(text.utf8)
        case .picture(_, let png, _): PNGText.isEqual(golden, to: png)
        }
    }
}
