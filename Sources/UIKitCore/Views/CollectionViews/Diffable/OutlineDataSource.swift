/// A data source whose items may be nested.
protocol OutlineDataSource: AnyObject {
    /// Returns the level of an item; nil in a section without nested items.
    func level(at path: IndexPath) -> Int?
    /// Returns whether the children of an item are shown.
    func isExpanded(at path: IndexPath) -> Bool
    /// Expands or collapses an item.
    func toggle(at path: IndexPath)
}
