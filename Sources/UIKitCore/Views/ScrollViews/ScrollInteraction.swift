import Geometry

/// The drags, deceleration and animations of a scroll view; created on the first touch or animation.
final class ScrollInteraction {
    unowned let view: UIScrollView
    let pan: ScrollPanGestureRecognizer
    /// Whether a touch is down.
    var isTracking = false
    /// Whether the touch drags the content.
    private(set) var isDragging = false
    /// Whether the content decelerates after a drag.
    private(set) var isDecelerating = false
    /// Whether a programmatic scroll is animated.
    private(set) var isAnimating = false
    /// The target offset of the last animation.
    private var target = CGPoint.zero
    /// The target offset of a programmatic scroll; nil for none.
    var animationTarget: CGPoint? { isAnimating ? target : nil }
    /// The next frame of a movement.
    private var step: ScheduledWork?
    /// The number of the current movement, which ends when another begins or it is stopped.
    private var movement = 0
    /// The offset when the drag began, or when its axis was decided.
    private var startOffset = CGPoint.zero
    private var lockedAxis: Geometry.Axis?

    /// The time in seconds by which the beginning of touches is delayed for the content.
    ///
    /// Measured by others, medium confidence: 0.15 on iOS.
    static let contentDelay: TimeInterval = 0.15
    /// The time between two frames, in seconds. Source: displays of 60 frames a second.
    private static let pictureInterval: TimeInterval = 1.0 / 60
    /// The duration of an animated change of the offset, in seconds.
    ///
    /// Measured by others, medium confidence.
    private static let animationDuration: TimeInterval = 0.3
    /// The minimum velocity in points per second that turns a page. Chosen.
    private static let pageVelocity: CGFloat = 100

    init(_ view: UIScrollView) {
        self.view = view
        pan = ScrollPanGestureRecognizer()
        pan.scrollView = view
        pan.addTarget { [unowned self] in panDidChange($0.state) }
    }

    private var delegate: (any UIScrollViewDelegate)? { view.scrollDelegate }

    private func note(_ call: @autoclosure () -> String) {
        RenderContext.record(.delegate, "\(view.displayName) \(call())")
    }

    // MARK: Touches

    /// Stops deceleration when a touch begins.
    func fingerDidComeDown() {
        isTracking = true
        endAnimation(isFinished: false)
        if isDecelerating { endDecelerating() }
    }

    /// Ends a drag when all touches have ended.
    func fingersDidLeave() {
        isTracking = false
        // A touch that has stopped the content between pages or beyond the edge.
        guard !isDragging, !isDecelerating, !view.isZooming, view.restingOffset != view.contentOffset else {
            return
        }
        decelerate([ScrollMotion](target: view.restingOffset, from: view.contentOffset))
    }

    private func panDidChange(_ state: UIGestureRecognizer.State) {
        switch state {
        case .began:
            isDragging = true
            startOffset = view.contentOffset
            lockedAxis = nil
            note("scrollViewWillBeginDragging")
            delegate?.scrollViewWillBeginDragging(view)
            view.dismissKeyboard(onDragBegin: true)
            follow()
        case .changed: follow()
        case .ended, .cancelled: endDragging()
        case .possible, .failed: break
        }
    }

    private func follow() {
        let moved = pan.translation(in: view.superview)
        if view.isDirectionalLockEnabled, lockedAxis == nil, moved != .zero {
            lockedAxis = moved.x.magnitude > moved.y.magnitude ? .horizontal : .vertical
        }
        var offset = view.contentOffset
        for axis in [Geometry.Axis.horizontal, .vertical]
        where view.isScrollable(along: axis) && (lockedAxis ?? axis) == axis {
            offset[axis] = resisted(startOffset[axis] - moved[axis], along: axis)
        }
        view.scroll(to: offset)
        view.moveKeyboard()
    }

    /// Limits an offset to the content, or applies the resistance of the edges.
    func resisted(_ offset: CGPoint) -> CGPoint {
        CGPoint(
            x: resisted(offset.x, along: .horizontal), y: resisted(offset.y, along: .vertical))
    }

    /// Limits an offset to the content, or applies the resistance of the edge.
    private func resisted(_ offset: CGFloat, along axis: Geometry.Axis) -> CGFloat {
        let limits = view.offsetLimits(along: axis)
        let inside = min(max(offset, limits.lowerBound), limits.upperBound)
        guard view.bounces else { return inside }
        let length = axis == .horizontal ? view.bounds.width : view.bounds.height
        return inside + RubberBand.offset(for: offset - inside, length: length)
    }

    private func endDragging() {
        let panned = pan.velocity(in: view.superview)
        var velocity = CGPoint.zero
        for axis in [Geometry.Axis.horizontal, .vertical]
        where view.isScrollable(along: axis) && (lockedAxis ?? axis) == axis {
            velocity[axis] = -panned[axis]
        }
        var motions = motions(after: velocity)
        let natural = CGPoint(x: motions[0].target, y: motions[1].target)
        let pace = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
        var target = view.endOffset(for: natural, velocity: pace)
        note("scrollViewWillEndDragging(withVelocity:targetContentOffset:)")
        delegate?.scrollViewWillEndDragging(view, withVelocity: pace, targetContentOffset: &target)
        let offset = view.contentOffset, rate = view.decelerationRate.rawValue
        if target.x != natural.x { motions[0] = ScrollMotion(from: offset.x, to: target.x, rate: rate) }
        if target.y != natural.y { motions[1] = ScrollMotion(from: offset.y, to: target.y, rate: rate) }
        isDragging = false
        isTracking = false
        let decelerates = !view.isZooming && motions.contains { $0.duration > 0 }
        note("scrollViewDidEndDragging(willDecelerate: \(decelerates))")
        delegate?.scrollViewDidEndDragging(view, willDecelerate: decelerates)
        view.dismissKeyboard(onDragBegin: false)
        if decelerates {
            decelerate(motions)
        } else if target != offset, !view.isZooming {
            view.scroll(to: target)
        }
    }

    /// The movements along both axes after a touch ends, with a velocity of the offset in points per second.
    private func motions(after velocity: CGPoint) -> [ScrollMotion] {
        [Geometry.Axis.horizontal, .vertical].map { axis in
            let start = view.contentOffset[axis], limits = view.offsetLimits(along: axis)
            guard view.isScrollable(along: axis) else { return ScrollMotion(resting: start) }
            if view.isPagingEnabled, limits.contains(start) {
                let page = page(after: velocity[axis], along: axis)
                // Chosen: pages are approached at the fast rate.
                return ScrollMotion(from: start, to: page, rate: UIScrollView.DecelerationRate.fast.rawValue)
            }
            return ScrollMotion(
                from: start, velocity: velocity[axis], rate: view.decelerationRate.rawValue, in: limits,
                bounces: view.bounces)
        }
    }

    /// The offset of the page that a drag ends at: the next in the direction of a velocity, otherwise the nearest.
    private func page(after velocity: CGFloat, along axis: Geometry.Axis) -> CGFloat {
        let length = axis == .horizontal ? view.bounds.width : view.bounds.height
        let limits = view.offsetLimits(along: axis)
        guard length > 0 else { return limits.lowerBound }
        let position = (view.contentOffset[axis] - limits.lowerBound) / length
        var page = position.rounded()
        if velocity > Self.pageVelocity { page = position.rounded(.up) }
        if velocity < -Self.pageVelocity { page = position.rounded(.down) }
        return min(limits.lowerBound + page * length, limits.upperBound)
    }

    // MARK: Movements

    private func decelerate(_ motions: [ScrollMotion]) {
        isDecelerating = true
        note("scrollViewWillBeginDecelerating")
        delegate?.scrollViewWillBeginDecelerating(view)
        let duration = motions.map(\.duration).max() ?? 0
        run(for: duration) { [unowned self] time in
            view.scroll(to: CGPoint(x: motions[0].offset(at: time), y: motions[1].offset(at: time)))
        } completion: { [unowned self] in
            endDecelerating()
        }
    }

    private func endDecelerating() {
        halt()
        isDecelerating = false
        note("scrollViewDidEndDecelerating")
        delegate?.scrollViewDidEndDecelerating(view)
    }

    /// Scrolls to an offset with an animation.
    func animate(to target: CGPoint, completion: @escaping () -> Void = {}) {
        endAnimation(isFinished: false)
        if isDecelerating { endDecelerating() }
        let start = view.contentOffset
        run { [unowned self] share in
            view.scroll(
                to: CGPoint(
                    x: start.x + (target.x - start.x) * share, y: start.y + (target.y - start.y) * share))
        } completion: { [unowned self] in
            endAnimation(isFinished: true)
            completion()
        }
        isAnimating = true
        self.target = target
    }

    /// Animates a change as those of the offset are; the closure is called with the fraction of the change.
    func run(_ change: @escaping (CGFloat) -> Void, completion: @escaping () -> Void) {
        // Source: the ease-in-ease-out curve of CAMediaTimingFunctionName in Apple's documentation.
        let curve = UnitBezier(0.42, 0, 0.58, 1)
        run(
            for: Self.animationDuration,
            { time in
                change(CGFloat(curve.value(at: time / Self.animationDuration)))
            }, completion: completion)
    }

    /// Ends a programmatic animation at the current offset.
    func endAnimation(isFinished: Bool) {
        guard isAnimating else { return }
        halt()
        isAnimating = false
        guard isFinished else { return }
        note("scrollViewDidEndScrollingAnimation")
        delegate?.scrollViewDidEndScrollingAnimation(view)
    }

    /// Stops immediately without notifying the delegate, as when code sets an offset.
    func stop() {
        halt()
        isAnimating = false
        if isDecelerating { endDecelerating() }
    }

    private func halt() {
        RenderContext.current.eventLoop.motionEnds[ObjectIdentifier(self)] = nil
        step?.cancel()
        movement += 1
        view.scrollZoom?.finish()
    }

    /// Moves the content frame by frame, and to the end at exactly the duration.
    private func run(
        for duration: TimeInterval, _ change: @escaping (TimeInterval) -> Void,
        completion: @escaping () -> Void
    ) {
        halt()
        let loop = RenderContext.current.eventLoop, start = loop.now, movement = movement
        loop.motionEnds[ObjectIdentifier(self)] = start + duration
        func scheduleStep(_ number: Int) {
            let time = min(TimeInterval(number) * Self.pictureInterval, duration)
            step = loop.schedule(at: start + time) { [weak self, weak view] in
                guard let self, view != nil else { return }
                change(time)
                guard movement == self.movement else { return }
                if time < duration { scheduleStep(number + 1) } else { completion() }
            }
        }
        scheduleStep(1)
    }
}

extension [ScrollMotion] {
    /// Movements along both axes to a target.
    fileprivate init(target: CGPoint, from start: CGPoint) {
        let rate = UIScrollView.DecelerationRate.fast.rawValue
        self = [
            ScrollMotion(from: start.x, to: target.x, rate: rate),
            ScrollMotion(from: start.y, to: target.y, rate: rate),
        ]
    }
}

extension CGPoint {
    /// The coordinate along an axis.
    subscript(axis: Geometry.Axis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}

/// The recognizer that drags the content of a scroll view.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    weak var scrollView: UIScrollView?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        scrollView?.scrollInteraction?.fingerDidComeDown()
        super.touchesBegan(touches, with: event)
    }

    override func reset() {
        super.reset()
        scrollView?.scrollInteraction?.fingersDidLeave()
    }
}
