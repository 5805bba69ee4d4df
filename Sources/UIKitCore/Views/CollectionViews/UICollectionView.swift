import Diagnostics
import Geometry
package import Scene

/// A view that displays items as its layout arranges them.
///
/// Only visible items have cells.
open class UICollectionView: UIScrollView {
    /// The element kind of section headers.
    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The element kind of section footers.
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// Returns the cell of an item; nil where it is not visible.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        shown[Element(indexPath)] as? UICollectionViewCell
    }
    /// Scrolls to the position of an item.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        layoutIfNeeded()
        scrollRow(of: indexPath, to: scrollPosition, animated: animated)
        if let offset = offset(showing: indexPath, at: scrollPosition) {
            setContentOffset(offset, animated: animated)
        }
    }
    /// Deselects an item without notifying the delegate.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        interaction.selected.removeAll { $0 == indexPath }
        cellForItem(at: indexPath)?.isSelected = false
    }
    /// The selected items; empty if none is.
    open var indexPathsForSelectedItems: [IndexPath]? { interaction.selected.sorted() }
    /// The layout that arranges the items.
    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            oldValue.collectionView = nil
            collectionViewLayout.collectionView = self
            for row in rows.values { row.removeFromSuperview() }
            rows = [:]
            recycle { _ in true }
            layoutDidInvalidate()
        }
    }
    /// The data source; not retained.
    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
    /// The delegate; not retained.
    open weak var delegate: (any UICollectionViewDelegate)? {
        didSet {
            scrollDelegate = delegate
            reloadData()
        }
    }
    /// The object that prepares data before items become visible; not retained. Accepted for source compatibility:
    /// items are requested as they become visible.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// Whether items are requested before they become visible; accepted for source compatibility.
    open var isPrefetchingEnabled = true
    /// The view behind the items, of the size of the bounds; nil for none.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }
    /// Sets the layout of the items; without an animation here, with the same final appearance.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
    ) {
        collectionViewLayout = layout
        completion?(true)
    }
    /// Sets the layout of the items, as above and without an animation here.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        setCollectionViewLayout(layout, animated: animated, completion: nil)
    }
    /// Whether the collection view is being edited; false by default.
    open var isEditing = false {
        didSet {
            guard isEditing != oldValue else { return }
            for cell in visibleCells { cell.isEditing = isEditing }
            setNeedsLayout()
        }
    }
    /// Whether items can be selected while they are edited; false by default.
    open var allowsSelectionDuringEditing = false
    /// Whether several items can be selected while they are edited; false by default.
    open var allowsMultipleSelectionDuringEditing = false
    /// Whether items can be selected by touches; true by default.
    open var allowsSelection = true
    /// Whether several items can be selected by touches; false by default.
    open var allowsMultipleSelection = false
    /// Static sections, used where there is no data source.
    package var staticSections: [StaticSection] = [] { didSet { reloadData() } }
    /// Creates items after the static ones of the last section until the collection view is full; nil for none.
    package var repetition: CellRepetition<UICollectionViewCell>? { didSet { reloadData() } }
    /// Closures that create cells of the file, shown where the data source has no items or empty cells, as one without
    /// code; empty for none.
    package var prototypesWithoutItems: [(CGRect) -> UICollectionViewCell?] = []
    /// Where these are shown.
    package final var prototypes = ListPrototypes()
    /// The number of items that a file requests for its cells; nil for as many as it declares, or as there is room for.
    package var declaredCount: Int?
    /// The items that `repetition` has created.
    var repeated = RepeatedCells<UICollectionViewCell>()

    var counts: [Int]?
    private var preparedSize: CGSize?
    var shown: [Element: UICollectionReusableView] = [:]
    /// The rows that scroll orthogonally, by section.
    var rows: [Int: OrthogonalScrollView] = [:]
    var factories: [String: (CGRect) -> UICollectionReusableView] = [:]
    /// The state of selection and pending changes.
    var interaction = CollectionInteraction()
    /// The attributes of the element that is being requested from the data source; nil at other times.
    var requestedAttributes: UICollectionViewLayoutAttributes?
    var reusableViews: [String: [UICollectionReusableView]] = [:]

    /// An item, or a header, footer or decoration of a kind.
    struct Element: Hashable, Comparable {
        var path: IndexPath
        var kind = ""
        var isDecoration = false
        var isOfWholeLayout = false

        init(_ attributes: UICollectionViewLayoutAttributes) {
            path = attributes.indexPath
            kind = attributes.representedElementKind ?? ""
            isDecoration = attributes.representedElementCategory == .decorationView
            isOfWholeLayout = attributes.isOfWholeLayout
        }

        init(_ path: IndexPath) { self.path = path }

        static func < (lhs: Element, rhs: Element) -> Bool {
            lhs.path == rhs.path ? lhs.kind < rhs.kind : lhs.path < rhs.path
        }
    }

    /// Creates a collection view with a layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
        backgroundColor = .systemBackground
    }

    /// Creates a collection view with a flow layout.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        collectionViewLayout.collectionView = self
    }

    /// Queries the data source again on the next layout; nothing is selected then.
    open func reloadData() {
        if interaction.swipe != nil { closeSwipe() }
        counts = nil
        if !interaction.selected.isEmpty { interaction.selected = [] }
        collectionViewLayout.discardPreferredSizes()
        recycle { _ in true }
        layoutDidInvalidate()
    }

    func layoutDidInvalidate() {
        preparedSize = nil
        setNeedsLayout()
    }

    /// Highlights the touched item.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if closesSwipe(began: touches) { return }
        if !follow(began: touches) { super.touchesBegan(touches, with: event) }
    }

    /// Swipes the touched item of a list.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !swipes(moved: touches) { super.touchesMoved(touches, with: event) }
    }

    /// Selects the item at which a touch ends.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if endsSwipe(touches) { return }
        if !follow(ended: touches) { super.touchesEnded(touches, with: event) }
    }

    /// Ends the highlight of an item.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        unhighlight()
        super.touchesCancelled(touches, with: event)
    }

    // MARK: Layout

    /// Lays out the visible elements.
    open override func layoutSubviews() {
        prepareLayout()
        super.layoutSubviews()
        backgroundView?.frame = bounds
        // Cells with preferred sizes move those after them, which may make others visible.
        for _ in 0..<Self.fittingLimit {
            guard placeElements() else { break }
            collectionViewLayout.prepare()
            contentSize = collectionViewLayout.collectionViewContentSize
            repeatItems()
        }
        limitOffset()
    }

    /// The maximum number of fitting passes in one layout. Chosen: each pass makes new cells visible.
    private static let fittingLimit = 8

    override var laysOutWhileScrolling: Bool { true }

    override func endOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        collectionViewLayout.targetContentOffset(
            forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    }

    package override func content(in context: ContentContext) -> [DrawCommand] {
        super.content(in: context) + listBackgrounds(context)
    }

    private func prepareLayout() {
        guard
            preparedSize != bounds.size
                || collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds)
        else { return }
        if itemCounts.allSatisfy({ $0 == 0 }) { showPrototypes() }
        preparedSize = bounds.size
        repeated = RepeatedCells()
        collectionViewLayout.prepare()
        passUpdatesToLayout()
        contentSize = collectionViewLayout.collectionViewContentSize
        repeatItems()
    }

    /// Lays out the elements within the bounds; returns whether one preferred another size.
    @discardableResult
    func placeElements() -> Bool {
        placeRows()
        let all = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
        let near = all.filter { !$0.isHidden && $0.frame.intersects(bounds) }
        collectionViewLayout.willShow(near)
        let visible = near.filter { !$0.isHidden }
        let wanted = Set(visible.map(Element.init))
        recycle { !wanted.contains($0) }
        var changed = false
        let ordered = visible.sorted { $0.zIndex < $1.zIndex }
        for attributes in ordered {
            let view = view(for: attributes)
            (view as? UICollectionViewListCell)?.role = attributes.list
            if asksForSize(attributes) {
                // Views may change the object that they are asked with; the layout's own is left as it was.
                let asked = attributes.copy() as? UICollectionViewLayoutAttributes ?? attributes
                let size = view.preferredLayoutAttributesFitting(asked).size
                changed = collectionViewLayout.accept(size, for: attributes) || changed
            } else if listensToPreferences(of: attributes) {
                changed = invalidateForPreference(of: view, attributes) || changed
            }
            view.adopt(attributes)
            if interaction.swipe != nil { placeSwiped(view, attributes) }
        }
        if let first = ordered.first, ordered.contains(where: { $0.zIndex != first.zIndex }) {
            stack(ordered.compactMap { shown[Element($0)] })
        }
        sendBehindRows(ordered.filter { $0.representedElementCategory == .decorationView && $0.zIndex < 1 })
        return changed
    }

    /// Whether the content of an element determines its size.
    private func asksForSize(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        if let axes = attributes.estimatedAxes { return !axes.isEmpty }
        return collectionViewLayout.usesPreferredCellSizes && attributes.representedElementCategory == .cell
    }

    /// Orders views in the hierarchy, where they are in another order.
    private func stack(_ views: [UIView]) {
        for host in [self as UIView] + rows.keys.sorted().compactMap({ rows[$0] }) {
            let wanted = views.filter { $0.superview === host }
            let known = Set(wanted.map(ObjectIdentifier.init))
            let present = host.subviews.filter { known.contains(ObjectIdentifier($0)) }
            guard !present.elementsEqual(wanted, by: { $0 === $1 }) else { continue }
            for view in wanted { host.bringSubviewToFront(view) }
        }
    }

    private func view(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
        let element = Element(attributes)
        if let view = shown[element] { return view }
        requestedAttributes = attributes
        defer { requestedAttributes = nil }
        let view: UICollectionReusableView
        if let kind = attributes.representedElementKind,
            attributes.representedElementCategory == .decorationView
        {
            view = collectionViewLayout.makeDecorationView(ofKind: kind, frame: attributes.frame)
        } else if let kind = attributes.representedElementKind {
            view =
                dataSource?.collectionView(
                    self, viewForSupplementaryElementOfKind: kind, at: attributes.indexPath)
                ?? staticSupplement(ofKind: kind, inSection: attributes.indexPath.section)
                ?? UICollectionReusableView(frame: attributes.frame)
            view.moveUntransformed(to: attributes.frame)
            delegate?.collectionView(
                self, willDisplaySupplementaryView: view, forElementKind: kind, at: attributes.indexPath)
        } else {
            let own = dataSource?.collectionView(self, cellForItemAt: attributes.indexPath)
            let cell =
                own.map { prototype(insteadOf: $0, attributes) ?? $0 }
                ?? staticCell(at: attributes.indexPath) ?? UICollectionViewCell(frame: attributes.frame)
            prepare(cell, at: attributes.indexPath)
            cell.moveUntransformed(to: attributes.frame)
            delegate?.collectionView(self, willDisplay: cell, forItemAt: attributes.indexPath)
            view = cell
        }
        view.translatesAutoresizingMaskIntoConstraints = true
        view.moveUntransformed(to: attributes.frame)
        (view as? UICollectionViewCell)?.prepareContent()
        shown[element] = view
        let row = attributes.rowShift == nil ? nil : rows[attributes.indexPath.section]
        (row ?? self).addSubview(view)
        return view
    }

    /// Applies the selection to a cell; a static cell has its own.
    private func prepare(_ cell: UICollectionViewCell, at path: IndexPath) {
        cell.isEditing = isEditing
        let isSelected = interaction.selected.contains(path)
        if dataSource == nil, cell.isSelected, !isSelected {
            interaction.selected.append(path)
        } else if cell.isSelected != isSelected {
            cell.isSelected = isSelected
        }
    }

    private func recycle(_ shouldRecycle: (Element) -> Bool) {
        for element in shown.keys.sorted() where shouldRecycle(element) {
            if let view = shown.removeValue(forKey: element) { recycle(view, of: element) }
        }
    }

    /// Removes a view from the hierarchy and adds it to the reuse queue.
    func recycle(_ view: UICollectionReusableView, of element: Element) {
        view.removeFromSuperview()
        view.discardAttributes()
        if let identifier = view.reuseIdentifier {
            reusableViews["\(element.kind)/\(identifier)", default: []].append(view)
        }
        if !element.kind.isEmpty, !element.isDecoration {
            delegate?.collectionView(
                self, didEndDisplayingSupplementaryView: view, forElementOfKind: element.kind,
                at: element.path)
        }
        guard element.kind.isEmpty, let cell = view as? UICollectionViewCell else { return }
        delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.path)
    }

    // MARK: Changes

    /// Applies all changes that a closure makes at once.
    ///
    /// - Parameters:
    ///   - updates: Changes the data and announces what changed.
    ///   - completion: Called when the animations have ended.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        applyChanges(updates, completion)
    }

    /// Inserts items at positions that count after the change.
    open func insertItems(at indexPaths: [IndexPath]) { announce { $0.insertedRows.formUnion(indexPaths) } }

    /// Deletes items at positions that count before the change.
    open func deleteItems(at indexPaths: [IndexPath]) { announce { $0.deletedRows.formUnion(indexPaths) } }

    /// Requests the cells of items again.
    open func reloadItems(at indexPaths: [IndexPath]) { announce { $0.reloadedRows.formUnion(indexPaths) } }

    /// Configures the cells of items again, as `reloadItems(at:)` does here.
    open func reconfigureItems(at indexPaths: [IndexPath]) { reloadItems(at: indexPaths) }

    /// Moves an item from a position before the change to one after it.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        announce { $0.movedRows[newIndexPath] = indexPath }
    }

    /// Inserts sections at positions that count after the change.
    open func insertSections(_ sections: IndexSet) { announce { $0.insertedSections.formUnion(sections) } }

    /// Deletes sections at positions that count before the change.
    open func deleteSections(_ sections: IndexSet) { announce { $0.deletedSections.formUnion(sections) } }

    /// Requests the items of sections again.
    open func reloadSections(_ sections: IndexSet) { announce { $0.reloadedSections.formUnion(sections) } }

    /// Moves a section from a position before the change to one after it.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        announce { $0.movedSections[newSection] = section }
    }

    /// Returns the index path of a cell; nil if it is not visible.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        shown.first { $0.value === cell }?.key.path
    }

    /// Returns the index path of the item at a point of the content; nil for none.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        let here = CGRect(x: point.x, y: point.y, width: 1e-6, height: 1e-6)
        return collectionViewLayout.layoutAttributesForElements(in: here)?.first {
            $0.representedElementKind == nil && $0.frame.contains(point)
        }?.indexPath
    }

    /// Selects an item without notifying the delegate, and scrolls to it unless the position is empty.
    ///
    /// - Parameters:
    ///   - indexPath: The item; nil deselects all.
    ///   - animated: Whether the change is animated.
    ///   - scrollPosition: Where to scroll the item.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else {
            for path in interaction.selected { deselectItem(at: path, animated: animated) }
            return
        }
        if !allowsMultipleSelection {
            for path in interaction.selected where path != indexPath {
                deselectItem(at: path, animated: animated)
            }
        }
        if !interaction.selected.contains(indexPath) { interaction.selected.append(indexPath) }
        cellForItem(at: indexPath)?.isSelected = true
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Begins the interactive movement of an item; returns false, as touches move no items here.
    @discardableResult
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }

    /// Updates the interactive movement; has no effect here, as none has begun.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}

    /// Ends the interactive movement; has no effect here, as none has begun.
    open func endInteractiveMovement() {}

    /// Cancels the interactive movement; has no effect here, as none has begun.
    open func cancelInteractiveMovement() {}

    /// Whether items are shown that the data source does not know of; false outside of updates.
    open var hasUncommittedUpdates: Bool { false }

    /// The interaction that shows context menus of items; nil, as they are shown without one.
    open var contextMenuInteraction: UIContextMenuInteraction? { nil }

    /// The number of sections.
    open var numberOfSections: Int { itemCounts.count }

    /// Returns the number of items in a section; 0 for a section that does not exist.
    open func numberOfItems(inSection section: Int) -> Int {
        itemCounts.indices.contains(section) ? itemCounts[section] : 0
    }

    /// The visible cells, in the order of their items.
    open var visibleCells: [UICollectionViewCell] {
        shown.keys.sorted().compactMap { shown[$0] as? UICollectionViewCell }
    }

    /// The visible items, in order.
    open var indexPathsForVisibleItems: [IndexPath] {
        shown.keys.filter { $0.kind.isEmpty }.map(\.path).sorted()
    }

    /// Returns a visible header or footer; nil if it is not visible.
    open func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        let found = shown.filter { $0.key.kind == elementKind && $0.key.path.section == indexPath.section }
        return found.first { $0.key.path == indexPath }?.value ?? found.min { $0.key < $1.key }?.value
    }

    /// Returns the visible headers, footers or other supplementary views of a kind, in the order of their items.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        shown.keys.sorted().filter { $0.kind == elementKind && !$0.isDecoration }.compactMap { shown[$0] }
    }

    /// Returns the index paths of visible headers, footers or other supplementary views of a kind, in order.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        shown.keys.filter { $0.kind == elementKind && !$0.isDecoration }.map(\.path).sorted()
    }

    /// Returns the attributes of an item; nil for one that does not exist.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        layoutIfNeeded()
        let own = collectionViewLayout.layoutAttributesForItem(at: indexPath)
        return own?.copy() as? UICollectionViewLayoutAttributes
    }

    /// Returns the attributes of a header, a footer or another supplementary view; nil for one that does not exist.
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        layoutIfNeeded()
        let own = collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
        return own?.copy() as? UICollectionViewLayoutAttributes
    }

    /// Registers a class for cells of an identifier; nil unregisters it.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        register(cellClass, key: "/\(identifier)", identifier)
    }

    /// Registers a class for views of a kind and identifier; nil unregisters it.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) { register(viewClass, key: "\(elementKind)/\(identifier)", identifier) }

    /// Returns a reused or new cell of an identifier; where nothing is registered a plain cell, with a
    /// diagnostic.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        let frame =
            requestedAttributes?.frame ?? collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame
        if let cell = dequeue("/\(identifier)", frame) as? UICollectionViewCell { return cell }
        report("no cell class is registered", identifier)
        return UICollectionViewCell(frame: frame ?? .zero)
    }

    /// Returns a reused or new view of a kind and identifier; where nothing is registered an empty view, with
    /// a diagnostic.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        let frame =
            requestedAttributes?.frame
            ?? collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)?
            .frame
        if let view = dequeue("\(elementKind)/\(identifier)", frame) { return view }
        report("no view class is registered", identifier)
        return UICollectionReusableView(frame: frame ?? .zero)
    }

    /// Registers a nib with a header or footer of a kind for an identifier; nil unregisters it.
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        factories["\(kind)/\(identifier)"] = nib.map { nib in
            { frame in
                let view = nib.reusableView(frame: frame)
                view.reuseIdentifier = identifier
                return view
            }
        }
    }

    /// Registers a nib with a cell for an identifier; nil unregisters it.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        guard let nib else { return register(nil as AnyClass?, forCellWithReuseIdentifier: identifier) }
        register(cellsWithIdentifier: identifier) { frame in
            let objects = nib.instantiate(withOwner: nil)
            if let cell = objects.lazy.compactMap({ $0 as? UICollectionViewCell }).first {
                cell.frame = frame
                return cell
            }
            let cell = UICollectionViewCell(frame: frame)
            nib.show(objects, in: cell.contentView, of: "cell")
            return cell
        }
    }

    private static let storedReorderingCadence = SparseProperty<ReorderingCadence>(.immediate)
    private static let storedSelfSizingInvalidation = SparseProperty<SelfSizingInvalidation>(.enabled)

    /// The delay before items make room for one that is dragged; kept, and has no effect here.
    open var reorderingCadence: ReorderingCadence {
        get { Self.storedReorderingCadence[self] }
        set { Self.storedReorderingCadence[self] = newValue }
    }

    /// When cells that change in size are measured again; here they always are.
    open var selfSizingInvalidation: SelfSizingInvalidation {
        get { Self.storedSelfSizingInvalidation[self] }
        set { Self.storedSelfSizingInvalidation[self] = newValue }
    }

    /// Returns a reused or new cell of a registration, configured for an item; nil leaves it as it is.
    open func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        if factories["/\(registration.identifier)"] == nil {
            if let nib = registration.nib {
                register(nib, forCellWithReuseIdentifier: registration.identifier)
            } else {
                register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
            }
        }
        let dequeued = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
        let cell = dequeued as? Cell ?? Cell(registeredClass: dequeued.frame)
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// Returns a reused or new view of a registration, configured for a section.
    open func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let kind = registration.elementKind
        if factories["\(kind)/\(registration.identifier)"] == nil {
            if let nib = registration.nib {
                register(
                    nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: registration.identifier)
            } else {
                register(
                    Supplementary.self, forSupplementaryViewOfKind: kind,
                    withReuseIdentifier: registration.identifier)
            }
        }
        let dequeued = dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: registration.identifier, for: indexPath)
        let view = dequeued as? Supplementary ?? Supplementary(registeredClass: dequeued.frame)
        registration.handler(view, kind, indexPath)
        return view
    }

    /// Whether the focus returns to the item that had it last; has no effect here.
    open var remembersLastFocusedIndexPath: Bool {
        get { FocusValues.known(of: self)?.remembersLastIndexPath ?? false }
        set { FocusValues.of(self).remembersLastIndexPath = newValue }
    }

    /// Whether the focused item is selected; has no effect here.
    open var selectionFollowsFocus: Bool {
        get { FocusValues.known(of: self)?.selectionFollows ?? false }
        set { FocusValues.of(self).selectionFollows = newValue }
    }

    /// Whether items can be focused; has no effect here.
    open var allowsFocus: Bool {
        get { FocusValues.known(of: self)?.isAllowed ?? false }
        set { FocusValues.of(self).isAllowed = newValue }
    }

    /// Whether items can be focused while the collection is edited; has no effect here.
    open var allowsFocusDuringEditing: Bool {
        get { FocusValues.known(of: self)?.isAllowedDuringEditing ?? false }
        set { FocusValues.of(self).isAllowedDuringEditing = newValue }
    }
}
