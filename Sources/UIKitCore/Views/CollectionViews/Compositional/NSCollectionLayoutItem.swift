/// The basic component of a compositional layout: the place of a cell.
open class NSCollectionLayoutItem: NSObject {
    /// The width and height of the item.
    public let layoutSize: NSCollectionLayoutSize
    /// The supplementary items that are anchored to the item, such as badges.
    open internal(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    /// The insets of the content within the item, in points; those along an axis with an estimate are
    /// ignored.
    open var contentInsets: NSDirectionalEdgeInsets = .zero
    /// The space that the group adds around the item; nil for none.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// Creates an item of a size.
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Creates an item of a size with supplementary items.
    public init(
        layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    ) {
        self.layoutSize = layoutSize
        self.supplementaryItems = supplementaryItems
        super.init()
    }

    /// Returns a copy of the item.
    open override func copy() -> Any {
        let copy = NSCollectionLayoutItem(layoutSize: layoutSize, supplementaryItems: supplementaryItems)
        copyProperties(to: copy)
        return copy
    }

    func copyProperties(to copy: NSCollectionLayoutItem) {
        copy.contentInsets = contentInsets
        copy.edgeSpacing = edgeSpacing
    }

    /// The insets that have an effect, from the leading edge.
    var appliedInsets: NSDirectionalEdgeInsets {
        var insets = contentInsets
        if layoutSize.widthDimension.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
        if layoutSize.heightDimension.isEstimated { (insets.top, insets.bottom) = (0, 0) }
        return insets
    }

    /// Whether the content of the item, or of one in it, determines its width or height.
    var isSelfSizing: Bool { !layoutSize.estimatedAxes.isEmpty }
}
