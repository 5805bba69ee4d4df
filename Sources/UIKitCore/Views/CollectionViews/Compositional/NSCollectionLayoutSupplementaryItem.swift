/// A supplementary view of an item or a group, such as a badge, placed by an anchor.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind of the view, as it is requested from the data source.
    public let elementKind: String
    /// The point of the container at which the view is anchored.
    public let containerAnchor: NSCollectionLayoutAnchor
    /// The point of the view that is placed there; nil for that of the same edges.
    public let itemAnchor: NSCollectionLayoutAnchor?
    /// The position on the z axis. Measured in tests that others wrote against UIKit, high confidence: 1.
    open var zIndex = 1

    /// Creates a view that is anchored to a point of the container.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) { self.init(layoutSize, elementKind, containerAnchor, nil) }

    /// Creates a view with a point of its own that is anchored to one of the container.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) { self.init(layoutSize, elementKind, containerAnchor, itemAnchor) }

    init(
        _ layoutSize: NSCollectionLayoutSize, _ elementKind: String,
        _ containerAnchor: NSCollectionLayoutAnchor, _ itemAnchor: NSCollectionLayoutAnchor?
    ) {
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
        self.itemAnchor = itemAnchor
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Returns the frame of the view in a container's coordinates, from the leading edge.
    func frame(in container: CGRect, size: CGSize) -> CGRect {
        let there = containerAnchor.point(of: container), moved = containerAnchor.offset(of: size)
        let own = (itemAnchor ?? containerAnchor).point(of: CGRect(origin: .zero, size: size))
        let further = itemAnchor?.offset(of: size) ?? .zero
        return CGRect(
            origin: CGPoint(
                x: there.x + moved.x + further.x - own.x, y: there.y + moved.y + further.y - own.y),
            size: size)
    }
}
