/// A change of a list by fingers, as snapshots before and after.
public struct NSDiffableDataSourceTransaction<
    SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
    /// The sections and items before.
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// The sections and items after.
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// What differs among all items.
    public var difference: CollectionDifference<ItemIdentifierType> {
        finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers)
    }

    /// The changes by section, of sections whose items differ.
    public var sectionTransactions:
        [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
    {
        finalSnapshot.sectionIdentifiers.compactMap { section in
            let before = initialSnapshot.itemIdentifiers(inSection: section)
            let after = finalSnapshot.itemIdentifiers(inSection: section)
            guard before != after else { return nil }
            var initial = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>(), final = initial
            initial.append(before)
            final.append(after)
            return NSDiffableDataSourceSectionTransaction(
                sectionIdentifier: section, initialSnapshot: initial, finalSnapshot: final)
        }
    }
}

/// A change of a section by fingers.
public struct NSDiffableDataSourceSectionTransaction<
    SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
    /// The section.
    public let sectionIdentifier: SectionIdentifierType
    /// The items before.
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// The items after.
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

    /// What differs among the items.
    public var difference: CollectionDifference<ItemIdentifierType> {
        finalSnapshot.items.difference(from: initialSnapshot.items)
    }
}

extension UICollectionViewDiffableDataSource {
    /// Handlers that decide on moves of items by fingers, and are called after them.
    public struct ReorderingHandlers {
        /// Returns whether an item may be moved; nil for none.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// Called before a move.
        public var willReorder:
            ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// Called after a move.
        public var didReorder:
            ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        /// Creates handlers that do nothing.
        public init() {}
    }
}
