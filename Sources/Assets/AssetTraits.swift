/// The properties of a screen that select an asset.
package struct AssetTraits: Hashable, Sendable {
    /// Whether the appearance is dark.
    package var isDark: Bool
    /// Whether the device is an iPad.
    package var isPad: Bool
    /// Whether the horizontal size class is compact.
    package var isWidthCompact: Bool
    /// Whether the vertical size class is compact.
    package var isHeightCompact: Bool
    /// The scale in pixels per point.
    package var scale: Double
    /// Whether the layout direction is right to left.
    package var isRightToLeft: Bool
    /// The language and region, such as `de` or `zh-Hans`.
    package var locale: String
    /// Whether the display shows the colors of Display P3.
    package var hasWideGamut: Bool

    /// Creates traits; the defaults are those of an iPhone in portrait.
    package init(
        isDark: Bool = false, isPad: Bool = false, isWidthCompact: Bool = true, isHeightCompact: Bool = false,
        scale: Double = 3, isRightToLeft: Bool = false, locale: String = "en", hasWideGamut: Bool = true
    ) {
        self.isDark = isDark
        self.isPad = isPad
        self.isWidthCompact = isWidthCompact
        self.isHeightCompact = isHeightCompact
        self.scale = scale
        self.isRightToLeft = isRightToLeft
        self.locale = locale
        self.hasWideGamut = hasWideGamut
    }
}
