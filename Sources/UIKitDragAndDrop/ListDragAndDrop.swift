public import UIKitCore

/// Provides what is dragged from a table.
public protocol UITableViewDragDelegate: AnyObject {
    /// Returns what is dragged; nothing for no drag.
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]
}

/// The delegate that is notified of drops on a table.
public protocol UITableViewDropDelegate: AnyObject {
    /// Called for a drop.
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
    /// Returns what a drop would do.
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal
    /// Returns whether a drop may be of use.
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
}

extension UITableViewDropDelegate {
    /// Returns that nothing is done.
    public func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .cancel, intent: .unspecified) }
    /// Returns true.
    public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
}

/// A drop on a table that is carried out.
public protocol UITableViewDropCoordinator: AnyObject {
    /// What is dropped.
    var items: [any UITableViewDropItem] { get }
    /// Where it goes.
    var destinationIndexPath: IndexPath? { get }
    /// What is done.
    var proposal: UITableViewDropProposal { get }
    /// The session.
    var session: any UIDropSession { get }
    /// Moves the picture of a dropped item to a row that was inserted.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
    /// Moves the picture of a dropped item into a row, to a rectangle in its coordinates.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    /// Moves the picture of a dropped item to a place in a view.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
    /// Inserts a placeholder until the content of a dropped item is loaded.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
        -> any UITableViewDropPlaceholderContext
}

/// Something that is dropped on a table.
public protocol UITableViewDropItem: AnyObject {
    /// What is dragged.
    var dragItem: UIDragItem { get }
    /// Where it comes from, if from this table.
    var sourceIndexPath: IndexPath? { get }
    /// The size of the picture under the finger, in points.
    var previewSize: CGSize { get }
}

/// Provides what is dragged from a collection.
public protocol UICollectionViewDragDelegate: AnyObject {
    /// Returns what is dragged; nothing for no drag.
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem]
}

/// The delegate that is notified of drops on a collection.
public protocol UICollectionViewDropDelegate: AnyObject {
    /// Called for a drop.
    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
    /// Returns what a drop would do.
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal
    /// Returns whether a drop may be of use.
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
}

extension UICollectionViewDropDelegate {
    /// Returns that nothing is done.
    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .cancel) }
    /// Returns true.
    public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession)
        -> Bool
    {
        true
    }
}

/// A drop on a collection that is carried out.
public protocol UICollectionViewDropCoordinator: AnyObject {
    /// What is dropped.
    var items: [any UICollectionViewDropItem] { get }
    /// Where it goes.
    var destinationIndexPath: IndexPath? { get }
    /// What is done.
    var proposal: UICollectionViewDropProposal { get }
    /// The session.
    var session: any UIDropSession { get }
    /// Moves the picture of a dropped item to an item that was inserted.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
    /// Moves the picture of a dropped item into an item, to a rectangle in its coordinates.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    /// Moves the picture of a dropped item to a place in a view.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
    /// Inserts a placeholder until the content of a dropped item is loaded.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
        -> any UICollectionViewDropPlaceholderContext
}

/// Something that is dropped on a collection.
public protocol UICollectionViewDropItem: AnyObject {
    /// What is dragged.
    var dragItem: UIDragItem { get }
    /// Where it comes from, if from this collection.
    var sourceIndexPath: IndexPath? { get }
    /// The size of the picture under the finger, in points.
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
    /// Provides what is dragged; not retained.
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
    /// Whether a drag from the table is under way: none ever is.
    public var hasActiveDrag: Bool { false }
    /// Whether a drop on the table is under way: none ever is.
    public var hasActiveDrop: Bool { false }
}

extension UICollectionView {
    /// Provides what is dragged; not retained.
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
    /// Whether a drag from the collection is under way: none ever is.
    public var hasActiveDrag: Bool { false }
    /// Whether a drop on the collection is under way: none ever is.
    public var hasActiveDrop: Bool { false }
}
