import Geometry
import Layout
import Scene

/// Shows a part of content that may be larger than itself.
///
/// `delegate` is there too, from `UIScrollViewDelegating`, so that subclasses may narrow its type.
open class UIScrollView: UIView, UIScrollViewDelegating {
    /// When the safe area is added to the content's insets.
    public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
        /// Along axes that scroll, and from top to bottom under a navigation bar in any case.
        case automatic = 0
        /// Along axes that scroll.
        case scrollableAxes = 1
        /// Not at all.
        case never = 2
        /// Along both axes.
        case always = 3
    }

    /// What the content is tied to while the scroll view's size changes.
    enum Position: Equatable {
        /// At the start of the content.
        case start
        /// At an offset somebody set.
        case offset
        /// A number of whole bounds' widths from the start.
        case page(Int)
    }

    /// The extent of the content in points; constraints to the content's far edges decide it where present.
    open var contentSize: CGSize = .zero {
        didSet {
            if !contentSize.pipelineSize.isFinite { contentSize = oldValue }
            if !takesSolvedContent { givenContentSize = contentSize }
            if contentSize != oldValue { setNeedsLayout() }
        }
    }
    /// The content's point at the scroll view's corner.
    ///
    /// Before the first layout it is where the author set it, after it the start of the content
    /// lies within the adjusted insets.
    open var contentOffset: CGPoint {
        get { boundsOrigin }
        set {
            guard newValue.point.isFinite else { return }
            position = .offset
            if newValue != boundsOrigin { setNeedsLayout() }
            if pagedSize != nil { limitedExtent = offsetExtent }
            move(to: newValue)
        }
    }
    /// Room around the content.
    open var contentInset: UIEdgeInsets = .zero {
        didSet {
            guard contentInset != oldValue else { return }
            if pagedSize != nil { limitOffset() }
            setNeedsLayout()
        }
    }
    /// When the safe area is added to the insets.
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
        didSet { setNeedsLayout() }
    }
    /// Whether scrolling stops at multiples of the bounds; a change of size then keeps the page.
    open var isPagingEnabled = false
    /// Whether it scrolls at all.
    open var isScrollEnabled = true
    /// Whether scrolling keeps to the axis it began on; of no effect in a picture.
    open var isDirectionalLockEnabled = false
    /// Whether it scrolls beyond the ends.
    open var bounces = true
    /// Whether it scrolls beyond the ends of content that is not larger, left to right.
    open var alwaysBounceHorizontal = false { didSet { setNeedsLayout() } }
    /// Whether it scrolls beyond the ends of content that is not larger, top to bottom.
    open var alwaysBounceVertical = false { didSet { setNeedsLayout() } }
    /// Of effect while scrolling only, so never in a picture.
    open var showsHorizontalScrollIndicator = true
    /// Of effect while scrolling only, so never in a picture.
    open var showsVerticalScrollIndicator = true
    /// Room that the horizontal indicator keeps, besides the safe area.
    open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero
    /// Room that the vertical indicator keeps, besides the safe area.
    open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero
    /// Whether the safe area is added to the indicators' insets.
    open var automaticallyAdjustsScrollIndicatorInsets = true

    /// The content's extent as code set it: along an axis that constraints leave again it holds again.
    private(set) var givenContentSize = CGSize.zero
    /// Whether it is layout that sets the content's extent.
    var takesSolvedContent = false
    /// What hears of scrolling.
    weak var scrollDelegate: (any UIScrollViewDelegate)?
    var position = Position.start
    /// The bounds' size of the last layout, by which a page is told; nil before.
    var pagedSize: CGSize?
    /// What the offset was last brought within, or found in when it was set; nil before the first layout.
    var limitedExtent: OffsetExtent?

    /// A scroll view with a frame. Content is cut at the bounds.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    /// For subclasses that declare it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = true
    }

    /// Moves the content.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        self.contentOffset = contentOffset
    }

    /// Moves the content as little as brings a rectangle of it into the bounds.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let insets = adjustedContentInset, visible = bounds.inset(by: insets)
        func shift(_ near: CGFloat, _ far: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
            if near < from { return near - from }
            return far > to ? min(far - to, near - from) : 0
        }
        let move = CGPoint(
            x: shift(rect.minX, rect.maxX, visible.minX, visible.maxX),
            y: shift(rect.minY, rect.maxY, visible.minY, visible.maxY))
        if move != .zero { contentOffset = CGPoint(x: bounds.minX + move.x, y: bounds.minY + move.y) }
    }

    /// Called after the insets that the safe area is part of changed.
    open func adjustedContentInsetDidChange() {}

    /// Tells that the insets may have changed with the safe area.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        if contentInsetAdjustmentBehavior != .never { adjustedContentInsetDidChange() }
    }

    /// Lays out the content and puts it at the place asked for, which may hang on the bounds.
    open override func layoutSubviews() {
        super.layoutSubviews()
        settleOffset()
        // What shows rows limits the offset itself, once their heights are known.
        if !laysOutWhileScrolling { limitOffset() }
    }

    /// Whether subviews come and go with the offset, as rows do.
    var laysOutWhileScrolling: Bool { false }

    override var axesPassingSafeArea: AxisSet {
        adjustedAxes.complement
    }
}
