extension UITableView {
    /// The reference of separator insets. Raw values match Apple's.
    public enum SeparatorInsetReference: Int, Hashable, Sendable {
        /// The edges of the cell.
        case fromCellEdges = 0
        /// The automatic insets of the system.
        case fromAutomaticInsets = 1
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

    private static let storedPrefetchDataSourceReference = SparseProperty<WeakReference?>(nil)
    private static let storedIsPrefetchingEnabled = SparseProperty<Bool>(true)
    private static let storedSeparatorInsetReference = SparseProperty<SeparatorInsetReference>(.fromCellEdges)
    private static let storedInsetsContentViewsToSafeArea = SparseProperty<Bool>(true)
    private static let storedSelfSizingInvalidation = SparseProperty<SelfSizingInvalidation>(.enabled)

    /// Whether the prefetching data source is called; kept, and has no effect here.
    public var isPrefetchingEnabled: Bool {
        get { Self.storedIsPrefetchingEnabled[self] }
        set { Self.storedIsPrefetchingEnabled[self] = newValue }
    }

    /// The reference of `separatorInset`; kept, and has no effect here.
    public var separatorInsetReference: SeparatorInsetReference {
        get { Self.storedSeparatorInsetReference[self] }
        set { Self.storedSeparatorInsetReference[self] = newValue }
    }

    /// Whether content views of cells are within the safe area; kept, and has no effect here.
    public var insetsContentViewsToSafeArea: Bool {
        get { Self.storedInsetsContentViewsToSafeArea[self] }
        set { Self.storedInsetsContentViewsToSafeArea[self] = newValue }
    }

    /// When cells that change in size are measured again; here they always are.
    public var selfSizingInvalidation: SelfSizingInvalidation {
        get { Self.storedSelfSizingInvalidation[self] }
        set { Self.storedSelfSizingInvalidation[self] = newValue }
    }

    /// The object that prepares the data of rows before they become visible, which is never called here; not retained.
    public var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        get { Self.storedPrefetchDataSourceReference[self]?.object as? any UITableViewDataSourcePrefetching }
        set { Self.storedPrefetchDataSourceReference[self] = WeakReference(object: newValue) }
    }
    /// The title of an index that represents a search field.
    public static let indexSearch = "{search}"
}

/// An object that is not retained.
struct WeakReference {
    weak var object: AnyObject?
}

/// An object that prepares the data of rows before they become visible.
public protocol UITableViewDataSourcePrefetching: AnyObject {
    /// Called for rows that will soon become visible.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// Called for rows that will not become visible after all.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    /// The default implementation ignores the rows.
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
