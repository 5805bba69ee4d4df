import Devices
import Scene

extension RenderContext {
    /// Whether a point of the screen is in the status bar, which is as high as the device's safe area.
    func isInStatusBar(_ point: CGPoint) -> Bool {
        guard point.y < RenderEnvironment.current.deviceSafeArea.top else { return false }
        let main = windows.first { $0.rootViewController != nil }
        guard let main, let root = main.rootViewController else { return true }
        return main.topmostController(above: root).shownStatusBarStyle != .hidden
    }

    /// Scrolls to the top as a tap of the status bar does.
    ///
    /// Source: `UIScrollView.scrollsToTop` in Apple's documentation: on iPhone nothing happens if more than one scroll
    /// view on the screen has the property set, elsewhere the one closest to the status bar scrolls.
    /// Chosen: the view below the status bar receives the touch too.
    func statusBarWasTapped() {
        var found: [(view: UIScrollView, top: CGFloat)] = []
        for window in windows where !window.isHidden {
            window.forEachView { view in
                guard let view = view as? UIScrollView, view.scrollsToTop, view.isOnScreen(in: window) else {
                    return
                }
                found.append((view, view.convert(view.bounds, to: window).minY))
            }
        }
        let isPhone = RenderEnvironment.current.device.idiom == .phone
        guard found.count == 1 || !isPhone else { return }
        found.min { $0.top < $1.top }?.view.scrollToTop()
    }
}

extension UIView {
    /// Whether a part of the view is in its window and neither the view nor an ancestor is hidden.
    fileprivate func isOnScreen(in window: UIWindow) -> Bool {
        var current: UIView? = self
        while let view = current {
            if view.isHidden || view.alpha == 0 { return false }
            current = view.superview
        }
        return convert(bounds, to: window).intersects(window.bounds)
    }
}
