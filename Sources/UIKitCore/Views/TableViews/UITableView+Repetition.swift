import Geometry
import Scene

// Rows that repeat the cells of a file, and empty ones, until the table is full.
extension UITableView {
    /// The number of rows of a static section, with the repeated ones.
    func staticRowCount(_ section: Int) -> Int {
        guard let own = staticSection(section) else { return 0 }
        return own.cells.count + (isRepeated(section) ? repeated.cells.count : 0)
    }

    /// Shows the cells of the file instead of the data source's rows, if there are any for that; returns whether there
    /// are.
    func showPrototypes() -> Bool {
        let factories = prototypesWithoutRows
        guard !factories.isEmpty, prototypes.standFor(dataSource) else { return false }
        prototypes.report(in: self, "table", without: "rows")
        prototypesWithoutRows = []
        dataSource = nil
        delegate = nil
        staticSections = [StaticSection(cells: factories.map { $0() })]
        repetition = CellRepetition { factories[$0 % factories.count]() }
        return true
    }

    /// Returns a cell of the file in place of an empty one that stands for a cell of code that is left out; nil for other
    /// cells.
    func prototype(insteadOf cell: UITableViewCell, at indexPath: IndexPath) -> UITableViewCell? {
        guard !prototypesWithoutRows.isEmpty, cell.isEmptyValue, prototypes.standFor(dataSource) else {
            return nil
        }
        prototypes.report(in: self, "table", without: "the contents of rows")
        return prototypesWithoutRows[indexPath.row % prototypesWithoutRows.count]()
    }

    /// Returns the static cell of a row, which may be a repeated one.
    func staticCell(at indexPath: IndexPath) -> UITableViewCell? {
        guard let cells = staticSection(indexPath.section)?.cells else { return nil }
        if cells.indices.contains(indexPath.row) { return cells[indexPath.row] }
        let index = indexPath.row - cells.count
        guard isRepeated(indexPath.section), repeated.cells.indices.contains(index) else { return nil }
        return repeated.cells[index]
    }

    private func isRepeated(_ section: Int) -> Bool {
        repetition != nil && section == (staticSections?.count ?? 0) - 1
    }

    /// Adds rows to the last section, or removes them, so that they just reach the bottom edge.
    func repeatRows(in geometry: inout TableGeometry) {
        guard let repetition, let last = geometry.sections.indices.last, bounds.height > 0,
            let declared = staticSections?.last?.cells, geometry.sections[last].rows.count >= declared.count
        else { return }
        if repeated.heights.isEmpty {
            repeated.fitsContent = geometry.sections[last].rows.prefix(declared.count).map(\.isEstimate)
            repeated.heights = declared.indices.map { row in
                let known = geometry.sections[last].rows[row]
                let path = IndexPath(row: row, section: last)
                return known.isEstimate && cellsByIndexPath[path] == nil
                    ? measuredHeight(ofRowAt: path) : known.height
            }
        }
        guard repeated.heights.contains(where: { $0 > 0 }) else { return }
        var rows = Array(geometry.sections[last].rows.prefix(declared.count))
        var end = geometry.top(of: last) + repeated.heights.reduce(0, +)
        end += geometry.sections[last].padding + geometry.sections[last].headerHeight
        let visible = bounds.height - adjustedContentInset.top
        while end < visible, rows.count < CellRepetition<UITableViewCell>.limit {
            let number = rows.count, index = number - declared.count
            if index == repeated.cells.count {
                guard let cell = repetition.makeCell(number) else { break }
                repeated.cells.append(cell)
            }
            let height = repeated.heights[number % declared.count]
            let known = geometry.sections[last].rows
            // A row whose text differs has a height of its own.
            let estimate = TableGeometry.Row(
                height: height, isEstimate: repeated.fitsContent[number % declared.count])
            rows.append(known.indices.contains(number) ? known[number] : estimate)
            end += rows[number].height
        }
        geometry.sections[last].rows = rows
        repeated.cells.removeSubrange((rows.count - declared.count)...)
    }

    /// Draws the lines between the empty rows of a plain table, which fill the space below the last row.
    ///
    /// Source: Apple's documentation of `fillerRowHeight`: plain tables only, the automatic height is that of the last
    /// row. Source: a view as the table's footer takes their place.
    func fillerLines(_ context: ContentContext) -> [DrawCommand] {
        guard style == .plain, separatorStyle != .none, tableFooterView == nil, let geometry else {
            return []
        }
        let last = geometry.sections.last { !$0.rows.isEmpty }?.rows.last?.height
        let automatic = last ?? (rowHeight > 0 ? rowHeight : UITableViewCell.defaultHeight)
        let height = fillerRowHeight < 0 ? automatic : fillerRowHeight
        guard height >= 1, bounds.width > 0 else { return [] }
        let pixel = 1 / context.traits.displayScale
        let color = context.color(separatorColor ?? .separator)
        let insets = separatorInset
        var commands: [DrawCommand] = []
        var bottom = geometry.height + height
        while bottom <= bounds.maxY {
            let line = CGRect(
                x: isRightToLeft ? insets.right : insets.left, y: bottom - pixel,
                width: max(0, bounds.width - insets.left - insets.right), height: pixel)
            commands.append(.draw(.fillRect(line.rect, .color(color))))
            bottom += height
        }
        return commands
    }
}
