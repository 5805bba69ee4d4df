// Swipe actions of rows.
extension UITableView {
    /// How far a touch moves before it swipes, and how much of a row is swiped to perform the first action.
    ///
    /// Chosen: the distance at which a pan begins, and six tenths.
    private static let swipeThreshold: CGFloat = 10, fullSwipe: CGFloat = 0.6

    /// Returns the actions at an edge of a row: the delegate's, or the button that deletes the row.
    private func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
        guard canEdit(path) else { return nil }
        guard !isLeading else {
            return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
        }
        if !interaction.isEditing,
            let own = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
        {
            return own
        }
        if !interaction.isEditing, let actions = delegate?.tableView(self, editActionsForRowAt: path) {
            return UISwipeActionsConfiguration(actions: actions.map { $0.contextualAction(forRowAt: path) })
        }
        guard dataSource != nil, editingStyle(of: path) == .delete else { return nil }
        let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
        return UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
                guard let self, let path = self.interaction.swipe?.path else { return done(false) }
                self.commit(.delete, at: path)
                done(true)
            }
        ])
    }

    /// Swipes a row aside so that its actions are shown.
    ///
    /// - Returns: Whether the row has actions at that edge.
    @discardableResult
    package func openSwipe(at path: IndexPath, isLeading: Bool) -> Bool {
        guard beginSwipe(at: path, isLeading: isLeading) else { return false }
        setSwipeOffset(interaction.swipe?.actions.openWidth ?? 0)
        setNeedsLayout()
        return true
    }

    /// Deletes a row as the user does by its button.
    ///
    /// - Returns: Whether the row can be deleted.
    package func deleteRowByUser(at path: IndexPath) -> Bool {
        guard openSwipe(at: path, isLeading: false), let swipe = interaction.swipe,
            let action = swipe.actions.configuration.actions.first(where: { $0.style == .destructive })
        else {
            closeSwipe()
            return false
        }
        perform(action, from: swipe.actions)
        return true
    }

    private func setSwipeOffset(_ offset: CGFloat) { interaction.swipe?.offset = offset }

    private func beginSwipe(at path: IndexPath, isLeading: Bool) -> Bool {
        closeSwipe()
        guard cellsByIndexPath[path] != nil, let actions = swipeActions(at: path, isLeading: isLeading),
            !actions.actions.isEmpty
        else {
            return false
        }
        note("willBeginEditingRowAt", path)
        delegate?.tableView(self, willBeginEditingRowAt: path)
        let view = SwipeActionsView(actions, isLeading: isLeading) { [weak self] action, button in
            self?.perform(action, from: button)
        }
        // Beside the row, or above it where the row stays in its group.
        insertSubview(
            view,
            at: style == .insetGrouped ? subviews.count : backgroundView == nil ? 0 : 1)
        interaction.swipe = TableSwipe(path: path, isLeading: isLeading, actions: view, offset: 0)
        return true
    }

    private func perform(_ action: UIContextualAction, from view: UIView) {
        RenderContext.record(.action, "\(displayName) \(action.title ?? "swipe action")")
        action.handler(action, view) { [weak self] _ in self?.closeSwipe() }
    }

    /// Moves the swiped row back.
    package func closeSwipe() {
        guard let swipe = interaction.swipe else { return }
        interaction.swipe = nil
        swipe.actions.removeFromSuperview()
        let cell = cellsByIndexPath[swipe.path]
        cell?.bounds.origin = .zero
        if let clipped = swipe.clippedBefore { cell?.clipsToBounds = clipped }
        endSwipe(of: swipe.path)
    }

    /// Updates the index path of the swiped row after changes; nil where it was removed.
    func swipeDidMove(to path: IndexPath?) {
        guard let swipe = interaction.swipe else { return }
        if let path {
            interaction.swipe?.path = path
            return
        }
        interaction.swipe = nil
        swipe.actions.removeFromSuperview()
        endSwipe(of: nil)
    }

    private func endSwipe(of path: IndexPath?) {
        RenderContext.record(
            .delegate,
            "\(delegate.map { "\(type(of: $0))" } ?? displayName) didEndEditingRowAt \(path?.text ?? "nil")")
        delegate?.tableView(self, didEndEditingRowAt: path)
        setNeedsLayout()
    }

    /// Places the swiped row and its actions. In an inset group the content moves within the row, which
    /// keeps to the group.
    func placeSwiped(_ cell: UITableViewCell, y: CGFloat, height: CGFloat) {
        guard let swipe = interaction.swipe else { return }
        let row = CGRect(x: cellInset, y: y, width: max(0, bounds.width - 2 * cellInset), height: height)
        let isAtLeft = swipe.isLeading != isRightToLeft, width = min(swipe.offset, row.width)
        let shift = isAtLeft ? swipe.offset : -swipe.offset
        if style == .insetGrouped {
            place(cell, y: y, height: height)
            cell.bounds.origin.x = -shift
            if swipe.clippedBefore == nil { interaction.swipe?.clippedBefore = cell.clipsToBounds }
            cell.clipsToBounds = true
        } else {
            place(cell, y: y, height: height, shift: shift)
        }
        swipe.actions.translatesAutoresizingMaskIntoConstraints = true
        swipe.actions.frame = CGRect(
            x: isAtLeft ? row.minX : row.maxX - width, y: row.minY, width: width, height: row.height)
    }

    // MARK: Touches

    /// Handles a touch that begins; returns whether it is on a row.
    func follow(began touches: Set<UITouch>) -> Bool {
        guard let touch = touches.first else { return false }
        if interaction.swipe != nil {
            // A touch anywhere else moves the row back, and has no other effect.
            closeSwipe()
            interaction.touchStart = nil
            return true
        }
        guard row(of: touch) != nil else { return false }
        interaction.touchStart = touch.location(in: superview)
        interaction.detailButton = rowOfDetailButton(under: touch)
        if interaction.detailButton == nil { highlightRow(of: touch) }
        return true
    }

    /// Handles a touch that moves: sideways it swipes the row, otherwise the highlight ends.
    func follow(moved touches: Set<UITouch>) -> Bool {
        guard let touch = touches.first, let start = interaction.touchStart else { return false }
        let point = touch.location(in: superview)
        let x = point.x - start.x, y = point.y - start.y
        guard max(x.magnitude, y.magnitude) > Self.swipeThreshold else { return true }
        unhighlightRow()
        guard !interaction.isEditing else { return true }
        let isLeading = (x > 0) != isRightToLeft
        if interaction.swipe == nil {
            guard x.magnitude > y.magnitude, let path = row(of: touch),
                beginSwipe(at: path, isLeading: isLeading)
            else {
                return true
            }
        }
        setSwipeOffset(interaction.swipe?.isLeading == isLeading ? x.magnitude : 0)
        setNeedsLayout()
        return true
    }

    /// Handles a touch that ends: selects its row, or leaves a swiped row open, or moves it back.
    func follow(ended touches: Set<UITouch>) -> Bool {
        guard let touch = touches.first, interaction.touchStart != nil else { return false }
        interaction.touchStart = nil
        if let path = interaction.detailButton {
            interaction.detailButton = nil
            if rowOfDetailButton(under: touch) == path { tapDetailButton(at: path) }
            if interaction.swipe == nil { return true }
        }
        if let swipe = interaction.swipe {
            let full = bounds.width * Self.fullSwipe
            if swipe.offset > full, swipe.actions.configuration.performsFirstActionWithFullSwipe,
                let first = swipe.actions.configuration.actions.first
            {
                perform(first, from: swipe.actions)
            } else if swipe.offset < swipe.actions.openWidth / 2 {
                closeSwipe()
            } else {
                setSwipeOffset(swipe.actions.openWidth)
            }
            setNeedsLayout()
            return true
        }
        guard let path = unhighlightRow() else { return true }
        if row(of: touch) == path { selectByUser(path) }
        return true
    }
}
