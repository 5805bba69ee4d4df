public import UIKitCore

/// What has layout settings: a view, for all size classes, or the settings of one size class.
public protocol MyViewTraits: AnyObject {
    /// The settings under the size class.
    var layoutTraits: MySizeClassTraits { get }
}

extension MyViewTraits {
    // MARK: Positions

    /// The top edge, from that of the layout's content area.
    public var topPos: MyLayoutPos { layoutTraits.position(.vertical, .start) }
    /// The leading edge, from that of the layout's content area.
    public var leadingPos: MyLayoutPos { layoutTraits.position(.horizontal, .start) }
    /// The bottom edge, upwards from that of the layout's content area.
    public var bottomPos: MyLayoutPos { layoutTraits.position(.vertical, .end) }
    /// The trailing edge, backwards from that of the layout's content area.
    public var trailingPos: MyLayoutPos { layoutTraits.position(.horizontal, .end) }
    /// The horizontal center, from that of the layout's content area.
    public var centerXPos: MyLayoutPos { layoutTraits.position(.horizontal, .center) }
    /// The vertical center, from that of the layout's content area.
    public var centerYPos: MyLayoutPos { layoutTraits.position(.vertical, .center) }
    /// The left edge: the leading one, or in right-to-left screens the trailing one.
    public var leftPos: MyLayoutPos { MyBaseLayout.isRTL ? trailingPos : leadingPos }
    /// The right edge: the trailing one, or in right-to-left screens the leading one.
    public var rightPos: MyLayoutPos { MyBaseLayout.isRTL ? leadingPos : trailingPos }
    /// The baseline of the text, in a relative layout.
    public var baselinePos: MyLayoutPos { layoutTraits.position(.vertical, .baseline) }

    /// The distance from the top in points, or a share.
    public var myTop: CGFloat {
        get { topPos.rule.measure }
        set { topPos.equalTo(newValue) }
    }
    /// The distance from the leading edge in points, or a share.
    public var myLeading: CGFloat {
        get { leadingPos.rule.measure }
        set { leadingPos.equalTo(newValue) }
    }
    /// The distance from the bottom in points, or a share.
    public var myBottom: CGFloat {
        get { bottomPos.rule.measure }
        set { bottomPos.equalTo(newValue) }
    }
    /// The distance from the trailing edge in points, or a share.
    public var myTrailing: CGFloat {
        get { trailingPos.rule.measure }
        set { trailingPos.equalTo(newValue) }
    }
    /// The distance from the left in points, or a share.
    public var myLeft: CGFloat {
        get { leftPos.rule.measure }
        set { leftPos.equalTo(newValue) }
    }
    /// The distance from the right in points, or a share.
    public var myRight: CGFloat {
        get { rightPos.rule.measure }
        set { rightPos.equalTo(newValue) }
    }
    /// The offset from the horizontal center in points, or a share.
    public var myCenterX: CGFloat {
        get { centerXPos.rule.measure }
        set { centerXPos.equalTo(newValue) }
    }
    /// The offset from the vertical center in points, or a share.
    public var myCenterY: CGFloat {
        get { centerYPos.rule.measure }
        set { centerYPos.equalTo(newValue) }
    }
    /// The offset from the center in points, or shares.
    public var myCenter: CGPoint {
        get { CGPoint(x: myCenterX, y: myCenterY) }
        set { (myCenterX, myCenterY) = (newValue.x, newValue.y) }
    }
    /// The distance on all four sides in points, or a share.
    public var myMargin: CGFloat {
        get { myLeft }
        set { (myHorzMargin, myVertMargin) = (newValue, newValue) }
    }
    /// The distance from the left and the right in points, or a share.
    public var myHorzMargin: CGFloat {
        get { myLeft }
        set { (myLeading, myTrailing) = (newValue, newValue) }
    }
    /// The distance from the top and the bottom in points, or a share.
    public var myVertMargin: CGFloat {
        get { myTop }
        set { (myTop, myBottom) = (newValue, newValue) }
    }

    // MARK: Sizes

    /// The rule for the width.
    public var widthSize: MyLayoutSize { layoutTraits.size(.horizontal) }
    /// The rule for the height.
    public var heightSize: MyLayoutSize { layoutTraits.size(.vertical) }
    /// The width in points, or `MyLayoutSize.wrap`, `.fill` or `.empty`.
    public var myWidth: CGFloat {
        get { layoutTraits.sizeRule(.horizontal).shorthand }
        set { widthSize.equalTo(newValue) }
    }
    /// The height in points, or `MyLayoutSize.wrap`, `.fill` or `.empty`.
    public var myHeight: CGFloat {
        get { layoutTraits.sizeRule(.vertical).shorthand }
        set { heightSize.equalTo(newValue) }
    }
    /// Width and height.
    public var mySize: CGSize {
        get { CGSize(width: myWidth, height: myHeight) }
        set { (myWidth, myHeight) = (newValue.width, newValue.height) }
    }
    /// Whether the width is that of the content; false only removes that.
    public var wrapContentWidth: Bool {
        get { layoutTraits.sizeRule(.horizontal).isWrap }
        set { widthSize.setWrap(newValue) }
    }
    /// Whether the height is that of the content; false only removes that.
    public var wrapContentHeight: Bool {
        get { layoutTraits.sizeRule(.vertical).isWrap }
        set { heightSize.setWrap(newValue) }
    }
    /// Whether both lengths are those of the content; false only removes that.
    public var wrapContentSize: Bool {
        get { wrapContentWidth && wrapContentHeight }
        set { (wrapContentWidth, wrapContentHeight) = (newValue, newValue) }
    }

    // MARK: Place in the layout

    /// The share of what is left that the view takes, 0 (none) or more; what of depends on the layout.
    public var weight: CGFloat {
        get { layoutTraits.item.weight }
        set { layoutTraits.item.weight = max(0, newValue) }
    }
    /// The view's own gravity, which wins over that of its layout across its lines.
    public var alignment: MyGravity {
        get { layoutTraits.item.alignment }
        set { layoutTraits.item.alignment = newValue }
    }
    /// Whether the view keeps its frame and has no place in the layout.
    public var useFrame: Bool {
        get { layoutTraits.item.usesFrame }
        set { layoutTraits.item.usesFrame = newValue }
    }
    /// Whether the view keeps its frame although it has a place in the layout.
    public var noLayout: Bool {
        get { layoutTraits.item.hasNoLayout }
        set { layoutTraits.item.hasNoLayout = newValue }
    }
    /// Whether the view floats to the trailing or bottom end of its line, in a float layout.
    public var isReverseFloat: Bool {
        get { layoutTraits.item.isReverseFloat }
        set { layoutTraits.item.isReverseFloat = newValue }
    }
    /// Whether the view starts a line of its own, in a float layout.
    public var clearFloat: Bool {
        get { layoutTraits.item.clearsFloat }
        set { layoutTraits.item.clearsFloat = newValue }
    }
}

extension MyLayoutSize {
    fileprivate func setWrap(_ wraps: Bool) {
        if wraps { equalTo(MyLayoutSize.wrap) } else if rule.isWrap { clear() }
    }
}

extension MyLayoutSize.Rule {
    /// The number that stands for the length.
    fileprivate var shorthand: CGFloat {
        switch value {
        case .wrap: MyLayoutSize.wrap
        case .fill: MyLayoutSize.fill
        case .average: MyLayoutSize.average
        case .number(let number): measure(number)
        default: 0
        }
    }
}
