/// Where something is along the edges of a rectangle. Raw values match Apple's.
public enum NSRectAlignment: Int, Hashable, Sendable {
    /// Nowhere.
    case none = 0
    /// In the middle of the top.
    case top = 1
    /// At the leading end of the top.
    case topLeading = 2
    /// In the middle of the leading edge.
    case leading = 3
    /// At the leading end of the bottom.
    case bottomLeading = 4
    /// In the middle of the bottom.
    case bottom = 5
    /// At the trailing end of the bottom.
    case bottomTrailing = 6
    /// In the middle of the trailing edge.
    case trailing = 7
    /// At the trailing end of the top.
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
