import Geometry

extension UIScrollView {
    /// Scrolls to a page, once layout has determined the bounds.
    package func scroll(toPage page: Int) {
        position = .page(max(0, min(page, 100_000)))
        setNeedsLayout()
    }

    /// Applies the requested scroll position, now that the bounds are known.
    func applyScrollPosition() {
        let insets = adjustedContentInset
        switch position {
        case .start: move(to: CGPoint(x: -insets.left, y: -insets.top))
        case .offset: keepPage(insets)
        case .page(let page):
            move(to: CGPoint(x: CGFloat(page) * bounds.width - insets.left, y: boundsOrigin.y))
        }
        pagedSize = bounds.size
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
    /// Measured in tests that others wrote against UIKit, medium confidence: the offset is limited after an
    /// inset has shrunk. Chosen: likewise after a change of the other two.
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

    /// Keeps the current page after a change of size, as a rotation does.
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

    /// Sets the offset, informs the delegate, and requests a layout where frames depend on the offset.
    func move(to offset: CGPoint) {
        guard offset != boundsOrigin else { return }
        boundsOrigin = offset
        if framesDependOnOffset { setNeedsLayout() }
        (viewController ?? superview?.viewController)?.navigationController?.navigationBar.contentDidMove()
        if let scrollDelegate {
            ApplicationState.note(.delegate, "\(displayName) scrollViewDidScroll")
            scrollDelegate.scrollViewDidScroll(self)
        }
        tellObservers()
    }

    /// Whether any frame depends on the offset: that of the frame guide, or of content that receives its part
    /// of the safe area. Other content keeps its frames, so a second layout would be redundant.
    private var framesDependOnOffset: Bool {
        laysOutWhileScrolling || layoutState.systemGuides[.scrollFrame] != nil
            || !axesPassingSafeArea.isEmpty && safeAreaInsets != .zero
    }
}
