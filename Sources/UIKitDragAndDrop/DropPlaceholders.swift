public import UIKitCore

/// A row that stands for dropped content that is still loading.
open class UITableViewPlaceholder: NSObject {
    /// Where it is inserted.
    public let insertionIndexPath: IndexPath
    /// The name of the cells that show it.
    public let reuseIdentifier: String
    /// Its height, in points.
    public let rowHeight: CGFloat
    /// Sets up its cell.
    open var cellUpdateHandler: ((UITableViewCell) -> Void)?

    /// Creates a placeholder.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
        self.insertionIndexPath = insertionIndexPath
        self.reuseIdentifier = reuseIdentifier
        self.rowHeight = rowHeight
        super.init()
    }
}

/// A row that stands for dropped content, with a picture that goes there.
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
    /// Returns how the picture is shown.
    open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// A placeholder that is shown.
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
    /// What was dropped.
    var dragItem: UIDragItem { get }
    /// Replaces the placeholder; the closure updates the data with the row's place.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool
    /// Removes the placeholder.
    @discardableResult
    func deletePlaceholder() -> Bool
}

/// An item that stands for dropped content that is still loading.
open class UICollectionViewPlaceholder: NSObject {
    /// Where it is inserted.
    public let insertionIndexPath: IndexPath
    /// The name of the cells that show it.
    public let reuseIdentifier: String
    /// Sets up its cell.
    open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

    /// Creates a placeholder.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
        self.insertionIndexPath = insertionIndexPath
        self.reuseIdentifier = reuseIdentifier
        super.init()
    }
}

/// An item that stands for dropped content, with a picture that goes there.
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
    /// Returns how the picture is shown.
    open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// A placeholder that is shown.
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
    /// What was dropped.
    var dragItem: UIDragItem { get }
    /// Replaces the placeholder; the closure updates the data with the item's place.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool
    /// Removes the placeholder.
    @discardableResult
    func deletePlaceholder() -> Bool
    /// Sets up the cell of the placeholder again.
    func setNeedsCellUpdate()
}
