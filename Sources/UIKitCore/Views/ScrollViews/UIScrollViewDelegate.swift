/// The delegate of a scroll view, which is notified of scrolling by code and by the user.
public protocol UIScrollViewDelegate: DelegateMethods {
    /// Called after the content offset has changed.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// Called when the user begins to drag the content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// Called when the user stops dragging the content.
    ///
    /// - Parameters:
    ///   - scrollView: The scroll view.
    ///   - velocity: The velocity of the offset, in points per millisecond.
    ///   - targetContentOffset: The offset at which scrolling will stop; may be changed.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// Called after the user has stopped dragging; `decelerate` is true if the content continues to move.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// Called when the content begins to decelerate.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// Called when the content has stopped decelerating.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// Called at the end of an animated programmatic scroll.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// Returns whether a tap of the status bar scrolls to the top; true unless implemented.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    /// Called when a tap of the status bar has scrolled to the top.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    /// Returns the view to zoom; nil unless implemented, for none.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// Called when a pinch or an animation begins to zoom.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// Called after the zoom scale has changed.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// Called when zooming has ended, with the scale within its limits.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    /// Called after the adjusted content inset has changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    /// The default implementation does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        forwarded("scrollViewDidScroll:", (any UIScrollViewDelegate).self) {
            $0.scrollViewDidScroll(scrollView)
        }
    }
    /// The default implementation does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        forwarded("scrollViewWillBeginDragging:", (any UIScrollViewDelegate).self) {
            $0.scrollViewWillBeginDragging(scrollView)
        }
    }
    /// The default implementation does nothing.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        forwarded(
            "scrollViewWillEndDragging:withVelocity:targetContentOffset:", (any UIScrollViewDelegate).self
        ) {
            $0.scrollViewWillEndDragging(
                scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
        }
    }
    /// The default implementation does nothing.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        forwarded("scrollViewDidEndDragging:willDecelerate:", (any UIScrollViewDelegate).self) {
            $0.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
        }
    }
    /// The default implementation does nothing.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        forwarded("scrollViewWillBeginDecelerating:", (any UIScrollViewDelegate).self) {
            $0.scrollViewWillBeginDecelerating(scrollView)
        }
    }
    /// The default implementation does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        forwarded("scrollViewDidEndDecelerating:", (any UIScrollViewDelegate).self) {
            $0.scrollViewDidEndDecelerating(scrollView)
        }
    }
    /// The default implementation does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        forwarded("scrollViewDidEndScrollingAnimation:", (any UIScrollViewDelegate).self) {
            $0.scrollViewDidEndScrollingAnimation(scrollView)
        }
    }
    /// The default implementation returns true.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        forwarded("scrollViewShouldScrollToTop:", (any UIScrollViewDelegate).self) {
            $0.scrollViewShouldScrollToTop(scrollView)
        } ?? true
    }
    /// The default implementation does nothing.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        forwarded("scrollViewDidScrollToTop:", (any UIScrollViewDelegate).self) {
            $0.scrollViewDidScrollToTop(scrollView)
        }
    }
    /// The default implementation returns nil: there is no zooming.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        forwarded("viewForZoomingInScrollView:", (any UIScrollViewDelegate).self) {
            $0.viewForZooming(in: scrollView)
        } ?? nil
    }
    /// The default implementation does nothing.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        forwarded("scrollViewWillBeginZooming:withView:", (any UIScrollViewDelegate).self) {
            $0.scrollViewWillBeginZooming(scrollView, with: view)
        }
    }
    /// The default implementation does nothing.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {
        forwarded("scrollViewDidZoom:", (any UIScrollViewDelegate).self) { $0.scrollViewDidZoom(scrollView) }
    }
    /// The default implementation does nothing.
    public func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {
        forwarded("scrollViewDidEndZooming:withView:atScale:", (any UIScrollViewDelegate).self) {
            $0.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
        }
    }
    /// The default implementation does nothing.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        forwarded("scrollViewDidChangeAdjustedContentInset:", (any UIScrollViewDelegate).self) {
            $0.scrollViewDidChangeAdjustedContentInset(scrollView)
        }
    }
}

/// Declares the delegate of a scroll view.
///
/// A Swift subclass cannot narrow the type of an inherited property, as Apple's table view does; but it can
/// shadow one that is declared by a protocol.
public protocol UIScrollViewDelegating: AnyObject {}

extension UIScrollViewDelegating where Self: UIScrollView {
    /// The delegate of the scroll view; not retained.
    public var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }
}
