/// A view behind a section, which shows no data; the layout makes it.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The kind of the view, as it is registered with the layout.
    public let elementKind: String
    /// The position on the z axis; items are above it.
    open var zIndex = 0

    init(kind: String) {
        elementKind = kind
        super.init(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
            supplementaryItems: [])
    }

    /// Creates a view of the section's size, less the content insets.
    open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(kind: elementKind)
    }
}
