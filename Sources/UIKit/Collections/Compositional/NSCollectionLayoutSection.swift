/// A group that is repeated for all items of a section, with what is around it.
open class NSCollectionLayoutSection: NSObject {
    /// The group.
    let group: NSCollectionLayoutGroup
    /// The insets around the groups, in points.
    open var contentInsets: NSDirectionalEdgeInsets = .zero
    /// The distance between groups, in points.
    open var interGroupSpacing: CGFloat = 0
    /// What the insets begin at; `automatic`, the default, for what the layout says.
    open var contentInsetsReference: UIContentInsetsReference = .automatic
    /// What the insets of headers and footers begin at; `automatic`, the default, for that of the content.
    open var supplementaryContentInsetsReference: UIContentInsetsReference = .automatic
    /// Whether the section scrolls across the direction of its layout.
    open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none
    /// The headers and footers.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Whether headers and footers are within the insets.
    open var supplementariesFollowContentInsets = true
    /// Called at each layout with what is visible.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    /// The views behind the section.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []

    /// The space above the headers, in points.
    var leadingSpace: CGFloat = 0
    /// What makes the section a list; nil for other sections.
    var list: UICollectionLayoutListConfiguration?

    /// Creates a section of a group.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }

    /// Whether its elements are in a row of their own.
    var isOrthogonal: Bool { orthogonalScrollingBehavior != .none }
}
