import Geometry

// Items that repeat the cells of a file until the collection is full.
extension UICollectionView {
    /// Shows the cells of the file instead of the data source's items, if there are any for that.
    func showPrototypes() {
        let factories = prototypesWithoutItems
        guard !factories.isEmpty, prototypes.standFor(dataSource),
            let flow = collectionViewLayout as? UICollectionViewFlowLayout
        else { return }
        prototypes.report(in: self, "collection", without: "items")
        prototypesWithoutItems = []
        dataSource = nil
        delegate = nil
        let frame = CGRect(origin: .zero, size: flow.itemSize)
        var section = StaticSection()
        section.cells = factories.compactMap { $0(frame) }
        staticSections = [section]
        repetition = CellRepetition { factories[$0 % factories.count](frame) }
    }

    /// Returns a cell of the file in place of an empty one that stands for a cell of code that is left out; nil for other
    /// cells.
    func prototype(
        insteadOf cell: UICollectionViewCell, _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewCell? {
        guard !prototypesWithoutItems.isEmpty, cell.isEmptyValue, prototypes.standFor(dataSource) else {
            return nil
        }
        prototypes.report(in: self, "collection", without: "the contents of items")
        return prototypesWithoutItems[attributes.indexPath.item % prototypesWithoutItems.count](
            attributes.frame)
    }

    /// Adds items to the last section, or removes them, so that the last line is full and reaches the far edge.
    func repeatItems() {
        guard let repetition, dataSource == nil, bounds.width > 0, bounds.height > 0,
            let flow = collectionViewLayout as? UICollectionViewFlowLayout,
            let declared = staticSections.last?.cells.count, declared > 0
        else { return }
        let insets = adjustedContentInset, isVertical = flow.scrollDirection == .vertical
        let visible = isVertical ? bounds.height - insets.top : bounds.width - insets.left
        let section = staticSections.count - 1
        func start(_ item: Int) -> CGFloat? {
            let frame = flow.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
            return isVertical ? frame?.minY : frame?.minX
        }
        while declared + repeated.cells.count < CellRepetition<UICollectionViewCell>.limit,
            let last = start(declared + repeated.cells.count - 1), last < visible,
            let cell = repetition.makeCell(declared + repeated.cells.count)
        {
            repeated.cells.append(cell)
            flow.prepare()
        }
        let hidden = repeated.cells.indices.first { start(declared + $0).map { $0 >= visible } ?? true }
        if let hidden {
            repeated.cells.removeSubrange(hidden...)
            flow.prepare()
        }
        contentSize = flow.collectionViewContentSize
    }
}
