extension UITableView {
    /// Returns the row at a point of the table's content; nil where there is none.
    public func indexPathForRow(at point: CGPoint) -> IndexPath? {
        indexPathsForRows(in: CGRect(origin: point, size: .zero))?.first
    }

    /// Returns the rows that a rectangle of the table's content touches.
    public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        (0..<numberOfSections).flatMap { section in
            (0..<numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
        }.filter { path in
            let row = rectForRow(at: path)
            return rect.minY < row.maxY && rect.maxY >= row.minY
        }
    }
}
