import Geometry

extension UIScrollView {
    /// Scrolls by whole widths of the bounds, whatever they will be.
    package func scroll(toPage page: Int) {
        position = .page(max(0, min(page, 100_000)))
        setNeedsLayout()
    }

    /// Puts the content at the place asked for, now that the bounds are known.
    func settleOffset() {
        let insets = adjustedContentInset
        switch position {
        case .start: move(to: CGPoint(x: -insets.left, y: -insets.top))
        case .offset: keepPage(insets)
        case .page(let page):
            move(to: CGPoint(x: CGFloat(page) * bounds.width - insets.left, y: boundsOrigin.y))
        }
        pagedSize = bounds.size
    }

    /// What limits the offset.
    struct OffsetExtent: Equatable {
        var content: CGSize
        var bounds: CGSize
        var insets: UIEdgeInsets
    }

    var offsetExtent: OffsetExtent {
        OffsetExtent(content: contentSize, bounds: bounds.size, insets: adjustedContentInset)
    }

    /// Brings the offset back between the ends of the content after its size, the bounds' or the insets have
    /// changed. An offset that code sets may lie beyond them until then.
    ///
    /// Measured in tests that others wrote against UIKit, medium confidence: the offset comes back after an inset
    /// has shrunk. Chosen: after the other two, likewise.
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

    /// After a change of size, moves the offset to the page it was on, as a rotation does.
    private func keepPage(_ insets: UIEdgeInsets) {
        guard isPagingEnabled, let pagedSize, pagedSize != bounds.size else { return }
        func offset(_ offset: CGFloat, _ old: CGFloat, _ new: CGFloat, _ content: CGFloat) -> CGFloat {
            guard old > 0, new > 0 else { return offset }
            let last = max(0, (content / new).rounded(.up) - 1)
            return min((offset / old).rounded(), last) * new
        }
        move(
            to: CGPoint(
                x: offset(boundsOrigin.x + insets.left, pagedSize.width, bounds.width, contentSize.width)
                    - insets.left,
                y: offset(boundsOrigin.y + insets.top, pagedSize.height, bounds.height, contentSize.height)
                    - insets.top))
    }

    /// Changes the offset, tells the delegate, and asks for a layout where something hangs on it.
    func move(to offset: CGPoint) {
        guard offset != boundsOrigin else { return }
        boundsOrigin = offset
        if frameHangsOnOffset { setNeedsLayout() }
        scrollDelegate?.scrollViewDidScroll(self)
    }

    /// Whether any frame changes with the offset: of the frame guide, or of content that gets its part
    /// of the safe area. Other content keeps its frames, and a second round would be for nothing.
    private var frameHangsOnOffset: Bool {
        laysOutWhileScrolling || layoutState.systemGuides[.scrollFrame] != nil
            || !axesPassingSafeArea.isEmpty && safeAreaInsets != .zero
    }
}

/// What hears of a scroll view's scrolling; in a picture, of the offsets that code sets.
public protocol UIScrollViewDelegate: AnyObject {
    /// Called after the offset changed.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

/// A scroll view as something with a delegate.
///
/// Swift lets no subclass narrow the type of a property that it inherits, as Apple's table view does;
/// it may hide one that comes from a protocol.
public protocol UIScrollViewDelegating: AnyObject {}

extension UIScrollViewDelegating where Self: UIScrollView {
    /// What hears of scrolling; not kept alive.
    public var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }
}
