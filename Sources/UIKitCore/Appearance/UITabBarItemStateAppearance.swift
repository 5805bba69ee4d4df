/// The appearance of tab bar items in one state.
open class UITabBarItemStateAppearance: NSObject {
    /// The attributes of the title; those of the system where an attribute is missing.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the title in points.
    open var titlePositionAdjustment = UIOffset.zero
    /// The color of template images; nil for that of the bar.
    open var iconColor: UIColor?
    /// The color of the badge; nil for the item's.
    open var badgeBackgroundColor: UIColor?
    /// The attributes of the badge's text; those of the system where an attribute is missing.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]

    func duplicate() -> UITabBarItemStateAppearance {
        let copy = UITabBarItemStateAppearance()
        copy.titleTextAttributes = titleTextAttributes
        copy.titlePositionAdjustment = titlePositionAdjustment
        copy.iconColor = iconColor
        copy.badgeBackgroundColor = badgeBackgroundColor
        copy.badgeTextAttributes = badgeTextAttributes
        return copy
    }
}
