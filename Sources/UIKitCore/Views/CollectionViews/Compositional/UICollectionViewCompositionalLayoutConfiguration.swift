/// The properties of a compositional layout that apply to all sections.
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// The scroll direction; `vertical` by default.
    open var scrollDirection: UICollectionView.ScrollDirection = .vertical
    /// The spacing between sections, in points; 0 by default.
    open var interSectionSpacing: CGFloat = 0
    /// The headers and footers of the whole layout.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The boundary of the insets of sections. Source: the default of iOS 14, the safe area, in UIKit's header.
    open var contentInsetsReference: UIContentInsetsReference = .safeArea

    /// Creates a configuration of a layout that scrolls vertically.
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
