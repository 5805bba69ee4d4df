/// The content of a golden; the earlier stage first.
public enum GoldenKind: String, CaseIterable, Hashable, Sendable {
    /// The text of a layout tree.
    case layout
    /// The text of a display list.
    case commands
    /// A log of events.
    case events
    /// A picture as PNG.
    case picture
    /// The digest of a picture's pixels, a line of `goldens.lock`.
    case digest

    /// Whether its file is text.
    var isText: Bool {
        switch self {
        case .layout, .commands, .events: true
        case .picture, .digest: false
        }
    }

    /// The file name extension with its dot.
    public var fileExtension: String {
        switch self {
        case .layout: ".layout.txt"
        case .commands: ".commands.txt"
        case .events: ".events.txt"
        case .picture: ".png"
        case .digest: ".digest"
        }
    }
}
