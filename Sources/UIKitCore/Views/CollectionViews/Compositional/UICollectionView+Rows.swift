import Geometry

// Sections whose elements are in a row that scrolls orthogonally to the collection view.
extension UICollectionView {
    /// Shows the rows within the bounds, each behind the elements of its section that do not scroll with it.
    func placeRows() {
        let wanted = collectionViewLayout.rows
        for section in rows.keys.sorted() where wanted[section]?.frame.intersects(bounds) != true {
            rows[section]?.removeFromSuperview()
        }
        for section in wanted.keys.sorted() {
            guard let row = wanted[section], row.frame.intersects(bounds) else { continue }
            let view = rows[section] ?? makeRow(row, section)
            view.adopt(row)
            if view.superview !== self {
                view.translatesAutoresizingMaskIntoConstraints = true
                insertSubview(view, at: backgroundView == nil ? 0 : 1)
            }
        }
    }

    /// Puts decorations behind the rows.
    func sendBehindRows(_ decorations: [UICollectionViewLayoutAttributes]) {
        let views = decorations.compactMap { shown[Element($0)] }
        guard !rows.isEmpty, !views.isEmpty else { return }
        let first = backgroundView == nil ? 0 : 1
        guard !subviews.dropFirst(first).prefix(views.count).elementsEqual(views, by: { $0 === $1 }) else {
            return
        }
        for view in views.reversed() { insertSubview(view, at: first) }
    }

    private func makeRow(_ row: CompositionalArrangement.Row, _ section: Int) -> OrthogonalScrollView {
        let isVertical =
            row.frame.width < row.contentSize.width ? false : row.frame.height < row.contentSize.height
        let view = OrthogonalScrollView(row, isVertical: isVertical) { [weak self] in self?.placeElements() }
        rows[section] = view
        return view
    }

    /// Scrolls the row of an item so that the item is at a position.
    func scrollRow(of indexPath: IndexPath, to position: ScrollPosition, animated: Bool) {
        guard let row = rows[indexPath.section],
            let attributes = collectionViewLayout.layoutAttributesForItem(at: indexPath),
            let shift = attributes.rowShift
        else { return }
        let frame = attributes.frame.offsetBy(dx: shift.x, dy: shift.y)
        var target = row.contentOffset
        if position.contains(.left) {
            target.x = frame.minX
        } else if position.contains(.centeredHorizontally) {
            target.x = frame.midX - row.bounds.width / 2
        } else if position.contains(.right) {
            target.x = frame.maxX - row.bounds.width
        }
        target.x = max(0, min(target.x, row.contentSize.width - row.bounds.width))
        row.setContentOffset(target, animated: animated)
    }
}
