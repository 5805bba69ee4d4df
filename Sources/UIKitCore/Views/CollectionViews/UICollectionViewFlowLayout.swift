/// A layout that arranges items in lines, section by section.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The item size that lets cells determine their own size.
    public static let automaticSize = CGSize(width: 1e6, height: 1e6)

    /// The size of items in points, unless the delegate provides one; 50 by 50 by default.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
    /// The size assumed for cells until they are visible, if not zero; cells then determine their own size.
    open var estimatedItemSize: CGSize = .zero { didSet { invalidateLayout() } }
    /// The minimum spacing between lines, in points; 10 by default.
    open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// The minimum spacing between items in a line, in points; 10 by default.
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// The insets around a section's items, in points; zero by default.
    open var sectionInset: UIEdgeInsets = .zero { didSet { invalidateLayout() } }
    /// The size of headers; only the length in the scroll direction is used, 0 for none.
    open var headerReferenceSize: CGSize = .zero { didSet { invalidateLayout() } }
    /// The size of footers; only the length in the scroll direction is used, 0 for none.
    open var footerReferenceSize: CGSize = .zero { didSet { invalidateLayout() } }
    /// The scroll direction; `vertical` by default.
    open var scrollDirection: UICollectionView.ScrollDirection = .vertical { didSet { invalidateLayout() } }
    /// Whether the header of the section at the start of the visible part stays there until its section ends.
    open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
    /// Whether the footer of the section at the end of the visible part stays there from the start of its section.
    open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

    /// The boundary that the insets of sections are added to. Raw values match Apple's.
    public enum SectionInsetReference: Int, Hashable, Sendable {
        /// The content insets of the collection view.
        case fromContentInset = 0
        /// The safe area of the collection view.
        case fromSafeArea = 1
        /// The layout margins of the collection view.
        case fromLayoutMargins = 2
    }

    /// The boundary that the insets of sections are added to across the scroll direction.
    open var sectionInsetReference: SectionInsetReference = .fromContentInset {
        didSet { invalidateLayout() }
    }

    /// The preferred sizes of cells.
    private var cellSizes: [IndexPath: CGSize] = [:]
    private var flow = FlowArrangement()
    private var itemIndexes: [IndexPath: Int] = [:]

    /// Creates a vertically scrolling layout of items of 50 points.
    public override init() { super.init() }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Arranges all items.
    open override func prepare() {
        guard let collectionView else { return }
        let insets = collectionView.adjustedContentInset
        let available = collectionView.bounds.inset(by: insets).size
        flow = FlowArrangement()
        flow.attributesClass = attributesClass
        flow.isVertical = scrollDirection == .vertical
        flow.breadth = flow.isVertical ? available.width : available.height
        for section in 0..<collectionView.numberOfSections {
            flow.add(rule(for: section, in: collectionView))
        }
        itemIndexes = [:]
        for (index, attributes) in flow.items.enumerated() where attributes.representedElementKind == nil {
            itemIndexes[attributes.indexPath] = index
        }
        if collectionView.isRightToLeft, flow.isVertical { flow.mirror() }
    }

    /// The size of all sections.
    open override var collectionViewContentSize: CGSize { flow.size }

    /// Returns the attributes of the items, headers and footers that intersect a rectangle, in order.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let isPinning = sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
        let items = isPinning ? flow.items.map(pinned) : flow.items
        return items.filter { $0.frame.intersects(rect) }
    }

    /// Returns the attributes of an item.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        itemIndexes[indexPath].map { flow.items[$0] }
    }

    /// Returns the attributes of a header or footer.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        flow.items.first {
            $0.representedElementKind == elementKind && $0.indexPath.section == indexPath.section
        }.map(pinned)
    }

    /// The position of pinned headers and footers on the z axis. Chosen: above items that a layout raises a little.
    private static let pinnedZIndex = 10

    /// Returns a copy of the attributes of a header or footer that is pinned, and others themselves.
    private func pinned(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let isPinned =
            switch attributes.representedElementKind {
            case UICollectionView.elementKindSectionHeader: sectionHeadersPinToVisibleBounds
            case UICollectionView.elementKindSectionFooter: sectionFootersPinToVisibleBounds
            default: false
            }
        guard isPinned, let collectionView,
            let copy = attributes.copy() as? UICollectionViewLayoutAttributes
        else { return attributes }
        let visible = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
        copy.frame = flow.pinnedFrame(of: attributes, in: visible)
        copy.zIndex = Self.pinnedZIndex
        return copy
    }

    /// Whether the layout is mirrored for right-to-left languages; true if it scrolls vertically.
    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { scrollDirection == .vertical }

    /// The class of the layout's invalidation contexts.
    open override class var invalidationContextClass: AnyClass {
        UICollectionViewFlowLayoutInvalidationContext.self
    }

    override var usesPreferredCellSizes: Bool { estimatedItemSize != .zero }

    override func accept(_ size: CGSize, forItemAt indexPath: IndexPath) -> Bool {
        guard cellSizes[indexPath] == nil else { return false }
        cellSizes[indexPath] = size
        return layoutAttributesForItem(at: indexPath)?.size != size
    }

    override func discardPreferredSizes() { cellSizes = [:] }

    /// Adds the safe area or the margins across the scroll direction; along it the content insets have the safe area.
    private func add(_ view: UICollectionView, to inset: inout UIEdgeInsets) {
        let reference: UIEdgeInsets
        switch sectionInsetReference {
        case .fromContentInset: return
        case .fromSafeArea: reference = view.safeAreaInsets
        case .fromLayoutMargins: reference = view.layoutMargins
        }
        let adjusted = view.adjustedContentInset, own = view.contentInset
        if scrollDirection == .vertical {
            inset.left += max(0, reference.left - (adjusted.left - own.left))
            inset.right += max(0, reference.right - (adjusted.right - own.right))
        } else {
            inset.top += max(0, reference.top - (adjusted.top - own.top))
            inset.bottom += max(0, reference.bottom - (adjusted.bottom - own.bottom))
        }
    }

    private func rule(for section: Int, in view: UICollectionView) -> FlowArrangement.Section {
        let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
        let count = view.numberOfItems(inSection: section)
        let own = view.staticSection(section)
        var rule = FlowArrangement.Section(index: section)
        rule.inset =
            delegate?.collectionView(view, layout: self, insetForSectionAt: section)
            ?? own?.sectionInset ?? sectionInset
        add(view, to: &rule.inset)
        rule.lineSpacing =
            delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
            ?? own?.minimumLineSpacing ?? minimumLineSpacing
        rule.itemSpacing =
            delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
            ?? own?.minimumInteritemSpacing ?? minimumInteritemSpacing
        let header =
            delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
            ?? own?.headerReferenceSize ?? headerReferenceSize
        let footer =
            delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
            ?? own?.footerReferenceSize ?? footerReferenceSize
        rule.header = scrollDirection == .vertical ? header.height : header.width
        rule.footer = scrollDirection == .vertical ? footer.height : footer.width
        rule.sizes = (0..<count).map { item in
            let path = IndexPath(item: item, section: section)
            if let size = cellSizes[path] { return size }
            if usesPreferredCellSizes {
                return estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
            }
            return delegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
        }
        return rule
    }
}
