/// Items in lines, one after another, group by group.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The size that lets cells decide.
    public static let automaticSize = CGSize(width: 1e6, height: 1e6)

    /// The size of items in points where the delegate names none.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
    /// Where not zero, cells are asked for their sizes and this counts until they are seen.
    open var estimatedItemSize: CGSize = .zero { didSet { invalidateLayout() } }
    /// The least distance of lines in points.
    open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// The least distance of items in a line in points.
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// Room around a group's items.
    open var sectionInset: UIEdgeInsets = .zero { didSet { invalidateLayout() } }
    /// The size of headers; only the length along the scrolling counts, 0 for none.
    open var headerReferenceSize: CGSize = .zero { didSet { invalidateLayout() } }
    /// The size of footers; only the length along the scrolling counts, 0 for none.
    open var footerReferenceSize: CGSize = .zero { didSet { invalidateLayout() } }
    /// Which way lines follow each other.
    open var scrollDirection: UICollectionView.ScrollDirection = .vertical { didSet { invalidateLayout() } }
    /// Whether headers stay in sight; kept for source compatibility, since it matters while scrolling only.
    open var sectionHeadersPinToVisibleBounds = false
    /// Whether footers stay in sight; kept for source compatibility, since it matters while scrolling only.
    open var sectionFootersPinToVisibleBounds = false

    /// The sizes that cells asked for.
    private var cellSizes: [IndexPath: CGSize] = [:]
    private var flow = FlowArrangement()
    private var places: [IndexPath: Int] = [:]

    /// Lines from top to bottom, items of 50 points.
    public override init() { super.init() }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Arranges all items.
    open override func prepare() {
        guard let collectionView else { return }
        let insets = collectionView.adjustedContentInset
        let room = collectionView.bounds.inset(by: insets).size
        flow = FlowArrangement()
        flow.isVertical = scrollDirection == .vertical
        flow.breadth = flow.isVertical ? room.width : room.height
        for section in 0..<collectionView.numberOfSections {
            flow.add(rule(for: section, in: collectionView))
        }
        places = [:]
        for (index, attributes) in flow.items.enumerated() where attributes.representedElementKind == nil {
            places[attributes.indexPath] = index
        }
        if collectionView.isRightToLeft, flow.isVertical { flow.mirror() }
    }

    /// The extent of all groups.
    open override var collectionViewContentSize: CGSize { flow.size }

    /// The items, headers and footers that a rectangle meets, from the start.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        flow.items.filter { $0.frame.intersects(rect) }
    }

    /// Where an item lies.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        places[indexPath].map { flow.items[$0] }
    }

    /// Where a header or footer lies.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        flow.items.first {
            $0.representedElementKind == elementKind && $0.indexPath.section == indexPath.section
        }
    }

    override var asksCellsForSizes: Bool { estimatedItemSize != .zero }

    override func accept(_ size: CGSize, forItemAt indexPath: IndexPath) -> Bool {
        guard cellSizes[indexPath] == nil else { return false }
        cellSizes[indexPath] = size
        return layoutAttributesForItem(at: indexPath)?.size != size
    }

    /// Forgets the sizes that cells asked for.
    func forgetCellSizes() { cellSizes = [:] }

    private func rule(for section: Int, in view: UICollectionView) -> FlowArrangement.Section {
        let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
        let count = view.numberOfItems(inSection: section)
        var rule = FlowArrangement.Section(index: section)
        rule.inset =
            delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
        rule.lineSpacing =
            delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
            ?? minimumLineSpacing
        rule.itemSpacing =
            delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
            ?? minimumInteritemSpacing
        let header =
            delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
            ?? headerReferenceSize
        let footer =
            delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
            ?? footerReferenceSize
        rule.header = scrollDirection == .vertical ? header.height : header.width
        rule.footer = scrollDirection == .vertical ? footer.height : footer.width
        rule.sizes = (0..<count).map { item in
            let path = IndexPath(item: item, section: section)
            if let size = cellSizes[path] { return size }
            if asksCellsForSizes {
                return estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
            }
            return delegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
        }
        return rule
    }
}
