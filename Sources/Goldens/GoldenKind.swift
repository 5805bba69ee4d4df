/// The content of a golden; the earlier stage first.
public enum GoldenKind: String, CaseIterable, Hashable, Sendable {
    /// The text of a layout tree.
    case layout
    /// The text of a display list.
    case commands
    /// A picture.
    case picture

    /// The file name extension with its dot.
    public var fileExtension: String {
        switch self {
        case .layout: ".layout.txt"
        case .commands: ".commands.txt"
        case .picture: ".png"
        }
    }
}
