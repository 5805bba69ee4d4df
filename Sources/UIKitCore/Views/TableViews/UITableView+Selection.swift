// Selection of rows, by code and by touches.
extension UITableView {
    /// Posted after the user has changed the selection.
    public static let selectionDidChangeNotification = Notification.Name(
        "UITableViewSelectionDidChangeNotification")

    /// Whether multiple selection is allowed in the current mode.
    var selectsSeveral: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    /// Whether touches select rows in the current mode.
    private var selectsByTouch: Bool {
        if isEditing { return allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing }
        return allowsSelection || allowsMultipleSelection
    }

    // MARK: Touches

    /// Selects a row as a tap does, with the calls of the delegate.
    ///
    /// Source: `tableView(_:willSelectRowAt:)`, which may choose another row or none, and
    /// `tableView(_:willDeselectRowAt:)` in Apple's documentation.
    func selectByUser(_ indexPath: IndexPath) {
        if selectsSeveral, interaction.selected.contains(indexPath) {
            deselectByUser(indexPath)
            return selectionDidChange()
        }
        note("willSelectRowAt", indexPath)
        guard let chosen = delegate.map({ $0.tableView(self, willSelectRowAt: indexPath) }) ?? indexPath
        else {
            return
        }
        if !selectsSeveral {
            for path in interaction.selected where path != chosen {
                guard deselectByUser(path) else { return }
            }
        }
        selectRow(at: chosen, animated: false, scrollPosition: .none)
        if let cell = cellForRow(at: chosen) { cell.selectionSegue?(cell) }
        note("didSelectRowAt", chosen)
        delegate?.tableView(self, didSelectRowAt: chosen)
        selectionDidChange()
        guard !isEditing, let delegate, delegate.tableView(self, canPerformPrimaryActionForRowAt: chosen)
        else { return }
        delegate.tableView(self, performPrimaryActionForRowAt: chosen)
    }

    /// Deselects a row as a tap does; returns false where the delegate keeps the selection.
    @discardableResult
    private func deselectByUser(_ indexPath: IndexPath) -> Bool {
        note("willDeselectRowAt", indexPath)
        guard let chosen = delegate.map({ $0.tableView(self, willDeselectRowAt: indexPath) }) ?? indexPath
        else {
            return false
        }
        deselectRow(at: chosen, animated: false)
        note("didDeselectRowAt", chosen)
        delegate?.tableView(self, didDeselectRowAt: chosen)
        return true
    }

    private func selectionDidChange() {
        NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
    }

    /// Highlights the touched row; returns whether there is one that may be highlighted.
    @discardableResult
    func highlightRow(of touch: UITouch) -> Bool {
        guard let path = row(of: touch), selectsByTouch else { return false }
        note("shouldHighlightRowAt", path)
        guard delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return false }
        interaction.highlighted = path
        cellsByIndexPath[path]?.setHighlighted(true, animated: false)
        note("didHighlightRowAt", path)
        delegate?.tableView(self, didHighlightRowAt: path)
        return true
    }

    /// Ends the highlight; returns the row that was highlighted.
    @discardableResult
    func unhighlightRow() -> IndexPath? {
        guard let path = interaction.highlighted else { return nil }
        interaction.highlighted = nil
        cellsByIndexPath[path]?.setHighlighted(false, animated: false)
        note("didUnhighlightRowAt", path)
        delegate?.tableView(self, didUnhighlightRowAt: path)
        return path
    }

    /// Returns the row whose cell contains the view of a touch.
    func row(of touch: UITouch) -> IndexPath? {
        var view = touch.view
        while let current = view {
            if let cell = current as? UITableViewCell, cell.superview === self { return indexPath(for: cell) }
            view = current.superview
        }
        return nil
    }

    /// Returns the row whose detail button a touch is on.
    func rowOfDetailButton(under touch: UITouch) -> IndexPath? {
        guard let path = row(of: touch), let cell = cellForRow(at: path),
            cell.detailButtonArea?.contains(touch.location(in: cell)) == true
        else { return nil }
        return path
    }

    /// Performs a tap on the detail button of a row, which does not select the row.
    ///
    /// Source: `tableView(_:accessoryButtonTappedForRowWith:)` in Apple's documentation. Chosen: the segue comes
    /// first, as in selections.
    func tapDetailButton(at path: IndexPath) {
        if let cell = cellForRow(at: path) { cell.accessorySegue?(cell) }
        note("accessoryButtonTappedForRowWith", path)
        delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
    }

    /// Logs a call of the delegate for a row.
    func note(_ call: String, _ path: IndexPath) {
        RenderContext.record(
            .delegate, "\(delegate.map { "\(type(of: $0))" } ?? displayName) \(call) \(path.text)")
    }
}

extension IndexPath {
    /// Section and row for messages.
    var text: String { "\(section)-\(row)" }
}
