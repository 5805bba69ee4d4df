extension UICollectionView {
    /// The scroll directions of layouts. Raw values match Apple's.
    public enum ScrollDirection: Int, Hashable, Sendable {
        /// The content scrolls vertically.
        case vertical = 0
        /// The content scrolls horizontally.
        case horizontal = 1
    }

    /// The categories of elements. Raw values match Apple's.
    public enum ElementCategory: UInt, Hashable, Sendable {
        /// Cells, one for each item.
        case cell = 0
        /// Headers, footers and other views that the data source provides.
        case supplementaryView = 1
        /// Decoration views, which show no data.
        case decorationView = 2
    }

    /// The delay before items make room for one that is dragged. Raw values match Apple's.
    public enum ReorderingCadence: Int, Hashable, Sendable {
        /// Without a delay.
        case immediate = 0
        /// After a short delay.
        case fast = 1
        /// After a longer delay.
        case slow = 2
    }

    /// When cells that change in size are measured again. Raw values match Apple's.
    public enum SelfSizingInvalidation: Int, Hashable, Sendable {
        /// Cells are not measured again.
        case disabled = 0
        /// When the cell invalidates its intrinsic size.
        case enabled = 1
        /// Also when constraints of the content change.
        case enabledIncludingConstraints = 2
    }
}
