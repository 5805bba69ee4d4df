/// The background and the arrow of a popover, which subclasses draw; popovers here have the system's.
open class UIPopoverBackgroundView: UIView {
    /// The distance of the arrow from the middle of its side, in points.
    open var arrowOffset: CGFloat = 0
    /// The side of the arrow.
    open var arrowDirection: UIPopoverArrowDirection = .unknown
    /// Returns the height of the arrow, in points.
    open class func arrowHeight() -> CGFloat { 0 }
    /// Returns the width of the arrow at its base, in points.
    open class func arrowBase() -> CGFloat { 0 }
    /// Returns the space around the content.
    open class func contentViewInsets() -> UIEdgeInsets { .zero }
    /// Whether the content has the system's border.
    open class var wantsDefaultContentAppearance: Bool { true }
}
