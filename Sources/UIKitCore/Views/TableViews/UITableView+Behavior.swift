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
