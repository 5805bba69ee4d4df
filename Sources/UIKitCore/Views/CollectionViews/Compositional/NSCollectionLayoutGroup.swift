/// Returns the frames of the items of a group.
public typealias NSCollectionLayoutGroupCustomItemProvider = (
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> [NSCollectionLayoutGroupCustomItem]

/// A group of items in a row, a column, or at custom frames; a group is an item too.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    /// How the items of a group are arranged.
    enum Arrangement {
        case horizontal, vertical
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    let arrangement: Arrangement
    /// The number of repetitions of the only subitem; nil for as many subitems as fit.
    let repetitions: Int?
    /// Whether the repetitions divide the length of the group among them.
    let sharesLength: Bool
    /// The items of the group, which are repeated.
    public let subitems: [NSCollectionLayoutItem]
    /// The spacing between the items; nil for none, fixed at 0 by default.
    open var interItemSpacing: NSCollectionLayoutSpacing? = .fixed(0)
    /// The supplementary items that are anchored to the group.
    open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { super.supplementaryItems }
        set { super.supplementaryItems = newValue }
    }

    /// Creates a group as the class functions do.
    init(
        _ layoutSize: NSCollectionLayoutSize, _ arrangement: Arrangement,
        _ subitems: [NSCollectionLayoutItem],
        repetitions: Int? = nil, sharesLength: Bool = false
    ) {
        self.arrangement = arrangement
        self.subitems = subitems
        self.repetitions = repetitions.map { max(1, $0) }
        self.sharesLength = sharesLength
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Creates a horizontal group of items, repeated as long as they fit.
    open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
        -> NSCollectionLayoutGroup
    {
        NSCollectionLayoutGroup(layoutSize, .horizontal, subitems)
    }

    /// Creates a horizontal group of an item that is repeated; each has its own width.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .horizontal, [subitem], repetitions: count)
    }

    /// Creates a horizontal group of an item that is repeated; all divide the width equally.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .horizontal, [subitem], repetitions: count, sharesLength: true)
    }

    /// Creates a vertical group of items, repeated as long as they fit.
    open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
        -> NSCollectionLayoutGroup
    {
        NSCollectionLayoutGroup(layoutSize, .vertical, subitems)
    }

    /// Creates a vertical group of an item that is repeated; each has its own height.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .vertical, [subitem], repetitions: count)
    }

    /// Creates a vertical group of an item that is repeated; all divide the height equally.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .vertical, [subitem], repetitions: count, sharesLength: true)
    }

    /// Creates a group whose frames a closure computes.
    open class func custom(
        layoutSize: NSCollectionLayoutSize,
        itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .custom(itemProvider), []) }

    /// Returns a copy of the group.
    open override func copy() -> Any {
        let copy = NSCollectionLayoutGroup(
            layoutSize, arrangement, subitems, repetitions: repetitions, sharesLength: sharesLength)
        copyProperties(to: copy)
        copy.interItemSpacing = interItemSpacing
        copy.supplementaryItems = supplementaryItems
        return copy
    }

    override var isSelfSizing: Bool { super.isSelfSizing || subitems.contains(where: \.isSelfSizing) }
}
