/// The appearance of bar buttons in one state.
open class UIBarButtonItemStateAppearance: NSObject {
    /// The attributes of the title; those of the system where an attribute is missing.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the title in points.
    open var titlePositionAdjustment = UIOffset.zero

    /// The background image of the button; nil for none.
    open var backgroundImage: UIImage?
    /// The offset of the background image in points; kept, and has no effect here.
    open var backgroundImagePositionAdjustment = UIOffset.zero

    func duplicate() -> UIBarButtonItemStateAppearance {
        let copy = UIBarButtonItemStateAppearance()
        copy.titleTextAttributes = titleTextAttributes
        copy.titlePositionAdjustment = titlePositionAdjustment
        copy.backgroundImage = backgroundImage
        copy.backgroundImagePositionAdjustment = backgroundImagePositionAdjustment
        return copy
    }
}
