/// Returns the frames of the items of a group.
public typealias NSCollectionLayoutGroupCustomItemProvider = (
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> [NSCollectionLayoutGroupCustomItem]

/// Items in a row, a column, or at frames of their own; a group is an item too.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    /// How the items of a group are arranged.
    enum Arrangement {
        case horizontal, vertical
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    let arrangement: Arrangement
    /// The number of repetitions of the only subitem; nil for as many subitems as there is room for.
    let repetitions: Int?
    /// Whether the repetitions share the length of the group.
    let sharesLength: Bool
    /// The items, which are repeated.
    public let subitems: [NSCollectionLayoutItem]
    /// The distance between the items; nil for none.
    open var interItemSpacing: NSCollectionLayoutSpacing? = .fixed(0)
    /// The views that belong to the group.
    open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { super.supplementaryItems }
        set { super.supplementaryItems = newValue }
    }

    /// Creates a group as the functions of the class do.
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

    /// Creates a row of items, repeated as long as there is room.
    open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
        -> NSCollectionLayoutGroup
    {
        NSCollectionLayoutGroup(layoutSize, .horizontal, subitems)
    }

    /// Creates a row of an item that is repeated; each has its own width.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .horizontal, [subitem], repetitions: count)
    }

    /// Creates a row of an item that is repeated; all share the width.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .horizontal, [subitem], repetitions: count, sharesLength: true)
    }

    /// Creates a column of items, repeated as long as there is room.
    open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
        -> NSCollectionLayoutGroup
    {
        NSCollectionLayoutGroup(layoutSize, .vertical, subitems)
    }

    /// Creates a column of an item that is repeated; each has its own height.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .vertical, [subitem], repetitions: count)
    }

    /// Creates a column of an item that is repeated; all share the height.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .vertical, [subitem], repetitions: count, sharesLength: true)
    }

    /// Creates a group whose frames a function computes.
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
