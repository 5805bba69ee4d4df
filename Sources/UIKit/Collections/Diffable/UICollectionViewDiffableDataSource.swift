/// Provides the items of a collection from snapshots; the collection is changed by the differences.
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource, OutlineDataSource {
    /// Returns the cell of an item.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
    /// Returns the header or footer of a section.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?
    /// The snapshots.
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// Returns the headers and footers; nil for none.
    open var supplementaryViewProvider: SupplementaryViewProvider?
    /// Called as items of outlines are expanded and collapsed.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
    /// Handlers that decide on moves by fingers and are called after them; accepted for source compatibility: fingers
    /// move no items of collections here.
    open var reorderingHandlers = ReorderingHandlers()
    weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    private var current = Snapshot()
    /// The items of sections that were given one by one.
    var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

    /// Creates the data source of a collection, which does not retain it.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    /// Returns the present sections and items.
    open func snapshot() -> Snapshot {
        var copy = current
        copy.clearRequests()
        return copy
    }

    /// Shows sections and items, by changing what differs.
    open func apply(
        _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        let change = snapshot.change(from: current)
        current = snapshot
        forgetOutlines()
        collectionView?.apply(change)
        completion?()
    }

    /// Shows sections and items without looking for what differs.
    open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        current = snapshot
        forgetOutlines()
        collectionView?.reloadData()
        completion?()
    }

    /// Drops what is known of the items inside others where a section has other items now.
    private func forgetOutlines() {
        outlines = outlines.filter { section, outline in
            current.itemIdentifiers(inSection: section) == outline.visibleItems
        }
    }

    /// Returns the identifier of an item; nil where there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        current.itemIdentifier(at: indexPath.item, inSectionAt: indexPath.section)
    }

    /// Returns the place of an item; nil where it is not there.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        current.place(of: itemIdentifier).map { IndexPath(item: $0.item, section: $0.section) }
    }

    /// Returns the section at a position; nil where there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.sectionIdentifier(at: index)
    }

    /// Returns the position of a section; nil where it is not there.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        current.indexOfSection(sectionIdentifier)
    }

    // MARK: UICollectionViewDataSource

    /// Returns the number of sections.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }

    /// Returns the number of items in a section.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        current.numberOfItems(inSectionAt: section)
    }

    /// Returns the cell of an item.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        itemIdentifier(for: indexPath).flatMap { cellProvider(collectionView, indexPath, $0) }
            ?? UICollectionViewCell(frame: .zero)
    }

    /// Returns whether an item can be moved; not asked, as items are not moved by fingers here.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        false
    }
    /// Moves an item in the data; not called.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}
    /// Returns the titles of the index, which is not drawn; nil for none.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    /// Returns the header or footer of a section.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero)
    }
}
