// Editing of rows: delete and insert controls, reordering.
extension UITableView {
    /// Whether a row can be edited, as the data source returns; true without one.
    func canEdit(_ path: IndexPath) -> Bool { dataSource?.tableView(self, canEditRowAt: path) ?? true }

    /// Returns the editing control of a row.
    func editingStyle(of path: IndexPath) -> UITableViewCell.EditingStyle {
        delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    }

    /// Sets the properties of a cell that the table determines: its position in the section, selection and editing.
    func prepare(_ cell: UITableViewCell, at path: IndexPath) {
        let count = numberOfRows(inSection: path.section)
        cell.tableContext.tableStyle = style
        cell.tableContext.isFirst = path.row == 0
        cell.tableContext.isLast = path.row == count - 1
        cell.tableContext.hasSeparator = separatorStyle != .none
        cell.tableContext.separatorColor = separatorColor
        cell.tableContext.separatorInset = ownSeparatorInset
        if interaction.isEditing || cell.tableContext.isTableEditing { prepareEditing(of: cell, at: path) }
        let isSelected = interaction.selected.contains(path)
        if dataSource == nil, cell.isSelected, !isSelected {
            // A static cell carries its own state.
            interaction.selected.append(path)
        } else if isSelected != cell.isSelected {
            cell.setSelected(isSelected, animated: false)
        }
        cell.setNeedsLayout()
    }

    private func prepareEditing(of cell: UITableViewCell, at path: IndexPath) {
        let isEditing = interaction.isEditing
        cell.tableContext.isTableEditing = isEditing
        cell.tableContext.selectsWhileEditing = isEditing && allowsMultipleSelectionDuringEditing
        let edits = isEditing && canEdit(path)
        cell.tableContext.editingStyle = edits ? editingStyle(of: path) : .none
        cell.tableContext.indents =
            edits && (delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true)
            && cell.shouldIndentWhileEditing
        cell.tableContext.isReordered =
            isEditing && (dataSource?.tableView(self, canMoveRowAt: path) ?? cell.showsReorderControl)
        if cell.isEditing != edits { cell.setEditing(edits, animated: false) }
        cell.updateEditControls { [weak self, weak cell] in
            guard let self, let cell, let path = self.indexPath(for: cell) else { return }
            self.editControlTapped(at: path)
        }
    }

    /// Shows the delete button of a row, or inserts a row.
    private func editControlTapped(at path: IndexPath) {
        guard let cell = cellsByIndexPath[path] else { return }
        if cell.tableContext.selectsWhileEditing { return selectByUser(path) }
        switch cell.editingStyle {
        case .none: break
        case .insert: commit(.insert, at: path)
        case .delete: openSwipe(at: path, isLeading: false)
        }
    }

    /// Notifies the data source that the user deletes or inserts a row.
    package func commit(_ style: UITableViewCell.EditingStyle, at path: IndexPath) {
        RenderContext.record(
            .delegate,
            "\(dataSource.map { "\(type(of: $0))" } ?? displayName) commit \(style.name) forRowAt \(path.text)"
        )
        dataSource?.tableView(self, commit: style, forRowAt: path)
    }

    /// Moves a row as a drag of its reorder control does.
    ///
    /// Source: `tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)` and
    /// `tableView(_:moveRowAt:to:)` in Apple's documentation.
    package func moveRowByUser(at path: IndexPath, to proposed: IndexPath) {
        guard dataSource?.tableView(self, canMoveRowAt: path) ?? false else { return }
        let target =
            delegate?.tableView(
                self, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposed) ?? proposed
        guard target != path else { return }
        RenderContext.record(
            .delegate,
            "\(dataSource.map { "\(type(of: $0))" } ?? displayName) moveRowAt \(path.text) to \(target.text)")
        dataSource?.tableView(self, moveRowAt: path, to: target)
        moveRow(at: path, to: target)
    }
}

extension UITableViewCell.EditingStyle {
    fileprivate var name: String {
        switch self {
        case .none: "none"
        case .delete: "delete"
        case .insert: "insert"
        }
    }
}
