/// What holds for all sections of a compositional layout.
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// The scroll direction.
    open var scrollDirection: UICollectionView.ScrollDirection = .vertical
    /// The distance between sections, in points.
    open var interSectionSpacing: CGFloat = 0
    /// The headers and footers of the whole layout.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// What the insets of sections begin at. Source: the default of iOS 14, the safe area, in UIKit's header.
    open var contentInsetsReference: UIContentInsetsReference = .safeArea

    /// Creates a configuration of sections below each other.
    public override init() { super.init() }

    /// Returns a copy of the configuration.
    open override func copy() -> Any {
        let copy = UICollectionViewCompositionalLayoutConfiguration()
        copy.scrollDirection = scrollDirection
        copy.interSectionSpacing = interSectionSpacing
        copy.boundarySupplementaryItems = boundarySupplementaryItems
        copy.contentInsetsReference = contentInsetsReference
        return copy
    }
}
