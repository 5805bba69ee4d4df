import Devices
import Diagnostics
import Geometry
package import Scene

/// A view that displays rows of content in one column, in sections.
///
/// Only visible rows have cells; the other ones have heights or estimates.
open class UITableView: UIScrollView {
    /// The styles of a table view. Raw values match Apple's.
    public enum Style: Int, Hashable, Sendable {
        /// Sections follow each other without gaps, and headers are pinned to the top.
        case plain = 0
        /// Sections are separated groups, as wide as the table.
        case grouped = 1
        /// Sections are separated groups, inset with rounded corners.
        case insetGrouped = 2
    }

    /// A dimension that the content determines.
    public static let automaticDimension: CGFloat = -1

    // MARK: What subclasses may override

    /// Applies all changes that a closure makes at once.
    ///
    /// - Parameters:
    ///   - updates: Changes the data and announces what changed.
    ///   - completion: Called when the animations have ended.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        if let completion { interaction.completions.append(completion) }
        endUpdates()
    }
    /// Begins changes that are applied at once by `endUpdates()`; calls nest.
    open func beginUpdates() { interaction.updateDepth += 1 }
    /// Applies the changes since `beginUpdates()` and measures the rows again.
    open func endUpdates() { closeUpdates() }
    /// Inserts rows at positions that count after the change.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update(animation) { $0.insertedRows.formUnion(indexPaths) }
    }
    /// Deletes rows at positions that count before the change.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update(animation) { $0.deletedRows.formUnion(indexPaths) }
    }
    /// Requests the cells of rows again.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update(animation) { $0.reloadedRows.formUnion(indexPaths) }
    }
    /// Inserts sections at positions that count after the change.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        update(animation) { $0.insertedSections.formUnion(sections) }
    }
    /// Deletes sections at positions that count before the change.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        update(animation) { $0.deletedSections.formUnion(sections) }
    }
    /// Requests the rows of sections again.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        update(animation) { $0.reloadedSections.formUnion(sections) }
    }
    /// Moves a row from a position before the change to one after it.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update(.automatic) { $0.movedRows[newIndexPath] = indexPath }
    }
    /// Selects a row without notifying the delegate, and scrolls to it unless the position is `none`.
    ///
    /// - Parameters:
    ///   - indexPath: The row; nil deselects all.
    ///   - animated: Whether the selection is animated.
    ///   - scrollPosition: Where to scroll the row; `none` does not scroll.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else {
            for path in interaction.selected { deselectRow(at: path, animated: animated) }
            return
        }
        if !selectsSeveral {
            for path in interaction.selected where path != indexPath {
                deselectRow(at: path, animated: animated)
            }
        }
        if !interaction.selected.contains(indexPath) { interaction.selected.append(indexPath) }
        cellsByIndexPath[indexPath]?.setSelected(true, animated: animated)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }
    /// Deselects a row without notifying the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        interaction.selected.removeAll { $0 == indexPath }
        cellsByIndexPath[indexPath]?.setSelected(false, animated: animated)
    }
    /// The selected rows; nil if none is.
    open var indexPathsForSelectedRows: [IndexPath]? {
        interaction.selected.isEmpty ? nil : interaction.selected.sorted()
    }
    /// The selected row; nil if none is. Of several it is the one that was selected first.
    open var indexPathForSelectedRow: IndexPath? { interaction.selected.first }
    /// Returns the cell of a row; nil where it is not visible.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cellsByIndexPath[indexPath] }
    /// Scrolls to a row, by the heights known so far.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        prepareGeometry()
        let rect = rectForRow(at: indexPath), insets = adjustedContentInset
        let visibleHeight = bounds.height - insets.top - insets.bottom
        let y: CGFloat
        switch scrollPosition {
        case .none: return scrollRectToVisible(rect, animated: animated)
        case .top: y = rect.minY
        case .middle: y = rect.midY - visibleHeight / 2
        case .bottom: y = rect.maxY - visibleHeight
        }
        let last = max(0, (geometry?.height ?? 0) - visibleHeight)
        contentOffset = CGPoint(x: contentOffset.x, y: max(0, min(y, last)) - insets.top)
    }
    /// Returns the header of a section; nil where it is not visible.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        headerFootersByKey[HeaderFooterKey(section: section, isHeader: true)] as? UITableViewHeaderFooterView
    }
    /// Returns a reused or new cell of an identifier; nil if nothing is registered.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let cell = reuse.cells[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        return reuse.cellFactories[identifier]?()
    }

    /// The style of the table, set when it is created.
    public let style: Style
    /// The data source; not retained.
    open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
    /// The delegate; not retained.
    open weak var delegate: (any UITableViewDelegate)? {
        didSet {
            scrollDelegate = delegate
            reloadData()
        }
    }
    /// The height of rows in points; `automaticDimension` for that of their content.
    open var rowHeight: CGFloat = automaticDimension { didSet { reloadData() } }
    /// The estimated height of rows that are not visible; `automaticDimension` for 44, 0 measures all rows.
    open var estimatedRowHeight: CGFloat = automaticDimension { didSet { reloadData() } }
    /// The height of headers in points; `automaticDimension` for that of their content.
    open var sectionHeaderHeight: CGFloat = automaticDimension { didSet { reloadData() } }
    /// The height of footers in points; `automaticDimension` for that of their content.
    open var sectionFooterHeight: CGFloat = automaticDimension { didSet { reloadData() } }
    /// The estimated height of headers; accepted for source compatibility, since headers are always measured.
    open var estimatedSectionHeaderHeight: CGFloat = automaticDimension
    /// The estimated height of footers; accepted for source compatibility, since footers are always measured.
    open var estimatedSectionFooterHeight: CGFloat = automaticDimension
    /// The space above a plain table's headers in points; `automaticDimension` for the system's.
    open var sectionHeaderTopPadding: CGFloat = automaticDimension { didSet { reloadData() } }
    /// The height of the empty rows that fill a plain table below its last row, in points; `automaticDimension` for
    /// that of the last row, as before iOS 15, and 0, the default, for none.
    open var fillerRowHeight: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// How separators blend with the content behind them; not drawn.
    open var separatorEffect: UIVisualEffect?
    /// Whether the margins of cells are those of the readable width; has no effect here.
    open var cellLayoutMarginsFollowReadableWidth = false
    /// The style of separators between rows; `singleLine` by default.
    open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine { didSet { reloadData() } }
    /// The color of separators; `separator` by default, and where nil is set. Source: Apple's documentation, "The default
    /// color is gray".
    open var separatorColor: UIColor? = .separator
    /// The insets of separators; the default is the margin at the leading edge.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0) }
        set {
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }
    /// Whether rows can be selected by touches; true by default.
    open var allowsSelection = true
    /// Whether several rows can be selected by touches; false by default.
    open var allowsMultipleSelection = false
    /// Whether rows can be selected by touches while the table is edited; false by default.
    open var allowsSelectionDuringEditing = false
    /// Whether several rows can be selected by touches while the table is edited, which shows a circle before each.
    open var allowsMultipleSelectionDuringEditing = false
    /// Whether the table is edited: rows show the controls that delete, insert and move them.
    open var isEditing: Bool {
        get { interaction.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    /// The view behind the rows, of the size of the bounds; nil for none.
    open var backgroundView: UIView? { didSet { replaceBackgroundView(oldValue) } }
    /// The view above the first section; its frame specifies the height, or its constraints if it is laid out
    /// by them.
    open var tableHeaderView: UIView? { didSet { replace(oldValue, with: tableHeaderView) } }
    /// The view below the last section; its frame specifies the height, or its constraints if it is laid out
    /// by them.
    open var tableFooterView: UIView? { didSet { replace(oldValue, with: tableFooterView) } }
    /// Static sections, used where there is no data source.
    package var staticSections: [StaticSection]? { didSet { reloadData() } }
    /// Creates rows after the static ones of the last section until the table is full; nil for none.
    package var repetition: CellRepetition<UITableViewCell>? { didSet { reloadData() } }
    /// Closures that create cells of the file, shown where the data source has no rows or empty cells, as one without
    /// code; empty for none.
    package var prototypesWithoutRows: [() -> UITableViewCell] = []
    /// Where these are shown.
    package final var prototypes = ListPrototypes()
    /// The number of rows that a file requests for its cells; nil for as many as it declares, or as there is room for.
    package var declaredCount: Int?

    /// A section of static cells.
    package struct StaticSection {
        package var headerTitle: String?
        package var footerTitle: String?
        /// The view above the rows in place of the title.
        package var headerView: UIView?
        /// The view below the rows in place of the title.
        package var footerView: UIView?
        package var cells: [UITableViewCell]

        package init(headerTitle: String? = nil, footerTitle: String? = nil, cells: [UITableViewCell]) {
            self.headerTitle = headerTitle
            self.footerTitle = footerTitle
            self.cells = cells
        }
    }

    var ownSeparatorInset: UIEdgeInsets?
    /// The known heights; nil before the data source was queried.
    var geometry: TableGeometry?
    /// The cells in the view hierarchy.
    var cellsByIndexPath: [IndexPath: UITableViewCell] = [:]
    /// The color of the titles of the index at the trailing edge, which is not drawn.
    open var sectionIndexColor: UIColor?
    /// The color behind the index, which is not drawn.
    open var sectionIndexBackgroundColor: UIColor?
    /// The color behind the index while it is touched; not drawn.
    open var sectionIndexTrackingBackgroundColor: UIColor?
    /// The number of rows from which on the index is shown; it is not drawn here.
    open var sectionIndexMinimumDisplayRowCount = 0
    /// The headers and footers in the view hierarchy.
    var headerFootersByKey: [HeaderFooterKey: UIView] = [:]
    var reuse = TableReuse()
    /// The rows that `repetition` has created.
    var repeated = RepeatedCells<UITableViewCell>()
    /// The state of selection, editing and pending changes.
    var interaction = TableInteraction()

    /// Creates a table of a style.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        configure()
    }

    /// Creates a plain table.
    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) {
        style = (coder as? InterfaceCoder)?.tableStyle ?? .plain
        super.init(coder: coder)
        configure()
    }

    private func configure() {
        alwaysBounceVertical = true
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }

    /// Queries the data source again on the next layout; nothing is selected then.
    open func reloadData() {
        geometry = nil
        if !interaction.selected.isEmpty { interaction.selected = [] }
        if interaction.swipe != nil { closeSwipe() }
        setNeedsLayout()
    }

    /// Begins or ends editing, which deselects all rows.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard interaction.isEditing != editing else { return }
        closeSwipe()
        selectRow(at: nil, animated: false, scrollPosition: .none)
        interaction.isEditing = editing
        for (path, cell) in cellsByIndexPath { prepare(cell, at: path) }
        setNeedsLayout()
    }

    /// Highlights the touched row.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !follow(began: touches) { super.touchesBegan(touches, with: event) }
    }

    /// Swipes the touched row.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !follow(moved: touches) { super.touchesMoved(touches, with: event) }
    }

    /// Selects the row at which a touch ends.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !follow(ended: touches) { super.touchesEnded(touches, with: event) }
    }

    /// Ends the highlight of a row.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        unhighlightRow()
        interaction.touchStart = nil
        super.touchesCancelled(touches, with: event)
    }

    /// Lays out header, rows and footer.
    open override func layoutSubviews() {
        prepareGeometry()
        super.layoutSubviews()
        layOutRows()
        limitOffset()
    }

    package override func content(in context: ContentContext) -> [DrawCommand] {
        super.content(in: context) + fillerLines(context)
    }

    override var laysOutWhileScrolling: Bool { true }

    /// The minimum distance of content from the table's sides.
    var sideMargin: CGFloat { DeviceProfile.systemMargin(width: bounds.width) }

    /// The inset of cells from the table's sides.
    /// Source: inset groups in public storyboards are 343 points wide in 375, 374 in 414.
    var cellInset: CGFloat { style == .insetGrouped ? sideMargin : 0 }

    private func replaceBackgroundView(_ old: UIView?) {
        old?.removeFromSuperview()
        guard let backgroundView else { return }
        backgroundView.translatesAutoresizingMaskIntoConstraints = true
        insertSubview(backgroundView, at: 0)
    }

    private func replace(_ old: UIView?, with new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new, new.superview !== self { addSubview(new) }
        setNeedsLayout()
    }

    /// The number of sections.
    open var numberOfSections: Int {
        if let geometry { return geometry.sections.count }
        return max(0, dataSource?.numberOfSections(in: self) ?? staticSections?.count ?? 0)
    }

    /// Returns the number of rows in a section; 0 for a section that does not exist.
    open func numberOfRows(inSection section: Int) -> Int {
        if let geometry {
            return geometry.sections.indices.contains(section) ? geometry.sections[section].rows.count : 0
        }
        return rowCount(inSection: section)
    }

    /// Returns the index path of a cell; nil if it is not visible.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        cellsByIndexPath.first { $0.value === cell }?.key
    }

    /// The visible rows, from the top.
    open var indexPathsForVisibleRows: [IndexPath]? { cellsByIndexPath.keys.sorted() }

    /// The visible cells, from the top.
    open var visibleCells: [UITableViewCell] {
        cellsByIndexPath.keys.sorted().compactMap { cellsByIndexPath[$0] }
    }

    /// Returns the footer of a section; nil where it is not visible.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        headerFootersByKey[HeaderFooterKey(section: section, isHeader: false)] as? UITableViewHeaderFooterView
    }

    /// Returns the frame of a row in the content; empty if it does not exist.
    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        guard let geometry, geometry.sections.indices.contains(indexPath.section) else { return .zero }
        let section = geometry.sections[indexPath.section]
        guard section.rows.indices.contains(indexPath.row) else { return .zero }
        let top = geometry.top(of: indexPath.section) + section.padding + section.headerHeight
        let y = section.rows.prefix(indexPath.row).reduce(top) { $0 + $1.height }
        return CGRect(
            x: cellInset, y: y, width: bounds.width - 2 * cellInset,
            height: section.rows[indexPath.row].height)
    }

    /// Returns the frame of a section with its header and footer; empty if it does not exist.
    open func rect(forSection section: Int) -> CGRect {
        guard let geometry, geometry.sections.indices.contains(section) else { return .zero }
        return CGRect(
            x: 0, y: geometry.top(of: section), width: bounds.width,
            height: geometry.sections[section].height)
    }

    /// Returns the frame of a section's header; empty if it does not exist.
    open func rectForHeader(inSection section: Int) -> CGRect {
        guard let geometry, geometry.sections.indices.contains(section) else { return .zero }
        return CGRect(
            x: 0, y: geometry.top(of: section) + geometry.sections[section].padding, width: bounds.width,
            height: geometry.sections[section].headerHeight)
    }

    /// Returns the frame of a section's footer; empty if it does not exist.
    open func rectForFooter(inSection section: Int) -> CGRect {
        let whole = rect(forSection: section)
        guard let geometry, whole != .zero else { return .zero }
        let height = geometry.sections[section].footerHeight
        return CGRect(x: 0, y: whole.maxY - height, width: bounds.width, height: height)
    }

    /// Configures the cells of rows again, as `reloadRows(at:with:)` does here.
    open func reconfigureRows(at indexPaths: [IndexPath]) { reloadRows(at: indexPaths, with: .none) }

    /// Moves a section from a position before the change to one after it.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        update(.automatic) { $0.movedSections[newSection] = section }
    }

    /// Returns the index path of the row at a point of the table's content; nil for none.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        indexPathsForRows(in: CGRect(origin: point, size: .zero))?.first
    }

    /// Returns the index paths of the rows that intersect a rectangle of the table's content.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        (0..<numberOfSections).flatMap { section in
            (0..<numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
        }.filter { path in
            let row = rectForRow(at: path)
            return rect.minY < row.maxY && rect.maxY >= row.minY
        }
    }

    /// Registers a class for cells of an identifier; nil unregisters it.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        guard let cellClass else {
            reuse.cellFactories[identifier] = nil
            return
        }
        guard let type = cellClass as? UITableViewCell.Type else {
            return report("\(cellClass) is not a table cell", identifier)
        }
        reuse.cellFactories[identifier] = { type.init(registeredClassWithIdentifier: identifier) }
    }

    /// Registers a class for headers and footers of an identifier; nil unregisters it.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        guard let aClass else {
            reuse.viewFactories[identifier] = nil
            return
        }
        guard let type = aClass as? UITableViewHeaderFooterView.Type else {
            return report("\(aClass) is not a header or footer view", identifier)
        }
        reuse.viewFactories[identifier] = { type.init(registeredClassWithIdentifier: identifier) }
    }

    /// Returns a reused or new cell of an identifier; where nothing is registered a plain cell, with a
    /// diagnostic.
    open func dequeueReusableCell(
        withIdentifier identifier: String, for indexPath: IndexPath
    ) -> UITableViewCell {
        if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
        report("no cell class is registered", identifier)
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    /// Returns a reused or new header or footer of an identifier; nil where nothing is registered.
    open func dequeueReusableHeaderFooterView(
        withIdentifier identifier: String
    ) -> UITableViewHeaderFooterView? {
        if let view = reuse.views[identifier]?.popLast() {
            view.prepareForReuse()
            return view
        }
        let view = reuse.viewFactories[identifier]?()
        view?.tableStyle = style
        return view
    }

    /// Whether rows are shown that the data source does not know of; false outside of updates.
    open var hasUncommittedUpdates: Bool { false }

    /// The interaction that shows context menus of rows; nil, as they are shown without one.
    open var contextMenuInteraction: UIContextMenuInteraction? { nil }

    /// Reloads the titles of the index; has no effect here, as it is not drawn.
    open func reloadSectionIndexTitles() {}

    /// Scrolls the selected row to a position; of several rows the one that was selected first.
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        guard let path = indexPathForSelectedRow else { return }
        scrollToRow(at: path, at: scrollPosition, animated: animated)
    }

    /// Registers a nib with a cell for an identifier; nil unregisters it.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        reuse.cellFactories[identifier] = nib.map { nib in
            {
                let objects = nib.instantiate(withOwner: nil)
                if let cell = objects.lazy.compactMap({ $0 as? UITableViewCell }).first { return cell }
                let cell = UITableViewCell(style: .default, reuseIdentifier: identifier)
                nib.show(objects, in: cell.contentView, of: "cell")
                return cell
            }
        }
    }

    /// Registers a nib with a header or footer for an identifier; nil unregisters it.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        reuse.viewFactories[identifier] = nib.map { nib in
            {
                let objects = nib.instantiate(withOwner: nil)
                if let view = objects.lazy.compactMap({ $0 as? UITableViewHeaderFooterView }).first {
                    return view
                }
                let view = UITableViewHeaderFooterView(reuseIdentifier: identifier)
                nib.show(objects, in: view.contentView, of: "header or footer")
                return view
            }
        }
    }

    private static let storedPrefetchDataSourceReference = SparseProperty<WeakReference?>(nil)
    private static let storedIsPrefetchingEnabled = SparseProperty<Bool>(true)
    private static let storedSeparatorInsetReference = SparseProperty<SeparatorInsetReference>(.fromCellEdges)
    private static let storedInsetsContentViewsToSafeArea = SparseProperty<Bool>(true)
    private static let storedSelfSizingInvalidation = SparseProperty<SelfSizingInvalidation>(.enabled)

    /// Whether the prefetching data source is called; kept, and has no effect here.
    open var isPrefetchingEnabled: Bool {
        get { Self.storedIsPrefetchingEnabled[self] }
        set { Self.storedIsPrefetchingEnabled[self] = newValue }
    }

    /// The reference of `separatorInset`; kept, and has no effect here.
    open var separatorInsetReference: SeparatorInsetReference {
        get { Self.storedSeparatorInsetReference[self] }
        set { Self.storedSeparatorInsetReference[self] = newValue }
    }

    /// Whether content views of cells are within the safe area; kept, and has no effect here.
    open var insetsContentViewsToSafeArea: Bool {
        get { Self.storedInsetsContentViewsToSafeArea[self] }
        set { Self.storedInsetsContentViewsToSafeArea[self] = newValue }
    }

    /// When cells that change in size are measured again; here they always are.
    open var selfSizingInvalidation: SelfSizingInvalidation {
        get { Self.storedSelfSizingInvalidation[self] }
        set { Self.storedSelfSizingInvalidation[self] = newValue }
    }

    /// The object that prepares the data of rows before they become visible, which is never called here; not retained.
    open var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        get { Self.storedPrefetchDataSourceReference[self]?.object as? any UITableViewDataSourcePrefetching }
        set { Self.storedPrefetchDataSourceReference[self] = WeakReference(object: newValue) }
    }

    /// Whether the focus returns to the row that had it last; has no effect here.
    open var remembersLastFocusedIndexPath: Bool {
        get { FocusValues.known(of: self)?.remembersLastIndexPath ?? false }
        set { FocusValues.of(self).remembersLastIndexPath = newValue }
    }

    /// Whether the focused row is selected; has no effect here.
    open var selectionFollowsFocus: Bool {
        get { FocusValues.known(of: self)?.selectionFollows ?? false }
        set { FocusValues.of(self).selectionFollows = newValue }
    }

    /// Whether rows can be focused; has no effect here.
    open var allowsFocus: Bool {
        get { FocusValues.known(of: self)?.isAllowed ?? false }
        set { FocusValues.of(self).isAllowed = newValue }
    }

    /// Whether rows can be focused while the table is edited; has no effect here.
    open var allowsFocusDuringEditing: Bool {
        get { FocusValues.known(of: self)?.isAllowedDuringEditing ?? false }
        set { FocusValues.of(self).isAllowedDuringEditing = newValue }
    }
}
