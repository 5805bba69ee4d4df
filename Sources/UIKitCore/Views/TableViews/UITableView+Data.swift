extension UITableView {
    /// The number of sections.
    public var numberOfSections: Int {
        if let geometry { return geometry.sections.count }
        return max(0, dataSource?.numberOfSections(in: self) ?? staticSections?.count ?? 0)
    }

    /// Returns the number of rows in a section; 0 for a section that does not exist.
    public func numberOfRows(inSection section: Int) -> Int {
        if let geometry {
            return geometry.sections.indices.contains(section) ? geometry.sections[section].rows.count : 0
        }
        return rowCount(inSection: section)
    }

    /// Returns the index path of a cell; nil if it is not visible.
    public func indexPath(for cell: UITableViewCell) -> IndexPath? {
        cellsByIndexPath.first { $0.value === cell }?.key
    }

    /// The visible rows, from the top.
    public var indexPathsForVisibleRows: [IndexPath]? { cellsByIndexPath.keys.sorted() }

    /// The visible cells, from the top.
    public var visibleCells: [UITableViewCell] {
        cellsByIndexPath.keys.sorted().compactMap { cellsByIndexPath[$0] }
    }

    /// Returns the footer of a section; nil where it is not visible.
    public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        headerFootersByKey[HeaderFooterKey(section: section, isHeader: false)] as? UITableViewHeaderFooterView
    }

    /// Returns the frame of a row in the content; empty if it does not exist.
    public func rectForRow(at indexPath: IndexPath) -> CGRect {
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
    public func rect(forSection section: Int) -> CGRect {
        guard let geometry, geometry.sections.indices.contains(section) else { return .zero }
        return CGRect(
            x: 0, y: geometry.top(of: section), width: bounds.width,
            height: geometry.sections[section].height)
    }

    /// Returns the frame of a section's header; empty if it does not exist.
    public func rectForHeader(inSection section: Int) -> CGRect {
        guard let geometry, geometry.sections.indices.contains(section) else { return .zero }
        return CGRect(
            x: 0, y: geometry.top(of: section) + geometry.sections[section].padding, width: bounds.width,
            height: geometry.sections[section].headerHeight)
    }

    /// Returns the frame of a section's footer; empty if it does not exist.
    public func rectForFooter(inSection section: Int) -> CGRect {
        let whole = rect(forSection: section)
        guard let geometry, whole != .zero else { return .zero }
        let height = geometry.sections[section].footerHeight
        return CGRect(x: 0, y: whole.maxY - height, width: bounds.width, height: height)
    }

    /// The position of a row after scrolling to it. Raw values match Apple's.
    public enum ScrollPosition: Int, Hashable, Sendable {
        /// Wherever the scroll distance is smallest.
        case none = 0
        /// At the top of the visible part.
        case top = 1
        /// In the middle of the visible part.
        case middle = 2
        /// At the bottom of the visible part.
        case bottom = 3
    }

    // MARK: Data source

    func rowCount(inSection section: Int) -> Int {
        max(
            0,
            dataSource?.tableView(self, numberOfRowsInSection: section) ?? staticRowCount(section))
    }

    func title(ofHeader isHeader: Bool, inSection section: Int) -> String? {
        guard let dataSource else {
            return isHeader ? staticSection(section)?.headerTitle : staticSection(section)?.footerTitle
        }
        return isHeader
            ? dataSource.tableView(self, titleForHeaderInSection: section)
            : dataSource.tableView(self, titleForFooterInSection: section)
    }

    func makeCell(at indexPath: IndexPath) -> UITableViewCell {
        dataSource?.tableView(self, cellForRowAt: indexPath) ?? staticCell(at: indexPath) ?? UITableViewCell()
    }

    func staticSection(_ section: Int) -> StaticSection? {
        guard let staticSections, staticSections.indices.contains(section) else { return nil }
        return staticSections[section]
    }

    /// Returns the height of a row without one from the delegate: that of its static cell, or of all rows.
    func defaultHeight(forRowAt indexPath: IndexPath) -> CGFloat {
        guard let own = staticCell(at: indexPath)?.ownRowHeight else { return rowHeight }
        return own
    }
}
