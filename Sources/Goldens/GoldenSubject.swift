public import Scene

/// A test result to compare with a golden.
public struct GoldenSubject: Sendable {
    /// The golden's name within the store, without an extension: `gallery/guide.iphone-8`.
    public var name: String
    /// The content to compare.
    public var content: Content

    /// The content of a subject.
    public enum Content: Sendable {
        /// A text of the given kind.
        case text(GoldenKind, String)
        /// A picture at `scale` pixels per point, and its PNG encoding.
        case picture(Pixmap, png: [UInt8], scale: Double)
    }

    /// Creates a subject for the golden with a name.
    public init(name: String, content: Content) {
        self.name = name
        self.content = content
    }

    /// The kind of golden that it is compared with.
    public var kind: GoldenKind {
        switch content {
        case .text(let kind, _): kind
        case .picture: .picture
        }
    }

    /// The bytes of its golden.
    package var bytes: [UInt8] {
        switch content {
        case .text(_, let text): Array(text.utf8)
        case .picture(_, let png, _): png
        }
    }
}
