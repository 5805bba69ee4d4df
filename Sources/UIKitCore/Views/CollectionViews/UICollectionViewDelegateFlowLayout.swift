/// Provides the sizes and spacing of a flow layout for items and sections; the layout's own by default.
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    /// Returns the size of an item, in points.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize
    /// Returns the insets around a section's items.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets
    /// Returns the minimum spacing between lines, in points.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat
    /// Returns the minimum spacing between items in a line, in points.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat
    /// Returns the size of a section's header; only its length in the scroll direction is used.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize
    /// Returns the size of a section's footer; only its length in the scroll direction is used.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
    private func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout? {
        layout as? UICollectionViewFlowLayout
    }
    /// Returns the layout's `itemSize`.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        forwarded(
            "collectionView:layout:sizeForItemAtIndexPath:", (any UICollectionViewDelegateFlowLayout).self
        ) { $0.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath) }
            ?? flow(collectionViewLayout)?.itemSize ?? .zero
    }
    /// Returns the layout's `sectionInset`.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        forwarded(
            "collectionView:layout:insetForSectionAtIndex:", (any UICollectionViewDelegateFlowLayout).self
        ) { $0.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section) }
            ?? flow(collectionViewLayout)?.sectionInset ?? .zero
    }
    /// Returns the layout's `minimumLineSpacing`.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
        forwarded(
            "collectionView:layout:minimumLineSpacingForSectionAtIndex:",
            (any UICollectionViewDelegateFlowLayout).self
        ) {
            $0.collectionView(
                collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
        } ?? flow(collectionViewLayout)?.minimumLineSpacing ?? 0
    }
    /// Returns the layout's `minimumInteritemSpacing`.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat {
        forwarded(
            "collectionView:layout:minimumInteritemSpacingForSectionAtIndex:",
            (any UICollectionViewDelegateFlowLayout).self
        ) {
            $0.collectionView(
                collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
        } ?? flow(collectionViewLayout)?.minimumInteritemSpacing ?? 0
    }
    /// Returns the layout's `headerReferenceSize`.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        forwarded(
            "collectionView:layout:referenceSizeForHeaderInSection:",
            (any UICollectionViewDelegateFlowLayout).self
        ) {
            $0.collectionView(
                collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
        } ?? flow(collectionViewLayout)?.headerReferenceSize ?? .zero
    }
    /// Returns the layout's `footerReferenceSize`.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize {
        forwarded(
            "collectionView:layout:referenceSizeForFooterInSection:",
            (any UICollectionViewDelegateFlowLayout).self
        ) {
            $0.collectionView(
                collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
        } ?? flow(collectionViewLayout)?.footerReferenceSize ?? .zero
    }
}
