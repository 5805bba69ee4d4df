// Attributes that cells prefer, in layouts of the app's own classes.
extension UICollectionView {
    /// Whether the layout decides by `shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)` about
    /// what a cell prefers, which is found out once: cells of other layouts are not measured.
    func listensToPreferences(of attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard attributes.representedElementCategory == .cell else { return false }
        let layout = collectionViewLayout
        if let known = layout.listensToPreferences { return known }
        guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { return false }
        layout.listensToPreferences = true
        _ = layout.shouldInvalidateLayout(
            forPreferredLayoutAttributes: copy, withOriginalAttributes: attributes)
        return layout.listensToPreferences ?? false
    }

    /// Asks a cell for the attributes that it prefers, and the layout whether they invalidate it.
    ///
    /// - Returns: Whether the layout was invalidated.
    func invalidateForPreference(
        of view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard let asked = attributes.copy() as? UICollectionViewLayoutAttributes else { return false }
        let preferred = view.preferredLayoutAttributesFitting(asked), layout = collectionViewLayout
        guard
            layout.shouldInvalidateLayout(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
        else { return false }
        layout.invalidateLayout(
            with: layout.invalidationContext(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
        return true
    }
}
