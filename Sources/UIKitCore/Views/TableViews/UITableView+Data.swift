extension UITableView {
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
        guard let cell = dataSource?.tableView(self, cellForRowAt: indexPath) else {
            return staticCell(at: indexPath) ?? UITableViewCell()
        }
        return prototype(insteadOf: cell, at: indexPath) ?? cell
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
