public import UIKitCore

/// A view that places its subviews by the settings of MyLayout; the base of its layouts.
///
/// Beside other views, its own frame follows from its distances and sizes in its superview, or from constraints where
/// `translatesAutoresizingMaskIntoConstraints` is false; lengths that are those of the content are then its intrinsic
/// content size.
/// Source: MyLayout 2.0, whose names, defaults and results it has.
open class MyBaseLayout: UIView, MyLayoutTraits {
    /// Whether the layout sets the content size of the scroll view that it is in.
    open var adjustScrollViewContentSizeMode = MyAdjustScrollViewContentSizeMode.auto
    /// Called when the subviews are about to be placed; cleared then.
    open var beginLayoutBlock: (() -> Void)?
    /// Called when the subviews were placed; cleared then.
    open var endLayoutBlock: (() -> Void)?
    /// Called in the first layout and after each rotation of the device: the layout, whether it is the first time, and
    /// whether the device is in portrait.
    open var rotationToDeviceOrientationBlock: ((MyBaseLayout, Bool, Bool) -> Void)?
    /// Whether the subviews are being placed.
    public private(set) var isMyLayouting = false
    /// The lines at the edges.
    var borderlines = Borderlines() {
        didSet { if !borderlines.isSame(as: oldValue) { setNeedsLayout() } }
    }
    /// The layers of lines, those of its grids too.
    var borderlineLayers: [BorderlineLayer] = []
    /// Whether the layout draws none of the lines that its linear layout has between its subviews.
    open var notUseIntelligentBorderline = false
    private var lastOrientation: MySizeClass?

    /// Creates a layout with a frame in its superview's coordinates, points.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a layout from a storyboard or a nib.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Whether the screen reads from right to left.
    public static var isRTL: Bool { UITraitCollection.current.layoutDirection == .rightToLeft }

    /// Draws the lines at the edges.
    func updateBorderlines(_ arrangement: Arrangement) { drawBorderlines() }

    /// Arranges the subviews: subclasses give each item a start and a length, and the arrangement the layout's size.
    func arrange(_ arrangement: inout Arrangement) {}

    /// Removes all subviews.
    public func removeAllSubviews() {
        for view in subviews { view.removeFromSuperview() }
    }

    // MARK: Size

    /// Returns the size for a proposed one under the size class of the screen; 0 proposes nothing.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { sizeThatFits(size, in: currentSizeClass) }

    /// Returns the size for a proposed one under a size class; 0 proposes nothing.
    open func sizeThatFits(_ size: CGSize, in sizeClass: MySizeClass) -> CGSize {
        var arrangement = estimate(size, in: sizeClass)
        arrangement.finish()
        arrangement.recordEstimates()
        return CGSize(
            width: arrangement.rounding(arrangement.size.horizontal),
            height: arrangement.rounding(arrangement.size.vertical))
    }

    /// Returns the size for a proposed one under a size class, as `sizeThatFits(_:in:)` does.
    public func sizeThatFits(_ size: CGSize, inSizeClass sizeClass: MySizeClass) -> CGSize {
        sizeThatFits(size, in: sizeClass)
    }

    /// Returns the size of the content under a size class.
    open func sizeThatFits(inSizeClass sizeClass: MySizeClass) -> CGSize {
        sizeThatFits(.zero, in: sizeClass)
    }

    /// Returns the frame that a subview would have in a layout of a proposed size; 0 proposes nothing.
    public func subview(_ subview: UIView, estimatedRectInLayoutSize size: CGSize) -> CGRect {
        _ = sizeThatFits(size)
        return subview.estimatedRect
    }

    private func estimate(_ size: CGSize, in sizeClass: MySizeClass) -> Arrangement {
        let traits = viewLayout.bestTraits(for: sizeClass)
        func proposed(_ length: CGFloat, _ axis: Axis) -> CGFloat {
            guard case .number(let number) = traits.sizeRule(axis).value else { return length }
            return max(traits.sizeRule(axis).measure(number), length)
        }
        var arrangement = Arrangement(
            self,
            size: CGSize(
                width: proposed(size.width, .horizontal), height: proposed(size.height, .vertical)),
            in: sizeClass, isEstimate: true)
        arrange(&arrangement)
        return arrangement
    }

    /// The size of the content along the axes where it is the layout's, in Auto Layout.
    open override var intrinsicContentSize: CGSize {
        guard !translatesAutoresizingMaskIntoConstraints else { return super.intrinsicContentSize }
        let traits = viewLayout.bestTraits(for: currentSizeClass)
        let wrapsWidth = traits.sizeRule(.horizontal).isWrap, wrapsHeight = traits.sizeRule(.vertical).isWrap
        guard wrapsWidth || wrapsHeight else { return super.intrinsicContentSize }
        let size = sizeThatFits(CGSize(width: wrapsWidth ? 0 : measuringWidth, height: 0))
        return CGSize(
            width: wrapsWidth ? size.width : UIView.noIntrinsicMetric,
            height: wrapsHeight ? size.height : UIView.noIntrinsicMetric)
    }

    /// The width that a height is measured for, in Auto Layout.
    private var measuringWidth: CGFloat { proposedContentWidth ?? bounds.width }

    // MARK: Layout

    /// Places the subviews.
    open override func layoutSubviews() {
        super.layoutSubviews()
        guard !isMyLayouting else { return }
        isMyLayouting = true
        defer { isMyLayouting = false }
        begin()
        let sizeClass = currentSizeClass
        placeInPlainSuperview(sizeClass)
        var arrangement = Arrangement(self, size: bounds.size, in: sizeClass, isEstimate: false)
        arrange(&arrangement)
        arrangement.finish()
        arrangement.applyFrames()
        resize(to: arrangement)
        adjustScrollView(arrangement)
        updateBorderlines(arrangement)
        end()
    }

    private func begin() {
        let orientation = currentSizeClass.intersection([.portrait, .landscape])
        if orientation != lastOrientation {
            rotationToDeviceOrientationBlock?(self, lastOrientation == nil, orientation == .portrait)
            lastOrientation = orientation
        }
        let block = beginLayoutBlock
        beginLayoutBlock = nil
        block?()
    }

    private func end() {
        let block = endLayoutBlock
        endLayoutBlock = nil
        block?()
    }

    /// Takes the size of the content along the axes where it is the layout's.
    private func resize(to arrangement: Arrangement) {
        guard translatesAutoresizingMaskIntoConstraints, !(superview is MyBaseLayout) else { return }
        var size = bounds.size
        if arrangement.ownSize.horizontal.isWrap {
            size.width = arrangement.rounding(arrangement.size.horizontal)
        }
        if arrangement.ownSize.vertical.isWrap {
            size.height = arrangement.rounding(arrangement.size.vertical)
        }
        guard size != bounds.size else { return }
        resize(to: size)
        placeInPlainSuperview(arrangement.sizeClass)
    }

    /// Animates the frames of the next layout.
    public func layoutAnimation(withDuration duration: TimeInterval) {
        setNeedsLayout()
        UIView.animate(withDuration: duration) { self.layoutIfNeeded() }
    }

    /// Invalidates the layout when a subview is added.
    open override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        setNeedsLayout()
    }
}
