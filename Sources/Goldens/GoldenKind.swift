/// What a golden holds; the earlier stage first.
public enum GoldenKind: String, CaseIterable, Hashable, Sendable {
    /// The text of a layout tree.
    case layout
    /// The text of a display list.
    case commands
    /// A picture.
    case picture

    /// What follows the golden's name in its file name, with the full stop.
    public var fileExtension: String {
        switch self {
        case .layout: ".layout.txt"
        case .commands: ".commands.txt"
        case .picture: ".png"
        }
    }
}
