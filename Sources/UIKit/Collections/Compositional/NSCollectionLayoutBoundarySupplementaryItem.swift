/// A header or footer of a section, or of the whole layout.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// The edge that the view is at.
    public let alignment: NSRectAlignment
    /// How far the view is moved from there, in points.
    public let offset: CGPoint
    /// Whether the section makes room for the view; otherwise the view covers the content.
    open var extendsBoundary = true
    /// Whether the view stays visible as long as its section is.
    open var pinToVisibleBounds = false

    /// Creates a header or footer at an edge.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
    ) {
        self.init(
            layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }

    /// Creates a header or footer at an edge, moved by points.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
        absoluteOffset: CGPoint
    ) {
        self.alignment = alignment
        offset = absoluteOffset
        super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: []), nil)
    }
}
