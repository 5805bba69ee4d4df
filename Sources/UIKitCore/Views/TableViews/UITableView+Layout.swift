import Geometry

extension UITableView {
    /// Queries the numbers of rows and their heights, unless they are known for the current width.
    func prepareGeometry() {
        var counts: TableGeometry
        if let geometry, geometry.width == bounds.width {
            counts = geometry
        } else {
            recycleAll()
            repeated = RepeatedCells()
            let sections = max(0, dataSource?.numberOfSections(in: self) ?? staticSections?.count ?? 0)
            counts = TableGeometry(width: bounds.width, sections: (0..<sections).map(section))
            counts.isBelowHeader = height(of: tableHeaderView) > 0
            if counts.sections.allSatisfy(\.rows.isEmpty), showPrototypes() { return prepareGeometry() }
        }
        adaptFirstHeader(in: &counts)
        counts.headerHeight = height(of: tableHeaderView)
        counts.footerHeight = height(of: tableFooterView)
        repeatRows(in: &counts)
        geometry = counts
        contentSize = CGSize(width: bounds.width, height: counts.height)
    }

    /// Lays out the visible rows, headers and footers, measuring them if needed, and removes those no longer visible.
    func layOutRows() {
        guard var current = geometry else { return }
        backgroundView?.frame = bounds
        place(tableHeaderView, y: 0, height: current.headerHeight)
        var pass = RowPass(
            visibleRange: bounds.minY..<max(bounds.minY, bounds.maxY),
            top: bounds.minY + adjustedContentInset.top,
            y: current.headerHeight)
        for section in current.sections.indices { layOut(section, in: &current, &pass) }
        place(tableFooterView, y: pass.y, height: current.footerHeight)
        recycleInvisibleViews(pass)
        geometry = current
        contentSize = CGSize(width: bounds.width, height: current.height)
    }

    /// The state of one pass over all rows from the top.
    private struct RowPass {
        /// The visible part of the content.
        let visibleRange: Range<CGFloat>
        /// The position at which headers of a plain table are pinned while their section scrolls.
        let top: CGFloat
        /// The top of the next element.
        var y: CGFloat
        var cells: Set<IndexPath> = []
        var headerFooters: Set<HeaderFooterKey> = []

        /// Whether an element of a height at `y` is visible; for zero height, whether `y` is in the visible
        /// part.
        func isVisible(_ height: CGFloat) -> Bool {
            height > 0
                ? y < visibleRange.upperBound && y + height > visibleRange.lowerBound
                : y < visibleRange.upperBound && y >= visibleRange.lowerBound
        }
    }

    private func layOut(_ index: Int, in geometry: inout TableGeometry, _ pass: inout RowPass) {
        let section = geometry.sections[index]
        pass.y += section.padding
        let headerTop = pass.y
        pass.y += section.headerHeight
        for row in section.rows.indices {
            let known = geometry.sections[index].rows[row]
            if pass.isVisible(known.height) {
                let path = IndexPath(row: row, section: index)
                // A cell that is inserted during an animation is at its final position at once.
                let comes = interaction.isAnimating && cellsByIndexPath[path] == nil
                let cell = without(comes) { shownCell(at: path) }
                if known.isEstimate {
                    let height = fittedHeight(of: cell)
                    geometry.sections[index].rows[row] = TableGeometry.Row(height: height, isEstimate: false)
                }
                let height = geometry.sections[index].rows[row].height
                if interaction.swipe?.path == path {
                    placeSwiped(cell, y: pass.y, height: height)
                } else {
                    without(comes) {
                        place(cell, y: pass.y, height: height)
                        if comes { cell.layoutIfNeeded() }
                    }
                }
                pass.cells.insert(path)
            }
            pass.y += geometry.sections[index].rows[row].height
        }
        let rowsEnd = pass.y
        placeHeaderFooter(index, isHeader: false, y: rowsEnd, height: section.footerHeight, &pass)
        pass.y = rowsEnd + section.footerHeight
        let end = pass.y
        let isSticky = style == .plain && headerTop < pass.top
        let y = isSticky ? min(pass.top, max(headerTop, rowsEnd - section.headerHeight)) : headerTop
        placeHeaderFooter(index, isHeader: true, y: y, height: section.headerHeight, &pass)
        pass.y = end
    }

    /// Runs a closure, without animations if there would be some.
    private func without<Result>(_ animations: Bool, _ body: () -> Result) -> Result {
        guard animations else { return body() }
        var result: Result?
        UIView.performWithoutAnimation { result = body() }
        return result ?? body()
    }

    // MARK: Cells

    private func shownCell(at path: IndexPath) -> UITableViewCell {
        if let cell = cellsByIndexPath[path] { return cell }
        let cell = makeCell(at: path)
        cellsByIndexPath[path] = cell
        prepare(cell, at: path)
        if let level = delegate?.tableView(self, indentationLevelForRowAt: path), level > 0 {
            cell.indentationLevel = level
        }
        if cell.superview !== self {
            cell.translatesAutoresizingMaskIntoConstraints = true
            insertSubview(cell, at: cellIndex)
        }
        // The width determines how the content is measured; the height follows.
        place(cell, y: contentSize.height, height: UITableViewCell.defaultHeight)
        delegate?.tableView(self, willDisplay: cell, forRowAt: path)
        return cell
    }

    /// The index of cells: above the background, below headers and footers.
    private var cellIndex: Int {
        let isAbove = { (view: UIView) in
            view is UITableViewHeaderFooterView || view === self.tableHeaderView
                || view === self.tableFooterView
        }
        return subviews.firstIndex(where: isAbove) ?? subviews.count
    }

    func place(_ cell: UITableViewCell, y: CGFloat, height: CGFloat, shift: CGFloat = 0) {
        let width = max(0, bounds.width - 2 * cellInset)
        cell.frame = CGRect(x: cellInset + shift, y: y, width: width, height: height)
        cell.prepareContent()
    }

    private func fittedHeight(of cell: UITableViewCell) -> CGFloat {
        cell.systemLayoutSizeFitting(
            CGSize(width: cell.bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    // MARK: Headers and footers

    private func placeHeaderFooter(
        _ section: Int, isHeader: Bool, y: CGFloat, height: CGFloat, _ pass: inout RowPass
    ) {
        pass.y = y
        guard height > 0, pass.isVisible(height) else { return }
        let key = HeaderFooterKey(section: section, isHeader: isHeader)
        guard let view = headerFootersByKey[key] ?? headerFooterView(section, isHeader: isHeader) else {
            return
        }
        headerFootersByKey[key] = view
        let isNew = view.superview !== self, comes = interaction.isAnimating && isNew
        if isNew {
            view.translatesAutoresizingMaskIntoConstraints = true
            addSubview(view)
        }
        pass.headerFooters.insert(key)
        without(comes) {
            view.frame = CGRect(
                x: cellInset, y: y, width: max(0, bounds.width - 2 * cellInset), height: height)
            if isNew { notifyDelegate(willDisplay: view, key) }
            if comes { view.layoutIfNeeded() }
        }
    }

    private func notifyDelegate(willDisplay view: UIView, _ key: HeaderFooterKey) {
        if key.isHeader {
            delegate?.tableView(self, willDisplayHeaderView: view, forSection: key.section)
        } else {
            delegate?.tableView(self, willDisplayFooterView: view, forSection: key.section)
        }
    }

    // MARK: Invisible views

    private func recycleInvisibleViews(_ pass: RowPass) {
        for path in cellsByIndexPath.keys.sorted() where !pass.cells.contains(path) {
            guard let cell = cellsByIndexPath.removeValue(forKey: path) else { continue }
            recycle(cell)
            delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
        }
        let gone = headerFootersByKey.keys.filter { !pass.headerFooters.contains($0) }
        for key in gone.sorted(by: { ($0.section, $0.isHeader ? 0 : 1) < ($1.section, $1.isHeader ? 0 : 1) })
        {
            guard let view = headerFootersByKey.removeValue(forKey: key) else { continue }
            let isShown = view.superview === self
            recycle(view)
            guard isShown else { continue }
            if key.isHeader {
                delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: key.section)
            } else {
                delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: key.section)
            }
        }
    }

    private func recycleAll() {
        recycleInvisibleViews(RowPass(visibleRange: 0..<0, top: 0, y: 0))
    }
}
