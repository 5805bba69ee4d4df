extension UICollectionView {
    /// The scroll directions of layouts.
    public enum ScrollDirection: Int, Hashable, Sendable {
        /// Vertical scrolling.
        case vertical = 0
        /// Horizontal scrolling.
        case horizontal = 1
    }

    /// What elements are. Raw values match Apple's.
    public enum ElementCategory: UInt, Hashable, Sendable {
        /// Cells.
        case cell = 0
        /// Headers, footers and other views that the data source provides.
        case supplementaryView = 1
        /// Views that show no data.
        case decorationView = 2
    }

    /// How soon items make room for one that is dragged. Raw values match Apple's.
    public enum ReorderingCadence: Int, Hashable, Sendable {
        /// At once.
        case immediate = 0
        /// Soon.
        case fast = 1
        /// After a while.
        case slow = 2
    }

    /// Whether cells that change in size are measured again. Raw values match Apple's.
    public enum SelfSizingInvalidation: Int, Hashable, Sendable {
        /// Not.
        case disabled = 0
        /// Where the cell asks for it.
        case enabled = 1
        /// Also where its constraints change.
        case enabledIncludingConstraints = 2
    }

    private static let storedReorderingCadence = SparseProperty<ReorderingCadence>(.immediate)
    private static let storedSelfSizingInvalidation = SparseProperty<SelfSizingInvalidation>(.enabled)

    /// How soon items make room for one that is dragged; kept, and has no effect here.
    public var reorderingCadence: ReorderingCadence {
        get { Self.storedReorderingCadence[self] }
        set { Self.storedReorderingCadence[self] = newValue }
    }

    /// Whether cells that change in size are measured again; they always are.
    public var selfSizingInvalidation: SelfSizingInvalidation {
        get { Self.storedSelfSizingInvalidation[self] }
        set { Self.storedSelfSizingInvalidation[self] = newValue }
    }

    /// Whether items are shown that the data source does not know of: between updates, never.
    public var hasUncommittedUpdates: Bool { false }
    /// The interaction that shows menus of items; nil, as they are shown without one.
    public var contextMenuInteraction: UIContextMenuInteraction? { nil }
}
