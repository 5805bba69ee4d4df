public import UIKitCore

/// What has settings of a layout: a layout, for all size classes, or the settings of one size class.
public protocol MyLayoutTraits: MyViewTraits {}

extension MyLayoutTraits {
    /// The insets of the subviews, points.
    public var padding: UIEdgeInsets {
        get { UIEdgeInsets(top: paddingTop, left: paddingLeft, bottom: paddingBottom, right: paddingRight) }
        set {
            (paddingTop, paddingLeft) = (newValue.top, newValue.left)
            (paddingBottom, paddingRight) = (newValue.bottom, newValue.right)
        }
    }
    /// The inset at the top, points.
    public var paddingTop: CGFloat {
        get { layoutTraits.container.padding.top }
        set { layoutTraits.container.padding.top = newValue }
    }
    /// The inset at the leading edge, points.
    public var paddingLeading: CGFloat {
        get { layoutTraits.container.padding.leading }
        set { layoutTraits.container.padding.leading = newValue }
    }
    /// The inset at the bottom, points.
    public var paddingBottom: CGFloat {
        get { layoutTraits.container.padding.bottom }
        set { layoutTraits.container.padding.bottom = newValue }
    }
    /// The inset at the trailing edge, points.
    public var paddingTrailing: CGFloat {
        get { layoutTraits.container.padding.trailing }
        set { layoutTraits.container.padding.trailing = newValue }
    }
    /// The inset at the left, points.
    public var paddingLeft: CGFloat {
        get { MyBaseLayout.isRTL ? paddingTrailing : paddingLeading }
        set { if MyBaseLayout.isRTL { paddingTrailing = newValue } else { paddingLeading = newValue } }
    }
    /// The inset at the right, points.
    public var paddingRight: CGFloat {
        get { MyBaseLayout.isRTL ? paddingLeading : paddingTrailing }
        set { if MyBaseLayout.isRTL { paddingLeading = newValue } else { paddingTrailing = newValue } }
    }
    /// Whether a layout without subviews is as large as its padding where it has the size of its content.
    public var zeroPadding: Bool {
        get { layoutTraits.container.zeroPadding }
        set { layoutTraits.container.zeroPadding = newValue }
    }
    /// The edges where the safe area is added to the padding.
    public var insetsPaddingFromSafeArea: UIRectEdge {
        get { layoutTraits.container.safeAreaEdges }
        set { layoutTraits.container.safeAreaEdges = newValue }
    }
    /// The vertical space between subviews, points.
    public var subviewVSpacing: CGFloat {
        get { layoutTraits.container.verticalSpacing }
        set { layoutTraits.container.verticalSpacing = newValue }
    }
    /// The horizontal space between subviews, points.
    public var subviewHSpacing: CGFloat {
        get { layoutTraits.container.horizontalSpacing }
        set { layoutTraits.container.horizontalSpacing = newValue }
    }
    /// The space between subviews along both axes, points.
    public var subviewSpacing: CGFloat {
        get { subviewVSpacing }
        set { (subviewVSpacing, subviewHSpacing) = (newValue, newValue) }
    }
    /// The vertical space between subviews, points; its name before MyLayout 2.0.
    public var subviewVSpace: CGFloat {
        get { subviewVSpacing }
        set { subviewVSpacing = newValue }
    }
    /// The horizontal space between subviews, points; its name before MyLayout 2.0.
    public var subviewHSpace: CGFloat {
        get { subviewHSpacing }
        set { subviewHSpacing = newValue }
    }
    /// The space between subviews along both axes, points; its name before MyLayout 2.0.
    public var subviewSpace: CGFloat {
        get { subviewSpacing }
        set { subviewSpacing = newValue }
    }
    /// Where the subviews are placed, and what is stretched.
    public var gravity: MyGravity {
        get { layoutTraits.container.gravity }
        set { layoutTraits.container.gravity = newValue }
    }
    /// Whether the last subview comes first.
    public var reverseLayout: Bool {
        get { layoutTraits.container.isReversed }
        set { layoutTraits.container.isReversed = newValue }
    }
    /// A transform of the subviews' centers about the center of the layout.
    public var layoutTransform: CGAffineTransform {
        get { layoutTraits.container.transform }
        set { layoutTraits.container.transform = newValue }
    }
}
