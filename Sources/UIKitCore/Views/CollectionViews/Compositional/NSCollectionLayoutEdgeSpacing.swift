/// The space that a group leaves around an item.
open class NSCollectionLayoutEdgeSpacing: NSObject {
    /// The space at the leading edge; nil for none.
    public let leading: NSCollectionLayoutSpacing?
    /// The space at the top; nil for none.
    public let top: NSCollectionLayoutSpacing?
    /// The space at the trailing edge; nil for none.
    public let trailing: NSCollectionLayoutSpacing?
    /// The space at the bottom; nil for none.
    public let bottom: NSCollectionLayoutSpacing?

    /// Creates the space around an item.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
        trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
    ) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
        super.init()
    }

    /// Returns the space before and after the item along an axis.
    func along(_ isHorizontal: Bool) -> (
        near: NSCollectionLayoutSpacing?, far: NSCollectionLayoutSpacing?
    ) { isHorizontal ? (leading, trailing) : (top, bottom) }
}
