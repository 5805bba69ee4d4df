public import UIKitCore

/// A placeholder row for a drop whose data is still loading.
open class UITableViewPlaceholder: NSObject {
    /// The index path at which the row is inserted.
    public let insertionIndexPath: IndexPath
    /// The reuse identifier of the placeholder's cell.
    public let reuseIdentifier: String
    /// The height of the row, in points.
    public let rowHeight: CGFloat
    /// Configures the cell of the placeholder; nil for nothing.
    open var cellUpdateHandler: ((UITableViewCell) -> Void)?

    /// Creates a placeholder for an index path.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
        self.insertionIndexPath = insertionIndexPath
        self.reuseIdentifier = reuseIdentifier
        self.rowHeight = rowHeight
        super.init()
    }
}

/// A placeholder row for a drop, to which the drag preview is animated.
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
    /// Returns the parameters of the preview; nil for the whole cell.
    open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// The context of a placeholder that is displayed.
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
    /// The item that was dropped.
    var dragItem: UIDragItem { get }
    /// Replaces the placeholder; the closure updates the data source at the row's index path.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool
    /// Removes the placeholder from the table view.
    @discardableResult
    func deletePlaceholder() -> Bool
}

/// A placeholder item for a drop whose data is still loading.
open class UICollectionViewPlaceholder: NSObject {
    /// The index path at which the item is inserted.
    public let insertionIndexPath: IndexPath
    /// The reuse identifier of the placeholder's cell.
    public let reuseIdentifier: String
    /// Configures the cell of the placeholder; nil for nothing.
    open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

    /// Creates a placeholder for an index path.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
        self.insertionIndexPath = insertionIndexPath
        self.reuseIdentifier = reuseIdentifier
        super.init()
    }
}

/// A placeholder item for a drop, to which the drag preview is animated.
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
    /// Returns the parameters of the preview; nil for the whole cell.
    open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// The context of a placeholder that is displayed.
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
    /// The item that was dropped.
    var dragItem: UIDragItem { get }
    /// Replaces the placeholder; the closure updates the data source at the item's index path.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool
    /// Removes the placeholder from the collection view.
    @discardableResult
    func deletePlaceholder() -> Bool
    /// Configures the cell of the placeholder again.
    func setNeedsCellUpdate()
}
