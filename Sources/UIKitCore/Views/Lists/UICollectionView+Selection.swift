import Geometry

// Selection of items, by code and by touches.
extension UICollectionView {
    /// The position of an item after scrolling to it. Raw values match Apple's.
    public struct ScrollPosition: OptionSet, Hashable, Sendable {
        /// The positions as bits.
        public let rawValue: UInt
        /// Creates positions from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// At the top of the bounds.
        public static let top = ScrollPosition(rawValue: 1 << 0)
        /// Centered between top and bottom.
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        /// At the bottom of the bounds.
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        /// At the left of the bounds.
        public static let left = ScrollPosition(rawValue: 1 << 3)
        /// Centered between left and right.
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        /// At the right of the bounds.
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    /// Returns the content offset that shows an item at a position; nil where the layout has no such item.
    func offset(showing indexPath: IndexPath, at scrollPosition: ScrollPosition) -> CGPoint? {
        guard let frame = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame else {
            return nil
        }
        let insets = adjustedContentInset
        func offset(
            _ near: CGFloat, _ far: CGFloat, _ start: CGFloat, _ end: CGFloat, _ length: CGFloat,
            _ content: CGFloat, _ present: CGFloat, _ isNear: Bool, _ isMiddle: Bool, _ isFar: Bool
        ) -> CGFloat {
            let visible = length - near - far
            let wanted: CGFloat
            if isNear {
                wanted = start
            } else if isMiddle {
                wanted = (start + end - visible) / 2
            } else if isFar {
                wanted = end - visible
            } else {
                return present
            }
            return max(0, min(wanted, content - visible)) - near
        }
        return CGPoint(
            x: offset(
                insets.left, insets.right, frame.minX, frame.maxX, bounds.width, contentSize.width,
                contentOffset.x, scrollPosition.contains(.left),
                scrollPosition.contains(.centeredHorizontally), scrollPosition.contains(.right)),
            y: offset(
                insets.top, insets.bottom, frame.minY, frame.maxY, bounds.height, contentSize.height,
                contentOffset.y, scrollPosition.contains(.top),
                scrollPosition.contains(.centeredVertically), scrollPosition.contains(.bottom)))
    }

    // MARK: Touches

    /// Highlights the touched item; returns whether there is one that may be highlighted.
    ///
    /// Source of the order of calls: the comments in UIKit's header of `UICollectionViewDelegate`.
    func follow(began touches: Set<UITouch>) -> Bool {
        guard let touch = touches.first, let path = item(of: touch) else { return false }
        guard allowsSelection || allowsMultipleSelection else { return false }
        note("shouldHighlightItemAt", path)
        guard delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return true }
        interaction.highlighted = path
        cellForItem(at: path)?.isHighlighted = true
        note("didHighlightItemAt", path)
        delegate?.collectionView(self, didHighlightItemAt: path)
        return true
    }

    /// Selects the highlighted item, if the touch is still on it, and ends the highlight.
    func follow(ended touches: Set<UITouch>) -> Bool {
        guard let touch = touches.first, let path = interaction.highlighted else { return false }
        if let cell = cellForItem(at: path), cell.bounds.contains(touch.location(in: cell)) {
            selectByUser(path)
        }
        unhighlight()
        return true
    }

    /// Ends the highlight.
    func unhighlight() {
        guard let path = interaction.highlighted else { return }
        interaction.highlighted = nil
        cellForItem(at: path)?.isHighlighted = false
        note("didUnhighlightItemAt", path)
        delegate?.collectionView(self, didUnhighlightItemAt: path)
    }

    /// Selects an item as a tap does, or deselects it where multiple selection is allowed.
    func selectByUser(_ path: IndexPath) {
        if let cell = cellForItem(at: path) as? UICollectionViewListCell, cell.togglesByTap {
            return cell.performToggle()
        }
        if allowsMultipleSelection, interaction.selected.contains(path) {
            note("shouldDeselectItemAt", path)
            guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
            return deselectByUser(path)
        }
        note("shouldSelectItemAt", path)
        guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
        if !allowsMultipleSelection {
            for other in interaction.selected where other != path { deselectByUser(other) }
        }
        selectItem(at: path, animated: false, scrollPosition: [])
        if let cell = cellForItem(at: path) { cell.selectionSegue?(cell) }
        note("didSelectItemAt", path)
        delegate?.collectionView(self, didSelectItemAt: path)
        guard !isEditing, let delegate,
            delegate.collectionView(self, canPerformPrimaryActionForItemAt: path)
        else { return }
        delegate.collectionView(self, performPrimaryActionForItemAt: path)
    }

    private func deselectByUser(_ path: IndexPath) {
        deselectItem(at: path, animated: false)
        note("didDeselectItemAt", path)
        delegate?.collectionView(self, didDeselectItemAt: path)
    }

    func item(of touch: UITouch) -> IndexPath? {
        var view = touch.view
        while let current = view {
            if let cell = current as? UICollectionViewCell, let path = indexPath(for: cell) { return path }
            view = current.superview
        }
        return nil
    }

    private func note(_ call: String, _ path: IndexPath) {
        RenderContext.record(
            .delegate, "\(delegate.map { "\(type(of: $0))" } ?? displayName) \(call) \(path.text)")
    }
}
