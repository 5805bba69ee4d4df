/// A data source whose items may be inside others.
protocol OutlineDataSource: AnyObject {
    /// Returns how deep an item is inside others; nil in a section without such items.
    func level(at path: IndexPath) -> Int?
    /// Returns whether an item shows what is inside it.
    func isExpanded(at path: IndexPath) -> Bool
    /// Shows what is inside an item, or no longer.
    func toggle(at path: IndexPath)
}
