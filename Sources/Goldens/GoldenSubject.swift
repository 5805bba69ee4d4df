public import Scene

/// What a test made and compares with a golden.
public struct GoldenSubject: Sendable {
    /// The golden's name within the store, without an extension: `gallery/guide.iphone-8`.
    public var name: String
    /// What was made.
    public var content: Content

    /// What was made.
    public enum Content: Sendable {
        /// A text of the given kind.
        case text(GoldenKind, String)
        /// A picture of `scale` pixels a point, and the same picture as PNG.
        case picture(Pixmap, png: [UInt8], scale: Double)
    }

    /// Something to compare with the golden of the given name.
    public init(name: String, content: Content) {
        self.name = name
        self.content = content
    }

    /// What kind of golden it is compared with.
    public var kind: GoldenKind {
        switch content {
        case .text(let kind, _): kind
        case .picture: .picture
        }
    }

    /// What a golden of it holds.
    package var bytes: [UInt8] {
        switch content {
        case .text(_, let text): Array(text.utf8)
        case .picture(_, let png, _): png
        }
    }
}
