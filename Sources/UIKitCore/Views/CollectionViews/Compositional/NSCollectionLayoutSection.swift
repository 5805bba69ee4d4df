/// A section of a compositional layout: a group that is repeated for all items, with what surrounds it.
open class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup
    /// The insets around the groups, in points; zero by default.
    open var contentInsets: NSDirectionalEdgeInsets = .zero
    /// The spacing between groups, in points; 0 by default.
    open var interGroupSpacing: CGFloat = 0
    /// The boundary that the insets refer to; `automatic`, the default, for that of the layout.
    open var contentInsetsReference: UIContentInsetsReference = .automatic
    /// The boundary that the insets of headers and footers refer to; `automatic`, the default, for that of the content.
    open var supplementaryContentInsetsReference: UIContentInsetsReference = .automatic
    /// How the section scrolls orthogonally to the layout; `none` by default.
    open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none
    /// The headers and footers of the section.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Whether headers and footers are within the insets; true by default.
    open var supplementariesFollowContentInsets = true
    /// A closure that is called at each layout with the visible items; nil for none.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    /// The decoration views behind the section.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []

    /// The space above the headers, in points.
    var leadingSpace: CGFloat = 0
    /// The configuration of a list; nil for other sections.
    var list: UICollectionLayoutListConfiguration?

    /// Creates a section of a group.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }

    /// Whether the elements are in a row that scrolls orthogonally.
    var isOrthogonal: Bool { orthogonalScrollingBehavior != .none }
}
