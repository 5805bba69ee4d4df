import Assets

extension AssetTraits {
    /// Creates the properties of a trait collection that select an asset.
    init(_ traits: UITraitCollection) {
        self.init(
            isDark: traits.userInterfaceStyle == .dark, isPad: traits.userInterfaceIdiom == .pad,
            isWidthCompact: traits.horizontalSizeClass == .compact,
            isHeightCompact: traits.verticalSizeClass == .compact, scale: traits.displayScale,
            isRightToLeft: traits.layoutDirection == .rightToLeft,
            locale: RenderEnvironment.current.locale, hasWideGamut: traits.displayGamut == .P3)
    }
}
