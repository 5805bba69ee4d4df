/// A header or footer of a section, or of the whole layout.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// The edge of the content that the view is aligned to.
    public let alignment: NSRectAlignment
    /// The offset from there, in points.
    public let offset: CGPoint
    /// Whether the content area grows to make room for the view, the default; otherwise the view covers the content.
    open var extendsBoundary = true
    /// Whether the view stays visible as long as its section is; false by default.
    open var pinToVisibleBounds = false

    /// Creates a header or footer at an edge.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
    ) {
        self.init(
            layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }

    /// Creates a header or footer at an edge, with an offset in points.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
        absoluteOffset: CGPoint
    ) {
        self.alignment = alignment
        offset = absoluteOffset
        super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: []), nil)
    }
}
