/// The appearance of a bar by the properties that bars had before appearances.
struct LegacyBarAppearance {
    /// Whether the bar is translucent, so that content may extend under it.
    var isTranslucent: Bool
    /// The style of the bar, which is dark in any interface if black.
    var style: UIBarStyle
    /// The background color; nil for that of the style.
    var barTint: UIColor?
    /// The image in place of the background; nil for none.
    var backgroundImage: UIImage?
    /// The image in place of the hairline; nil for the hairline.
    var shadowImage: UIImage?

    /// Whether the bar has a background of its own, which it keeps everywhere.
    private var hasOwnBackground: Bool { barTint != nil || !isTranslucent || backgroundImage != nil }

    /// Returns the appearance of a bar: at the edge of the content the scroll edge appearance, which by
    /// default is none (iOS 15 on).
    ///
    /// - Parameters:
    ///   - standard: the appearance while content is under the bar.
    ///   - isSet: whether that was set, so that it takes precedence over the properties.
    ///   - scrollEdge: the appearance at the edge of the content; nil for none.
    ///   - isAtEdge: whether the bar is at the edge of the content.
    /// - Returns: the appearance; nil for no background.
    func effective(
        standard: UIBarAppearance, isSet: Bool, scrollEdge: UIBarAppearance?, isAtEdge: Bool
    ) -> UIBarAppearance? {
        if isAtEdge, let scrollEdge { return scrollEdge }
        guard !isSet, hasOwnBackground || (shadowImage != nil && !isAtEdge) else {
            return isAtEdge ? nil : standard
        }
        let look = UIBarAppearance()
        look.shadowColor = standard.shadowColor
        look.shadowImage = shadowImage
        if let backgroundImage {
            look.backgroundEffect = nil
            look.backgroundImage = backgroundImage
        } else if barTint != nil || !isTranslucent {
            look.backgroundEffect = nil
            look.backgroundColor = barTint ?? (style.isBlack ? .black : .systemBackground)
        }
        return look
    }
}
