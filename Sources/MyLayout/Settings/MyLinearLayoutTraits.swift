public import UIKitCore

/// What has an orientation and equal subviews: linear, flow and float layouts, or the settings of one size class.
public protocol MySequentLayoutTraits: MyLayoutTraits {}

extension MySequentLayoutTraits {
    /// The direction in which the subviews follow one another.
    public var orientation: MyOrientation {
        get { layoutTraits.container.orientation }
        set { layoutTraits.container.orientation = newValue }
    }

    /// Gives all subviews one length along a line and has the spaces vary between two limits, points; the length
    /// gives way where those do not suffice. A length of 0 ends that.
    public func setSubviewsSize(
        _ subviewsSize: CGFloat, minSpacing: CGFloat, maxSpacing: CGFloat, centered: Bool = false
    ) {
        layoutTraits.container.flexSpacing =
            subviewsSize == 0
            ? nil
            : FlexSpacing(
                length: subviewsSize, minimum: minSpacing, maximum: maxSpacing, isCentered: centered)
    }

    /// The same under its name before MyLayout 2.0.
    public func setSubviewsSize(
        _ subviewSize: CGFloat, minSpace: CGFloat, maxSpace: CGFloat, centered: Bool = false
    ) {
        setSubviewsSize(subviewSize, minSpacing: minSpace, maxSpacing: maxSpace, centered: centered)
    }
}

extension MySequentLayoutTraits where Self: MyBaseLayout {
    /// Does the same under a size class.
    public func setSubviewsSize(
        _ subviewsSize: CGFloat, minSpacing: CGFloat, maxSpacing: CGFloat, centered: Bool = false,
        inSizeClass sizeClass: MySizeClass
    ) {
        fetchLayoutTraits(in: sizeClass).setSubviewsSize(
            subviewsSize, minSpacing: minSpacing, maxSpacing: maxSpacing, centered: centered)
    }
}

/// What has settings of a linear layout.
public protocol MyLinearLayoutTraits: MySequentLayoutTraits {}

extension MyLinearLayoutTraits {
    /// What shrinks where the subviews need more than there is.
    public var shrinkType: MySubviewsShrinkType {
        get { layoutTraits.container.shrinkType }
        set { layoutTraits.container.shrinkType = newValue }
    }
}
