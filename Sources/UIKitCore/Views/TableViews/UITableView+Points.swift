extension UITableView {
    /// Returns the index path of the row at a point of the table's content; nil for none.
    public func indexPathForRow(at point: CGPoint) -> IndexPath? {
        indexPathsForRows(in: CGRect(origin: point, size: .zero))?.first
    }

    /// Returns the index paths of the rows that intersect a rectangle of the table's content.
    public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        (0..<numberOfSections).flatMap { section in
            (0..<numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
        }.filter { path in
            let row = rectForRow(at: path)
            return rect.minY < row.maxY && rect.maxY >= row.minY
        }
    }
}
