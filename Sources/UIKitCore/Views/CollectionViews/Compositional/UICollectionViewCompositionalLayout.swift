import Geometry

/// Returns the layout of a section; nil for none.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
    _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// A layout of sections that consist of groups of items.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// The configuration of the layout; a changed property of it takes effect when the layout is invalidated.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        didSet { invalidateLayout() }
    }
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    private var preferred = PreferredSizes()
    private(set) var arrangement = CompositionalArrangement(
        isVertical: true, isMirrored: false, scale: 1, whole: .zero)
    /// The elements by key; nil before the first search.
    private var indexes: [PlacedElement.Key: Int]?

    /// Creates a layout whose sections are all the same.
    public convenience init(section: NSCollectionLayoutSection) {
        self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// Creates a layout whose sections are all the same, with a configuration.
    public convenience init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }

    /// Creates a layout that requests each section from a closure.
    public convenience init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
    ) {
        self.init(
            sectionProvider: sectionProvider,
            configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// Creates a layout that requests each section from a closure, with a configuration.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        self.configuration = configuration
        super.init()
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) {
        provider = { _, _ in nil }
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init(coder: coder)
    }

    // MARK: Layout

    /// Arranges all sections.
    open override func prepare() {
        super.prepare()
        guard let view = collectionView else { return }
        let present = view.adjustedContentInset, isVertical = configuration.scrollDirection == .vertical
        // Chosen: lengths are fractions of what bars leave of the view.
        let whole = view.bounds.inset(by: present).size
        if whole != arrangement.whole { preferred = PreferredSizes() }
        let scale = view.traitCollection.displayScale
        var made = CompositionalArrangement(
            isVertical: isVertical, isMirrored: view.isRightToLeft, scale: scale, whole: whole)
        var cursor: CGFloat = 0
        let sections = view.numberOfSections
        for index in 0..<sections {
            let outer = environment(nil, in: view, whole)
            outer.section = index
            if let section = provider(index, outer) {
                let reference = insets(of: section, in: view)
                let count = view.numberOfItems(inSection: index)
                let arranged = SectionArrangement(
                    section, index: index, count: count, container: whole.less(reference),
                    isVertical: isVertical, scale: scale, traits: view.traitCollection, preferred: preferred)
                made.add(
                    arranged, count: count, at: cursor, insets: reference,
                    environment: environment(section, in: view, whole))
                cursor += arranged.length
            }
            if index + 1 < sections { cursor += configuration.interSectionSpacing }
        }
        var boundary = BoundaryArrangement(
            configuration.boundarySupplementaryItems, section: -1, isVertical: isVertical, scale: scale,
            preferred: preferred)
        boundary.arrange(around: cursor, container: whole, insets: .zero)
        made.finish(boundary)
        arrangement = made
        indexes = nil
    }

    private func environment(
        _ section: NSCollectionLayoutSection?, in view: UICollectionView, _ whole: CGSize
    ) -> LayoutEnvironment {
        LayoutEnvironment(
            contentSize: whole, contentInsets: insets(of: section, in: view),
            traitCollection: view.traitCollection)
    }

    /// The insets across the scroll direction to which a section's own are added.
    private func insets(of section: NSCollectionLayoutSection?, in view: UICollectionView)
        -> NSDirectionalEdgeInsets
    {
        let own = section?.contentInsetsReference ?? .automatic
        let reference = own == .automatic ? configuration.contentInsetsReference : own
        let present = view.adjustedContentInset
        var insets: UIEdgeInsets
        switch reference {
        case .none: return .zero
        case .automatic, .safeArea: insets = view.safeAreaInsets
        case .layoutMargins: insets = view.layoutMargins
        case .readableContent:
            insets = view.layoutMargins
            let readable = view.readableContentGuide.layoutFrame
            if readable.width > 0 { insets.left = max(insets.left, (view.bounds.width - readable.width) / 2) }
            insets.right = max(insets.right, insets.left)
        }
        insets.left = max(0, insets.left - present.left)
        insets.right = max(0, insets.right - present.right)
        insets.top = max(0, insets.top - present.top)
        insets.bottom = max(0, insets.bottom - present.bottom)
        guard configuration.scrollDirection == .vertical else {
            return NSDirectionalEdgeInsets(top: insets.top, leading: 0, bottom: insets.bottom, trailing: 0)
        }
        let isMirrored = view.isRightToLeft
        return NSDirectionalEdgeInsets(
            top: 0, leading: isMirrored ? insets.right : insets.left, bottom: 0,
            trailing: isMirrored ? insets.left : insets.right)
    }

    /// The size of all sections with the headers and footers around them.
    open override var collectionViewContentSize: CGSize { arrangement.contentSize }

    /// Discards the sizes that content has determined, and requests the sections again.
    open override func invalidateLayout() {
        discardPreferredSizes()
        super.invalidateLayout()
    }

    /// Whether the layout is mirrored for right-to-left languages; true if it scrolls vertically.
    open override var flipsHorizontallyInOppositeLayoutDirection: Bool {
        configuration.scrollDirection == .vertical
    }

    override func discardPreferredSizes() { preferred = PreferredSizes() }

    // MARK: Attributes

    /// Returns the attributes of the elements that intersect a rectangle, in order.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let view = collectionView else { return nil }
        let visible = view.bounds.inset(by: view.adjustedContentInset)
        return arrangement.elements.compactMap { element in
            let frame = arrangement.shownFrame(
                of: element, visible: visible,
                offset: element.isInRow ? offset(of: element.key.section) : .zero)
            guard frame.intersects(rect) else { return nil }
            if element.isInRow {
                guard let row = row(of: element.key.section), row.frame.intersects(frame) else { return nil }
            }
            return attributes(of: element, frame)
        }
    }

    /// Returns the attributes of an item.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(of: PlacedElement.Key(section: indexPath.section, index: indexPath.item))
    }

    /// Returns the attributes of a header, a footer or another supplementary view.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let item = indexPath.item
        return attributes(
            of: PlacedElement.Key(section: indexPath.section, index: item, kind: elementKind))
            ?? attributes(of: PlacedElement.Key(section: -1, index: item, kind: elementKind))
    }

    /// Returns the attributes of a decoration view behind a section.
    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(
            of: PlacedElement.Key(
                section: indexPath.section, index: indexPath.item, kind: elementKind, isDecoration: true))
    }

    private func attributes(of key: PlacedElement.Key) -> UICollectionViewLayoutAttributes? {
        if indexes == nil {
            indexes = [:]
            for (index, element) in arrangement.elements.enumerated() { indexes?[element.key] = index }
        }
        guard let index = indexes?[key] else { return nil }
        let element = arrangement.elements[index]
        return attributes(of: element, shownFrame(of: element))
    }

    private func row(of section: Int) -> CompositionalArrangement.Row? { arrangement.sections[section]?.row }

    /// The offset of the row of a section.
    private func offset(of section: Int) -> CGPoint {
        guard let row = row(of: section) else { return .zero }
        return collectionView?.rows[section]?.contentOffset ?? row.firstOffset
    }

    private func shownFrame(of element: PlacedElement) -> CGRect {
        guard let view = collectionView else { return element.frame }
        return arrangement.shownFrame(
            of: element, visible: view.bounds.inset(by: view.adjustedContentInset),
            offset: element.isInRow ? offset(of: element.key.section) : .zero)
    }

    private func attributes(of element: PlacedElement, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
        let key = element.key, path = IndexPath(item: key.index, section: max(0, key.section))
        let category: UICollectionView.ElementCategory =
            key.kind == nil ? .cell : key.isDecoration ? .decorationView : .supplementaryView
        let made = attributesClass.made(category, key.kind, at: path)
        made.frame = frame
        made.zIndex = element.zIndex
        made.estimatedAxes = preferred[key] == nil ? element.estimatedAxes : []
        made.isOfWholeLayout = key.section < 0
        if element.isInRow, let row = row(of: key.section) {
            let offset = offset(of: key.section)
            made.rowShift = CGPoint(x: offset.x - row.frame.minX, y: offset.y - row.frame.minY)
        }
        if let section = arrangement.sections[key.section], let list = section.section.list {
            made.list = ListRole(list, key, count: section.count)
        }
        return made
    }

    // MARK: What is visible

    override func accept(_ size: CGSize, for attributes: UICollectionViewLayoutAttributes) -> Bool {
        let key = PlacedElement.Key(
            section: attributes.isOfWholeLayout ? -1 : attributes.indexPath.section,
            index: attributes.indexPath.item, kind: attributes.representedElementKind)
        return preferred.keep(size, of: key) && size != attributes.size
    }

    override func willShow(_ attributes: [UICollectionViewLayoutAttributes]) {
        for index in arrangement.sections.keys.sorted() {
            guard let place = arrangement.sections[index],
                let handler = place.section.visibleItemsInvalidationHandler
            else { continue }
            let own = attributes.filter { $0.indexPath.section == index && !$0.isOfWholeLayout }
            guard !own.isEmpty else { continue }
            let offset = place.row == nil ? collectionView?.contentOffset ?? .zero : self.offset(of: index)
            let items = own.map { entry in
                VisibleItem(entry, shift: entry.rowShift == nil || place.row == nil ? .zero : offset)
            }
            handler(items, offset, place.environment)
        }
    }

    override var rows: [Int: CompositionalArrangement.Row] { arrangement.sections.compactMapValues(\.row) }
}
