import Geometry
import Scene

/// Shows a part of content that may be larger than itself.
open class UIScrollView: UIView {
    /// When the safe area is added to the content's insets.
    public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
        /// Along axes that scroll.
        case automatic = 0
        /// Along axes that scroll.
        case scrollableAxes = 1
        /// Not at all.
        case never = 2
        /// Along both axes.
        case always = 3
    }

    /// The extent of the content in points; constraints to the content's far edges decide it where present.
    open var contentSize: CGSize = .zero {
        didSet { if !contentSize.pipelineSize.isFinite { contentSize = oldValue } }
    }
    /// The content's point at the scroll view's corner.
    open var contentOffset: CGPoint {
        get { boundsOrigin }
        set {
            guard newValue.point.isFinite else { return }
            boundsOrigin = newValue
            position = .offset
        }
    }
    /// Room around the content.
    open var contentInset: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }
    /// When the safe area is added to the insets.
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
        didSet { setNeedsLayout() }
    }
    /// Whether scrolling stops at multiples of the bounds.
    open var isPagingEnabled = false
    /// Whether it scrolls at all.
    open var isScrollEnabled = true
    /// Whether it scrolls beyond the ends.
    open var bounces = true
    /// Whether it scrolls beyond the ends of content that is not larger, left to right.
    open var alwaysBounceHorizontal = false
    /// Whether it scrolls beyond the ends of content that is not larger, top to bottom.
    open var alwaysBounceVertical = false
    /// Of effect while scrolling only, so never in a picture.
    open var showsHorizontalScrollIndicator = true
    /// Of effect while scrolling only, so never in a picture.
    open var showsVerticalScrollIndicator = true

    private enum Position: Equatable {
        /// At the start of the content.
        case start
        /// At an offset somebody set.
        case offset
        /// A number of whole bounds' widths from the start.
        case page(Int)
    }
    private var position = Position.start

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

    /// The content: constraints to it decide the content's size.
    public var contentLayoutGuide: UILayoutGuide { systemGuide(.scrollContent) }
    /// The frame, which stays where it is when the content moves.
    public var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame) }

    /// Moves the content.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        self.contentOffset = contentOffset
    }

    /// The room around the content, with the part of the safe area that is added.
    public var adjustedContentInset: UIEdgeInsets {
        var insets = contentInset
        let safeArea = safeAreaInsets
        if adjustedAxes.contains(.horizontal) {
            insets.left += safeArea.left
            insets.right += safeArea.right
        }
        if adjustedAxes.contains(.vertical) {
            insets.top += safeArea.top
            insets.bottom += safeArea.bottom
        }
        return insets
    }

    /// Lays out the content and puts it at the place asked for, which may hang on the bounds.
    open override func layoutSubviews() {
        super.layoutSubviews()
        switch position {
        case .start:
            let insets = adjustedContentInset
            boundsOrigin = CGPoint(x: -insets.left, y: -insets.top)
        case .offset: break
        case .page(let page): boundsOrigin.x = CGFloat(page) * bounds.width - adjustedContentInset.left
        }
    }

    /// Scrolls by whole widths of the bounds, whatever they will be.
    package func scroll(toPage page: Int) {
        position = .page(max(0, min(page, 100_000)))
        setNeedsLayout()
    }

    /// Takes the content size that constraints found.
    func setSolvedContentSize(_ size: CGSize) { contentSize = size }

    /// The axes along which the safe area is added to the insets.
    private var adjustedAxes: Set<Geometry.Axis> {
        switch contentInsetAdjustmentBehavior {
        case .never: return []
        case .always: return [.horizontal, .vertical]
        case .automatic, .scrollableAxes:
            var axes: Set<Geometry.Axis> = []
            if alwaysBounceHorizontal || contentSize.width > bounds.width { axes.insert(.horizontal) }
            if alwaysBounceVertical || contentSize.height > bounds.height { axes.insert(.vertical) }
            return axes
        }
    }

    override var axesPassingSafeArea: Set<Geometry.Axis> {
        Set(Geometry.Axis.allCases).subtracting(adjustedAxes)
    }
}
