/// Zooms the view that the delegate of a scroll view returns; created on the first zoom or pinch.
final class ScrollZoom {
    unowned let view: UIScrollView
    let pinch = ZoomPinchGestureRecognizer()
    private(set) var scale: CGFloat = 1
    /// Whether a pinch or an animation zooms the content.
    private(set) var isZooming = false
    /// Whether the scale returns to its limits.
    private(set) var isBouncing = false
    private var startScale: CGFloat = 1
    /// The center of the pinch, in the zoomed view's own coordinates.
    private var pinchedPoint = CGPoint.zero
    /// The target scale of an animation; nil for none.
    private var target: CGFloat?
    /// The last frame of the zoomed view.
    private var placedFrame: CGRect?

    init(_ view: UIScrollView) {
        self.view = view
        pinch.scrollView = view
        pinch.addTarget { [unowned self] in pinchDidChange($0.state) }
    }

    /// The zoomed view; nil for none.
    var zoomedView: UIView? { view.scrollDelegate?.viewForZooming(in: view) }

    private func note(_ call: @autoclosure () -> String) {
        RenderContext.record(.delegate, "\(view.displayName) \(call())")
    }

    func limited(_ scale: CGFloat) -> CGFloat {
        min(max(scale, view.minimumZoomScale), max(view.minimumZoomScale, view.maximumZoomScale))
    }

    // MARK: Scale

    /// Scales the zoomed view about the corner of its frame, and the size of the content with it.
    private func scale(_ zoomed: UIView, to scale: CGFloat) {
        let ratio = scale / self.scale, origin = zoomed.frame.origin
        zoomed.transform = CGAffineTransform(scaleX: scale, y: scale)
        zoomed.frame.origin = origin
        placedFrame = zoomed.storedFrame
        self.scale = scale
        let size = view.contentSize
        view.contentSize =
            size == .zero ? zoomed.frame.size : CGSize(width: size.width * ratio, height: size.height * ratio)
    }

    /// Scales, and sets the offset that a closure computes.
    private func zoom(_ zoomed: UIView, to scale: CGFloat, offset: () -> CGPoint) {
        self.scale(zoomed, to: scale)
        if view.isLaidOut { view.scroll(to: offset()) }
        note("scrollViewDidZoom")
        view.scrollDelegate?.scrollViewDidZoom(view)
    }

    /// Returns the offset at which a point of the zoomed view is at a point of the scroll view's frame.
    private func offset(
        of point: CGPoint, in zoomed: UIView, at place: CGPoint, scale: CGFloat
    ) -> CGPoint {
        let corner = zoomed.frame.origin
        return CGPoint(
            x: corner.x + (point.x - zoomed.bounds.minX) * scale - place.x,
            y: corner.y + (point.y - zoomed.bounds.minY) * scale - place.y)
    }

    /// Returns the nearest offset within the content at a scale.
    private func limited(_ offset: CGPoint, scale: CGFloat) -> CGPoint {
        let insets = view.adjustedContentInset, size = view.contentSize, ratio = scale / self.scale
        func limit(_ offset: CGFloat, _ near: CGFloat, _ far: CGFloat, _ length: CGFloat) -> CGFloat {
            max(-near, min(offset, length + far))
        }
        return CGPoint(
            x: limit(offset.x, insets.left, insets.right, size.width * ratio - view.bounds.width),
            y: limit(offset.y, insets.top, insets.bottom, size.height * ratio - view.bounds.height))
    }

    /// Zooms programmatically, so that a point of the zoomed view is centered as far as the content allows.
    ///
    /// - Parameters:
    ///   - scale: The scale, within its limits.
    ///   - point: In the zoomed view's own coordinates; nil for the current center.
    ///   - animated: Whether the change is animated, in a window.
    func set(_ scale: CGFloat, about point: CGPoint? = nil, animated: Bool) {
        guard let zoomed = zoomedView, scale.isFinite, scale > 0 else { return }
        finish()
        let middle = CGPoint(x: view.bounds.width / 2, y: view.bounds.height / 2)
        let visible = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        let point = point ?? view.convert(visible, to: zoomed)
        let end = limited(offset(of: point, in: zoomed, at: middle, scale: scale), scale: scale)
        guard scale != self.scale || end != view.contentOffset else { return }
        guard animated, view.window != nil, view.isLaidOut else {
            view.scrollInteraction?.stop()
            return zoom(zoomed, to: scale) { end }
        }
        willBegin(zoomed)
        animate(zoomed, to: scale, offset: end)
    }

    private func willBegin(_ zoomed: UIView) {
        isZooming = true
        note("scrollViewWillBeginZooming")
        view.scrollDelegate?.scrollViewWillBeginZooming(view, with: zoomed)
    }

    private func didEnd(_ zoomed: UIView?) {
        (isZooming, isBouncing, target) = (false, false, nil)
        note("scrollViewDidEndZooming(atScale: \(scale))")
        view.scrollDelegate?.scrollViewDidEndZooming(view, with: zoomed, atScale: scale)
    }

    private func animate(_ zoomed: UIView, to scale: CGFloat, offset end: CGPoint) {
        let start = self.scale, startOffset = view.contentOffset
        view.makeScrollInteraction().run { [unowned self] share in
            let now = start + (scale - start) * share
            zoom(zoomed, to: share == 1 ? scale : now) {
                CGPoint(
                    x: startOffset.x + (end.x - startOffset.x) * share,
                    y: startOffset.y + (end.y - startOffset.y) * share)
            }
        } completion: { [unowned self] in
            didEnd(zoomed)
        }
        target = scale
    }

    /// Ends an animation at its scale, as when another change moves the content.
    func finish() {
        guard let target else { return }
        self.target = nil
        let zoomed = zoomedView
        if let zoomed, scale != target {
            let offset = view.contentOffset
            zoom(zoomed, to: target) { limited(offset, scale: target) }
        }
        didEnd(zoomed)
    }

    /// Keeps the corner of a zoomed view after constraints have placed it as if it were not scaled.
    func didLayOut() {
        guard scale != 1, let zoomed = zoomedView, !zoomed.translatesAutoresizingMaskIntoConstraints,
            zoomed.storedFrame != placedFrame
        else { return }
        zoomed.frame.origin = zoomed.storedFrame.origin
        placedFrame = zoomed.storedFrame
    }

    // MARK: Pinches

    private func pinchDidChange(_ state: UIGestureRecognizer.State) {
        guard let zoomed = zoomedView else { return }
        switch state {
        case .began:
            finish()
            isZooming = true
            view.scrollInteraction?.pan.cancelGesture()
            view.scrollInteraction?.stop()
            startScale = scale
            pinchedPoint = pinch.location(in: zoomed)
            willBegin(zoomed)
        case .changed: follow(zoomed)
        case .ended, .cancelled: endPinch(zoomed)
        case .possible, .failed: break
        }
    }

    /// The center of the pinch within the scroll view's frame.
    private var place: CGPoint {
        let location = pinch.location(in: view)
        return CGPoint(x: location.x - view.bounds.minX, y: location.y - view.bounds.minY)
    }

    private func follow(_ zoomed: UIView) {
        let scale = resisted(startScale * pinch.scale), place = place
        zoom(zoomed, to: scale) {
            let offset = offset(of: pinchedPoint, in: zoomed, at: place, scale: scale)
            return view.makeScrollInteraction().resisted(offset)
        }
    }

    /// Limits a scale, or applies the resistance of the limits. Chosen: as the edges of the content do.
    private func resisted(_ scale: CGFloat) -> CGFloat {
        let inside = limited(scale)
        guard view.bouncesZoom else { return inside }
        return inside + RubberBand.offset(for: scale - inside, length: inside)
    }

    private func endPinch(_ zoomed: UIView) {
        let end = limited(scale), place = place
        isBouncing = end != scale
        let offset = limited(
            isBouncing
                ? offset(of: pinchedPoint, in: zoomed, at: place, scale: end) : view.contentOffset,
            scale: end)
        if isBouncing || offset != view.contentOffset {
            animate(zoomed, to: end, offset: offset)
        } else {
            didEnd(zoomed)
        }
    }
}

/// The recognizer that zooms the content of a scroll view; a drag that is under way does not prevent it.
final class ZoomPinchGestureRecognizer: UIPinchGestureRecognizer {
    weak var scrollView: UIScrollView?

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventingGestureRecognizer !== scrollView?.scrollInteraction?.pan
    }
}
