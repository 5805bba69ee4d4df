/// The delegate of a scroll view, which is notified of scrolling by code and by fingers.
public protocol UIScrollViewDelegate: DelegateMethods {
    /// Called after the offset changed.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// Called when a finger begins to drag the content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// Called when the finger is lifted.
    ///
    /// - Parameters:
    ///   - scrollView: The scroll view.
    ///   - velocity: That of the offset, in points per millisecond.
    ///   - targetContentOffset: Where scrolling will come to rest; may be changed.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// Called after the finger was lifted; the argument says whether the content goes on by itself.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// Called when the content goes on by itself.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// Called when it has come to rest.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// Called at the end of an animation that code has begun.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// Returns whether a tap of the status bar scrolls to the top; true unless implemented.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    /// Called when such a tap has scrolled to the top.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    /// Returns the view that zooms with the scale; nil unless implemented, for none.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// Called when fingers or an animation begin to zoom.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// Called after the scale changed.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// Called when the scale has come to rest, within its limits.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    /// Called after the adjusted content insets changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    /// The default implementation does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// The default implementation does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// The default implementation does nothing.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// The default implementation does nothing.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// The default implementation does nothing.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// The default implementation does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// The default implementation does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// The default implementation returns true.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// The default implementation does nothing.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    /// Returns nil.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// The default implementation does nothing.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// The default implementation does nothing.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// The default implementation does nothing.
    public func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {}
    /// The default implementation does nothing.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
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
