public import UIKitCore

/// Provides the items to drag from a table view.
public protocol UITableViewDragDelegate: AnyObject {
    /// Returns the items to drag; an empty array prevents the drag.
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]
}

/// The delegate that is notified of drops on a table.
public protocol UITableViewDropDelegate: AnyObject {
    /// Called when the user drops the items.
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
    /// Returns a proposal for the drop.
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal
    /// Returns whether the table view can handle a session; true unless implemented.
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
}

extension UITableViewDropDelegate {
    /// Returns a proposal that cancels the drop by default.
    public func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .cancel, intent: .unspecified) }
    /// Returns true by default.
    public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
}

/// Coordinates a drop on a table view.
public protocol UITableViewDropCoordinator: AnyObject {
    /// The items that are dropped.
    var items: [any UITableViewDropItem] { get }
    /// The index path of the row at which the items are dropped; nil if they are not over a row.
    var destinationIndexPath: IndexPath? { get }
    /// The proposal for the drop.
    var proposal: UITableViewDropProposal { get }
    /// The drop session, which loads the data.
    var session: any UIDropSession { get }
    /// Animates the preview of an item to an inserted row.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
    /// Animates the preview of an item into a row, to a rectangle in the row's coordinates.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    /// Animates the preview of an item to a target in a view.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
    /// Inserts a placeholder until the data of an item is loaded.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
        -> any UITableViewDropPlaceholderContext
}

/// An item that is dropped on a table view.
public protocol UITableViewDropItem: AnyObject {
    /// The item that was dragged.
    var dragItem: UIDragItem { get }
    /// The index path of the row that was dragged; nil if the drag began elsewhere.
    var sourceIndexPath: IndexPath? { get }
    /// The size of the drag preview, in points.
    var previewSize: CGSize { get }
}

/// Provides the items to drag from a collection view.
public protocol UICollectionViewDragDelegate: AnyObject {
    /// Returns the items to drag; an empty array prevents the drag.
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem]
}

/// The delegate that is notified of drops on a collection view.
public protocol UICollectionViewDropDelegate: AnyObject {
    /// Called when the user drops the items.
    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
    /// Returns a proposal for the drop.
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal
    /// Returns whether the collection view can handle a session; true unless implemented.
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
}

extension UICollectionViewDropDelegate {
    /// Returns a proposal that cancels the drop by default.
    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .cancel) }
    /// Returns true by default.
    public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession)
        -> Bool
    {
        true
    }
}

/// Coordinates a drop on a collection view.
public protocol UICollectionViewDropCoordinator: AnyObject {
    /// The items that are dropped.
    var items: [any UICollectionViewDropItem] { get }
    /// The index path at which the items are dropped; nil if they are not over an item.
    var destinationIndexPath: IndexPath? { get }
    /// The proposal for the drop.
    var proposal: UICollectionViewDropProposal { get }
    /// The drop session, which loads the data.
    var session: any UIDropSession { get }
    /// Animates the preview of an item to an inserted item.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
    /// Animates the preview of an item into an item, to a rectangle in that item's coordinates.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    /// Animates the preview of an item to a target in a view.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
    /// Inserts a placeholder until the data of an item is loaded.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
        -> any UICollectionViewDropPlaceholderContext
}

/// An item that is dropped on a collection view.
public protocol UICollectionViewDropItem: AnyObject {
    /// The item that was dragged.
    var dragItem: UIDragItem { get }
    /// The index path of the item that was dragged; nil if the drag began elsewhere.
    var sourceIndexPath: IndexPath? { get }
    /// The size of the drag preview, in points.
    var previewSize: CGSize { get }
}

private final class ListDelegates {
    weak var drag: AnyObject?
    weak var drop: AnyObject?
    var isDragEnabled: Bool?

    private static let key = AttachmentKey()

    static func of(_ view: UIView) -> ListDelegates { key.value(of: view) { ListDelegates() } }
}

extension UITableView {
    /// The delegate, which provides the items to drag; not retained.
    public var dragDelegate: (any UITableViewDragDelegate)? {
        get { ListDelegates.of(self).drag as? any UITableViewDragDelegate }
        set { ListDelegates.of(self).drag = newValue }
    }
    /// The delegate, notified of drops; not retained.
    public var dropDelegate: (any UITableViewDropDelegate)? {
        get { ListDelegates.of(self).drop as? any UITableViewDropDelegate }
        set { ListDelegates.of(self).drop = newValue }
    }
    /// Whether rows can be dragged; true on an iPad.
    public var dragInteractionEnabled: Bool {
        get { ListDelegates.of(self).isDragEnabled ?? (UIDevice.current.userInterfaceIdiom == .pad) }
        set { ListDelegates.of(self).isDragEnabled = newValue }
    }
    /// Whether a drag from the table view is active: none ever is.
    public var hasActiveDrag: Bool { false }
    /// Whether a drop on the table view is active: none ever is.
    public var hasActiveDrop: Bool { false }
}

extension UICollectionView {
    /// The delegate, which provides the items to drag; not retained.
    public var dragDelegate: (any UICollectionViewDragDelegate)? {
        get { ListDelegates.of(self).drag as? any UICollectionViewDragDelegate }
        set { ListDelegates.of(self).drag = newValue }
    }
    /// The delegate, notified of drops; not retained.
    public var dropDelegate: (any UICollectionViewDropDelegate)? {
        get { ListDelegates.of(self).drop as? any UICollectionViewDropDelegate }
        set { ListDelegates.of(self).drop = newValue }
    }
    /// Whether items can be dragged; true on an iPad.
    public var dragInteractionEnabled: Bool {
        get { ListDelegates.of(self).isDragEnabled ?? (UIDevice.current.userInterfaceIdiom == .pad) }
        set { ListDelegates.of(self).isDragEnabled = newValue }
    }
    /// Whether a drag from the collection view is active: none ever is.
    public var hasActiveDrag: Bool { false }
    /// Whether a drop on the collection view is active: none ever is.
    public var hasActiveDrop: Bool { false }
}
