/// An alignment along the edges of a rectangle. Raw values match Apple's.
public enum NSRectAlignment: Int, Hashable, Sendable {
    /// No alignment to an edge.
    case none = 0
    /// At the center of the top edge.
    case top = 1
    /// At the top leading corner.
    case topLeading = 2
    /// At the center of the leading edge.
    case leading = 3
    /// At the bottom leading corner.
    case bottomLeading = 4
    /// At the center of the bottom edge.
    case bottom = 5
    /// At the bottom trailing corner.
    case bottomTrailing = 6
    /// At the center of the trailing edge.
    case trailing = 7
    /// At the top trailing corner.
    case topTrailing = 8

    /// The side along an axis: -1 at the leading edge or the top, 1 at the others, 0 in the middle.
    func side(_ isHorizontal: Bool) -> Int {
        switch self {
        case .none: 0
        case .top: isHorizontal ? 0 : -1
        case .topLeading: -1
        case .leading: isHorizontal ? -1 : 0
        case .bottomLeading: isHorizontal ? -1 : 1
        case .bottom: isHorizontal ? 0 : 1
        case .bottomTrailing: 1
        case .trailing: isHorizontal ? 1 : 0
        case .topTrailing: isHorizontal ? 1 : -1
        }
    }
}
