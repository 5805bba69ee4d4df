import Geometry

extension UIScrollView {
    /// Scrolls to a page once layout has determined the bounds.
    package func scroll(toPage page: Int) {
        position = .page(max(0, min(page, 100_000)))
        setNeedsLayout()
    }

    /// Scrolls to an offset that code has set, as `contentOffset` or as the origin of the bounds, which are the same.
    func setOffset(_ offset: CGPoint) {
        position = .offset
        if offset != boundsOrigin { setNeedsLayout() }
        if isLaidOut { limitedExtent = offsetExtent }
        move(to: offset)
    }

    /// Applies the requested scroll position, now that the bounds are known.
    func applyScrollPosition() {
        let insets = adjustedContentInset
        switch position {
        case .start: move(to: CGPoint(x: -insets.left, y: -insets.top))
        case .offset: break
        case .page(let page):
            move(to: CGPoint(x: CGFloat(page) * bounds.width - insets.left, y: boundsOrigin.y))
        }
        isLaidOut = true
    }

    /// Keeps the offset as it is from now on, as when the device rotates: a page that a file names is that of the
    /// width before.
    func leavePage() {
        if case .page = position { position = .offset }
    }

    /// The values that limit the offset.
    struct OffsetExtent: Equatable {
        var content: CGSize
        var bounds: CGSize
        var insets: UIEdgeInsets
    }

    var offsetExtent: OffsetExtent {
        OffsetExtent(content: contentSize, bounds: bounds.size, insets: adjustedContentInset)
    }

    /// Limits the offset to the content after the content size, the bounds or the insets have changed. Until
    /// then, an offset set by code may be beyond the content.
    ///
    /// It is called when a layout is complete: while it is under way, another layout system may not have set the
    /// content size for the new bounds yet.
    ///
    /// Measured in tests that others wrote against UIKit, medium confidence: the offset is limited after an
    /// inset has shrunk. Source, for the other two: articles about pages in scroll views, in which a device that turns
    /// leaves the offset between two pages unless code sets it.
    func limitOffset() {
        let extent = offsetExtent
        defer { limitedExtent = extent }
        guard position != .start, let limitedExtent, limitedExtent != extent else { return }
        func limit(_ offset: CGFloat, _ near: CGFloat, _ far: CGFloat, _ content: CGFloat, _ length: CGFloat)
            -> CGFloat
        { max(-near, min(offset, content + far - length)) }
        let insets = extent.insets
        move(
            to: CGPoint(
                x: limit(
                    boundsOrigin.x, insets.left, insets.right, extent.content.width, extent.bounds.width),
                y: limit(
                    boundsOrigin.y, insets.top, insets.bottom, extent.content.height, extent.bounds.height)
            ))
    }

    /// Returns the nearest offset at which a rectangle of the content is visible.
    func offset(showing rect: CGRect, from offset: CGPoint) -> CGPoint {
        let visible = CGRect(origin: offset, size: bounds.size).inset(by: adjustedContentInset)
        func shift(_ near: CGFloat, _ far: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
            if near < from { return near - from }
            return far > to ? min(far - to, near - from) : 0
        }
        return CGPoint(
            x: offset.x + shift(rect.minX, rect.maxX, visible.minX, visible.maxX),
            y: offset.y + shift(rect.minY, rect.maxY, visible.minY, visible.maxY))
    }

    /// Scrolls in an animation until a rectangle of the content is visible, unless it is or will be by the animation
    /// under way. Parts beyond the content stay invisible.
    func showEventually(_ rect: CGRect) {
        let start = scrollInteraction?.animationTarget ?? contentOffset
        var end = offset(showing: rect, from: start)
        for axis in [Geometry.Axis.horizontal, .vertical] where end[axis] != start[axis] {
            let limits = offsetLimits(along: axis)
            end[axis] = min(max(end[axis], limits.lowerBound), limits.upperBound)
        }
        if end != start { setContentOffset(end, animated: true) }
    }

    /// Sets the offset, notifies the delegate, and requests a layout where frames depend on the offset.
    func move(to offset: CGPoint) {
        guard offset != boundsOrigin else { return }
        boundsOrigin = offset
        if framesDependOnOffset { setNeedsLayout() }
        (viewController ?? superview?.viewController)?.navigationController?.navigationBar.contentDidMove()
        if let scrollDelegate {
            RenderContext.record(.delegate, "\(displayName) scrollViewDidScroll")
            scrollDelegate.scrollViewDidScroll(self)
        }
        notifyObservers()
    }

    /// Whether any frame depends on the offset: that of the frame guide, or of content that receives its part
    /// of the safe area. Other content keeps its frames, so a second layout would be redundant.
    private var framesDependOnOffset: Bool {
        laysOutWhileScrolling || layoutState.systemGuides[.scrollFrame] != nil
            || !axesPassingSafeArea.isEmpty && safeAreaInsets != .zero
    }
}
