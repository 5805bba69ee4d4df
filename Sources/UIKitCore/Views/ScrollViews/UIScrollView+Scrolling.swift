import Geometry

extension UIScrollView {
    /// The deceleration rate after a drag: the fraction of the velocity that remains after a millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The fraction of the velocity that remains after a millisecond, 0 to 1.
        public let rawValue: CGFloat
        /// Creates a rate from the fraction.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// The normal rate. Source: `UIScrollView.DecelerationRate` in Apple's headers.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// The fast rate. Source: as for the normal one.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// When a drag dismisses the keyboard. Raw values match Apple's.
    public enum KeyboardDismissMode: Int, Hashable, Sendable {
        /// A drag never dismisses the keyboard.
        case none = 0
        /// The beginning of a drag dismisses the keyboard.
        case onDrag = 1
        /// The keyboard follows the touch, and is dismissed by a drag that ends downward on it.
        case interactive = 2
        /// Like `onDrag`, for the accessory view too.
        case onDragWithAccessory = 3
        /// Like `interactive`, for the accessory view too.
        case interactiveWithAccessory = 4
    }

    /// Returns the interaction of the scroll view, creating it if there is none yet.
    func makeScrollInteraction() -> ScrollInteraction {
        if let scrollInteraction { return scrollInteraction }
        let made = ScrollInteraction(self)
        scrollInteraction = made
        // The recognizers that authors have added come later, as in UIKit.
        made.pan.view = self
        gestureRecognizers = [made.pan] + (gestureRecognizers ?? [])
        return made
    }

    /// Prepares for a touch that begins in the scroll view or its content.
    func prepare(for touch: UITouch, _ event: UIEvent) {
        if canZoom { _ = makeScrollZoom() }
        guard isScrollEnabled else { return }
        let isMoving = isDecelerating
        _ = makeScrollInteraction()
        guard let content = touch.view, content !== self else { return }
        if isMoving || !touchesShouldBegin([touch], with: event, in: content) {
            // A touch that stops the content is not delivered to the views below it.
            touch.viewDelivery = .over
        } else if delaysContentTouches, isScrollable(along: .horizontal) || isScrollable(along: .vertical) {
            touch.hold(for: ScrollInteraction.contentDelay)
        }
    }

    /// Whether a pan may drag the content: along an axis that scrolls, and not of a touch that belongs to the content.
    func mayDrag(_ pan: UIPanGestureRecognizer) -> Bool {
        let moved = pan.initialMovement
        let axis: Geometry.Axis = moved.x.magnitude > moved.y.magnitude ? .horizontal : .vertical
        guard isScrollEnabled, isScrollable(along: axis) else { return false }
        for touch in pan.touches where touch.viewDelivery == .begun && touch.view !== self {
            guard let content = touch.view else { continue }
            guard canCancelContentTouches, touchesShouldCancel(in: content) else { return false }
        }
        return !leavesToAncestor(moved[axis], along: axis)
    }

    /// Whether the content is at its end in the direction of a movement, and a scroll view around this one is not.
    private func leavesToAncestor(_ movement: CGFloat, along axis: Geometry.Axis) -> Bool {
        guard !canMove(by: -movement, along: axis) else { return false }
        var current = superview
        while let view = current {
            if let outer = view as? UIScrollView, outer.isScrollEnabled,
                outer.canMove(by: -movement, along: axis)
            {
                return true
            }
            current = view.superview
        }
        return false
    }

    private func canMove(by distance: CGFloat, along axis: Geometry.Axis) -> Bool {
        let limits = offsetLimits(along: axis), offset = boundsOrigin[axis]
        return distance < 0 ? offset > limits.lowerBound : offset < limits.upperBound
    }

    /// Whether drags move the content along an axis: where it is larger than the bounds, or bounces anyway.
    func isScrollable(along axis: Geometry.Axis) -> Bool {
        let limits = offsetLimits(along: axis)
        if limits.upperBound > limits.lowerBound { return true }
        return bounces && (axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical)
    }

    /// The minimum and maximum offset along an axis.
    func offsetLimits(along axis: Geometry.Axis) -> ClosedRange<CGFloat> {
        let insets = adjustedContentInset
        let (near, far, content, length) =
            axis == .horizontal
            ? (insets.left, insets.right, contentSize.width, bounds.width)
            : (insets.top, insets.bottom, contentSize.height, bounds.height)
        return -near...max(-near, content + far - length)
    }

    /// The resting offset of the content that is nearest to the current one.
    var restingOffset: CGPoint {
        var offset = boundsOrigin
        for axis in [Geometry.Axis.horizontal, .vertical] {
            let limits = offsetLimits(along: axis)
            let length = axis == .horizontal ? bounds.width : bounds.height
            if isPagingEnabled, length > 0 {
                let page = ((offset[axis] - limits.lowerBound) / length).rounded()
                offset[axis] = limits.lowerBound + page * length
            }
            offset[axis] = min(max(offset[axis], limits.lowerBound), limits.upperBound)
        }
        return offset
    }

    /// Sets the offset on behalf of a drag or an animation.
    func scroll(to offset: CGPoint) {
        position = .offset
        if isLaidOut { limitedExtent = offsetExtent }
        move(to: offset)
    }

    /// Moves the keyboard with the touch where a drag dismisses it interactively.
    func moveKeyboard() {
        guard keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory else {
            return
        }
        RenderContext.current.keyboard.follow(panGestureRecognizer.location(in: nil).y)
    }

    /// Resigns the first responder where a drag dismisses the keyboard.
    func dismissKeyboard(onDragBegin isBegin: Bool) {
        switch keyboardDismissMode {
        case .none: return
        case .onDrag, .onDragWithAccessory: guard isBegin else { return }
        case .interactive, .interactiveWithAccessory:
            guard !isBegin else { return }
            let isDownward = panGestureRecognizer.velocity(in: nil).y >= 0
            guard RenderContext.current.keyboard.endFollowing(isDownward: isDownward) else { return }
        }
        window?.endEditing(false)
    }

    /// Scrolls to the top as a tap of the status bar does, if the content is not there and the delegate allows it.
    package func scrollToTop() {
        guard scrollsToTop, contentOffset.y > offsetLimits(along: .vertical).lowerBound else { return }
        RenderContext.record(.delegate, "\(displayName) scrollViewShouldScrollToTop")
        guard scrollDelegate?.scrollViewShouldScrollToTop(self) != false else { return }
        let top = CGPoint(x: contentOffset.x, y: offsetLimits(along: .vertical).lowerBound)
        makeScrollInteraction().animate(to: top) { [weak self] in
            guard let self else { return }
            RenderContext.record(.delegate, "\(displayName) scrollViewDidScrollToTop")
            scrollDelegate?.scrollViewDidScrollToTop(self)
        }
    }
}
