/// The role of an element in a list.
struct ListRole {
    /// The parts of a list that an element may be.
    enum Part {
        case cell, header, footer
    }

    let configuration: UICollectionLayoutListConfiguration
    let part: Part
    /// The index path of the item.
    let path: IndexPath
    /// Whether the item is the first of its group.
    let isFirst: Bool
    /// Whether the item is the last of its group.
    let isLast: Bool

    init(_ configuration: UICollectionLayoutListConfiguration, _ key: PlacedElement.Key, count: Int) {
        self.configuration = configuration
        path = IndexPath(item: key.index, section: key.section)
        let first = configuration.headerMode == .firstItemInSection ? 1 : 0
        if let kind = key.kind {
            part = kind == UICollectionView.elementKindSectionFooter ? .footer : .header
        } else {
            part = key.index < first ? .header : .cell
        }
        isFirst = part == .cell && key.index == first
        isLast = part == .cell && key.index == count - 1
    }

    var appearance: UICollectionLayoutListConfiguration.Appearance { configuration.appearance }

    /// The separators of the item.
    var separators: UIListSeparatorConfiguration {
        let own = configuration.separatorConfiguration
        return configuration.itemSeparatorHandler?(path, own) ?? own
    }

    /// Returns whether two elements have the same appearance in their lists, apart from their content.
    func looksLike(_ other: ListRole?) -> Bool {
        guard let other else { return false }
        return part == other.part && isFirst == other.isFirst && isLast == other.isLast && path == other.path
            && appearance == other.appearance
    }
}
