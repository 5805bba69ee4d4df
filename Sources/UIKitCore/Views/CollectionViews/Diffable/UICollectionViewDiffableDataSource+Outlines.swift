// Sections with nested items.
extension UICollectionViewDiffableDataSource {
    /// Handlers of expanding and collapsing items.
    public struct SectionSnapshotHandlers<Item: Hashable> {
        /// Returns whether an item may be expanded; nil if all may.
        public var shouldExpandItem: ((Item) -> Bool)?
        /// Called before an item is expanded.
        public var willExpandItem: ((Item) -> Void)?
        /// Returns whether an item may be collapsed; nil if all may.
        public var shouldCollapseItem: ((Item) -> Bool)?
        /// Called before an item is collapsed.
        public var willCollapseItem: ((Item) -> Void)?
        /// Returns the children of an item that is expanded, given the current ones; nil to keep them.
        public var snapshotForExpandingParent:
            ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?

        /// Creates handlers that do nothing.
        public init() {}
    }

    /// Applies a snapshot to a section, which is appended if it does not exist.
    public func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        to section: SectionIdentifierType, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        var whole = self.snapshot()
        if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
        whole.setItems(snapshot.visibleItems, inSection: section)
        outlines[section] = snapshot
        apply(whole, animatingDifferences: animatingDifferences, completion: completion)
        for case let cell as UICollectionViewListCell in collectionView?.visibleCells ?? [] {
            guard let path = collectionView?.indexPath(for: cell) else { continue }
            cell.isExpanded = isExpanded(at: path)
        }
    }

    /// Returns the snapshot of a section with its nested items.
    public func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<
        ItemIdentifierType
    > {
        if let outline = outlines[section] { return outline }
        var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        flat.append(snapshot().itemIdentifiers(inSection: section))
        return flat
    }

    private func outline(at path: IndexPath) -> (
        section: SectionIdentifierType, items: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        item: ItemIdentifierType
    )? {
        guard let section = sectionIdentifier(for: path.section), let items = outlines[section],
            let item = itemIdentifier(for: path)
        else { return nil }
        return (section, items, item)
    }

    func level(at path: IndexPath) -> Int? {
        outline(at: path).map { $0.items.level(of: $0.item) }
    }

    func isExpanded(at path: IndexPath) -> Bool {
        outline(at: path).map { $0.items.isExpanded($0.item) } ?? false
    }

    func toggle(at path: IndexPath) {
        guard let found = outline(at: path) else { return }
        let item = found.item
        var items = found.items
        let handlers = sectionSnapshotHandlers
        if items.isExpanded(item) {
            guard handlers.shouldCollapseItem?(item) ?? true else { return }
            handlers.willCollapseItem?(item)
            items.collapse([item])
        } else {
            guard handlers.shouldExpandItem?(item) ?? true else { return }
            handlers.willExpandItem?(item)
            if let inside = handlers.snapshotForExpandingParent?(item, items.snapshot(of: item)) {
                items.replace(childrenOf: item, using: inside)
            }
            items.expand([item])
        }
        apply(items, to: found.section)
    }
}
