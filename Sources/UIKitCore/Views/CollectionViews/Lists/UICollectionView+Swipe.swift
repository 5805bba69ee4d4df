import Geometry

/// An item of a list that is swiped aside to show its actions.
struct ListSwipe {
    var path: IndexPath
    /// Whether the actions are at the leading edge.
    var isLeading: Bool
    /// The view with the actions, below the item.
    var actions: SwipeActionsView
    /// The offset of the item, in points.
    var offset: CGFloat
    /// Whether the item clipped its content before; nil if the swipe has not changed that.
    var clippedBefore: Bool?
}

// Swipe actions of items in lists, as for rows of tables.
extension UICollectionView {
    /// How far a touch moves before it swipes, and how much of an item is swiped to perform the first action.
    /// Chosen: as in tables.
    private static let swipeThreshold: CGFloat = 10, fullSwipe: CGFloat = 0.6

    private func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
        guard let role = (cellForItem(at: path) as? UICollectionViewListCell)?.role else { return nil }
        let list = role.configuration
        return isLeading
            ? list.leadingSwipeActionsConfigurationProvider?(path)
            : list.trailingSwipeActionsConfigurationProvider?(path)
    }

    /// Swipes an item aside so that its actions are shown.
    ///
    /// - Returns: Whether the item has actions at that edge.
    @discardableResult
    package func openSwipe(at path: IndexPath, isLeading: Bool) -> Bool {
        guard beginSwipe(at: path, isLeading: isLeading) else { return false }
        setSwipeOffset(interaction.swipe?.actions.openWidth ?? 0)
        setNeedsLayout()
        return true
    }

    private func setSwipeOffset(_ offset: CGFloat) { interaction.swipe?.offset = offset }

    private func beginSwipe(at path: IndexPath, isLeading: Bool) -> Bool {
        closeSwipe()
        guard let cell = cellForItem(at: path), let actions = swipeActions(at: path, isLeading: isLeading),
            !actions.actions.isEmpty
        else { return false }
        let view = SwipeActionsView(actions, isLeading: isLeading) { [weak self] action, button in
            self?.perform(action, from: button)
        }
        view.translatesAutoresizingMaskIntoConstraints = true
        // Above the item where that keeps to its group, otherwise below it.
        if keepsToGroup(cell) { addSubview(view) } else { insertSubview(view, belowSubview: cell) }
        interaction.swipe = ListSwipe(path: path, isLeading: isLeading, actions: view, offset: 0)
        (cell as? UICollectionViewListCell)?.isSwiped = true
        return true
    }

    private func keepsToGroup(_ cell: UICollectionViewCell) -> Bool {
        (cell as? UICollectionViewListCell)?.role?.appearance == .insetGrouped
    }

    private func perform(_ action: UIContextualAction, from view: UIView) {
        RenderContext.record(.action, "\(displayName) \(action.title ?? "swipe action")")
        action.handler(action, view) { [weak self] _ in self?.closeSwipe() }
    }

    /// Moves the swiped item back.
    package func closeSwipe() {
        guard let swipe = interaction.swipe else { return }
        interaction.swipe = nil
        swipe.actions.removeFromSuperview()
        if let cell = cellForItem(at: swipe.path) {
            cell.bounds.origin = .zero
            if let clipped = swipe.clippedBefore { cell.clipsToBounds = clipped }
            (cell as? UICollectionViewListCell)?.isSwiped = false
        }
        setNeedsLayout()
    }

    /// Places the swiped item and its actions.
    func placeSwiped(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        guard let swipe = interaction.swipe, attributes.representedElementCategory == .cell,
            attributes.indexPath == swipe.path, let cell = view as? UICollectionViewCell
        else { return }
        cell.appliedAttributes = nil
        let area = attributes.frame, width = min(swipe.offset, area.width)
        let isAtLeft = swipe.isLeading != isRightToLeft, shift = isAtLeft ? swipe.offset : -swipe.offset
        if keepsToGroup(cell) {
            cell.bounds.origin.x = -shift
            if swipe.clippedBefore == nil { interaction.swipe?.clippedBefore = cell.clipsToBounds }
            cell.clipsToBounds = true
        } else {
            cell.frame = area.offsetBy(dx: shift, dy: 0)
        }
        swipe.actions.frame = CGRect(
            x: isAtLeft ? area.minX : area.maxX - width, y: area.minY, width: width, height: area.height)
    }

    // MARK: Touches

    /// Handles a touch that begins while actions are shown: it moves the item back, and has no other effect.
    func closesSwipe(began touches: Set<UITouch>) -> Bool {
        interaction.touchStart = touches.first?.location(in: superview)
        guard interaction.swipe != nil else { return false }
        closeSwipe()
        interaction.touchStart = nil
        return true
    }

    /// Handles a touch that moves: sideways it swipes the item; returns whether it does.
    func swipes(moved touches: Set<UITouch>) -> Bool {
        guard let touch = touches.first, let start = interaction.touchStart else { return false }
        let point = touch.location(in: superview)
        let x = point.x - start.x, y = point.y - start.y
        guard max(x.magnitude, y.magnitude) > Self.swipeThreshold else { return false }
        let isLeading = (x > 0) != isRightToLeft
        if interaction.swipe == nil {
            guard !isEditing, x.magnitude > y.magnitude, let path = item(of: touch),
                beginSwipe(at: path, isLeading: isLeading)
            else { return false }
            unhighlight()
        }
        setSwipeOffset(interaction.swipe?.isLeading == isLeading ? x.magnitude : 0)
        setNeedsLayout()
        return true
    }

    /// Handles a touch that ends: leaves a swiped item open, moves it back, or performs its first action; returns
    /// whether an item is swiped.
    func endsSwipe(_ touches: Set<UITouch>) -> Bool {
        interaction.touchStart = nil
        guard let swipe = interaction.swipe else { return false }
        let configuration = swipe.actions.configuration
        if swipe.offset > bounds.width * Self.fullSwipe, configuration.performsFirstActionWithFullSwipe,
            let first = configuration.actions.first
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
}
