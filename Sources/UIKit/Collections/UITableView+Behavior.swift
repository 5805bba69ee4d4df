extension UITableView {
    /// What the insets of separators are counted from. Raw values match Apple's.
    public enum SeparatorInsetReference: Int, Hashable, Sendable {
        /// The edges of the cell.
        case fromCellEdges = 0
        /// The insets that the system chooses.
        case fromAutomaticInsets = 1
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

    private static let storedPrefetchDataSourceReference = SparseProperty<WeakReference?>(nil)
    private static let storedIsPrefetchingEnabled = SparseProperty<Bool>(true)
    private static let storedSeparatorInsetReference = SparseProperty<SeparatorInsetReference>(.fromCellEdges)
    private static let storedInsetsContentViewsToSafeArea = SparseProperty<Bool>(true)
    private static let storedSelfSizingInvalidation = SparseProperty<SelfSizingInvalidation>(.enabled)

    /// Whether rows are announced to the prefetching data source; kept, and has no effect here.
    public var isPrefetchingEnabled: Bool {
        get { Self.storedIsPrefetchingEnabled[self] }
        set { Self.storedIsPrefetchingEnabled[self] = newValue }
    }

    /// What `separatorInset` is counted from; kept, and has no effect here.
    public var separatorInsetReference: SeparatorInsetReference {
        get { Self.storedSeparatorInsetReference[self] }
        set { Self.storedSeparatorInsetReference[self] = newValue }
    }

    /// Whether the content of cells keeps within the safe area; kept, and has no effect here.
    public var insetsContentViewsToSafeArea: Bool {
        get { Self.storedInsetsContentViewsToSafeArea[self] }
        set { Self.storedInsetsContentViewsToSafeArea[self] = newValue }
    }

    /// Whether cells that change in size are measured again; they always are.
    public var selfSizingInvalidation: SelfSizingInvalidation {
        get { Self.storedSelfSizingInvalidation[self] }
        set { Self.storedSelfSizingInvalidation[self] = newValue }
    }

    /// The delegate that is notified of rows that come into view soon, which does not happen here; not retained.
    public var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        get { Self.storedPrefetchDataSourceReference[self]?.object as? any UITableViewDataSourcePrefetching }
        set { Self.storedPrefetchDataSourceReference[self] = WeakReference(object: newValue) }
    }
    /// Whether rows are shown that the data source does not know of: between updates, never.
    public var hasUncommittedUpdates: Bool { false }
    /// The interaction that shows menus of rows; nil, as they are shown without one.
    public var contextMenuInteraction: UIContextMenuInteraction? { nil }
    /// Reloads the titles of the index; has no effect here, as it is not drawn.
    public func reloadSectionIndexTitles() {}
    /// Scrolls until the selected row nearest to a position is visible.
    public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        guard let path = indexPathForSelectedRow else { return }
        scrollToRow(at: path, at: scrollPosition, animated: animated)
    }
    /// The title of an index that stands for a search field.
    public static let indexSearch = "{search}"
}

/// An object that is not retained.
struct WeakReference {
    weak var object: AnyObject?
}

/// The delegate that is notified of rows that come into view soon.
public protocol UITableViewDataSourcePrefetching: AnyObject {
    /// Called when rows come into view soon.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// Called when rows do not come into view after all.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    /// Does nothing.
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
