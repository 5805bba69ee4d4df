import Geometry

/// Whole gestures, as a person makes them: time passes in steps of 1/60 second between events.
extension TouchInput {
    /// The duration of a tap, in steps. Chosen: a quick tap.
    private static let tapSteps = 3
    /// The time between two movements, in seconds. Source: displays of 60 frames a second.
    private static let step: TimeInterval = 1.0 / 60

    /// Taps a point of the screen.
    ///
    /// - Parameters:
    ///   - point: The location of the first touch, in the coordinates of the screen.
    ///   - fingers: The number of touches at the same time, 10 points apart.
    package func tap(at point: CGPoint, fingers: Int = 1) {
        for finger in 0..<fingers {
            begin(finger, at: CGPoint(x: point.x + 10 * CGFloat(finger), y: point.y))
        }
        pass(Self.tapSteps)
        for finger in 0..<fingers { end(finger) }
        pass(0)
    }

    /// Taps a point of the screen twice.
    package func doubleTap(at point: CGPoint) {
        tap(at: point)
        pass(2 * Self.tapSteps)
        tap(at: point)
    }

    /// Touches a point of the screen for a time.
    ///
    /// - Parameters:
    ///   - point: The location, in the coordinates of the screen.
    ///   - duration: The time in seconds.
    package func longPress(at point: CGPoint, duration: TimeInterval = 0.6) {
        begin(at: point)
        pass(Self.steps(in: duration))
        end()
        pass(0)
    }

    /// Moves a touch quickly in a direction and ends it while it moves.
    ///
    /// - Parameters:
    ///   - point: Where the touch begins.
    ///   - direction: One direction.
    ///   - distance: The distance in points.
    ///   - duration: The time in seconds.
    package func swipe(
        from point: CGPoint, direction: UISwipeGestureRecognizer.Direction, distance: CGFloat = 200,
        duration: TimeInterval = 0.15
    ) {
        var end = point
        switch direction {
        case .left: end.x -= distance
        case .right: end.x += distance
        case .up: end.y -= distance
        default: end.y += distance
        }
        drag(from: point, to: end, duration: duration)
    }

    /// Moves a touch from one point of the screen to another at constant speed and ends it.
    ///
    /// - Parameters:
    ///   - start: Where the touch begins.
    ///   - end: Where it ends.
    ///   - duration: The time in seconds.
    ///   - rest: How long in seconds the touch is stationary before it ends; after 0.2 it has no velocity.
    package func drag(
        from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.5, rest: TimeInterval = 0
    ) {
        begin(at: start)
        forEachStep(of: duration) { share in
            move(
                to: CGPoint(
                    x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
        }
        if rest > 0 { pass(Self.steps(in: rest)) }
        self.end()
        pass(0)
    }

    /// Moves two touches apart or together, about a point of the screen.
    ///
    /// - Parameters:
    ///   - point: The midpoint of the touches.
    ///   - scale: Their distance at the end as a multiple of that at the start.
    ///   - distance: The distance at the start, in points.
    ///   - duration: The time in seconds.
    package func pinch(
        at point: CGPoint, scale: CGFloat, distance: CGFloat = 100, duration: TimeInterval = 0.5
    ) {
        turnAndSpread(at: point, distance: distance, duration: duration) { share in
            (0, 1 + (scale - 1) * share)
        }
    }

    /// Rotates two touches about a point of the screen.
    ///
    /// - Parameters:
    ///   - point: The midpoint of the touches.
    ///   - angle: In radians, clockwise.
    ///   - distance: The distance of the touches, in points.
    ///   - duration: The time in seconds.
    package func rotate(
        at point: CGPoint, by angle: CGFloat, distance: CGFloat = 100, duration: TimeInterval = 0.5
    ) {
        turnAndSpread(at: point, distance: distance, duration: duration) { share in (angle * share, 1) }
    }

    private func turnAndSpread(
        at point: CGPoint, distance: CGFloat, duration: TimeInterval,
        _ form: (CGFloat) -> (angle: CGFloat, scale: CGFloat)
    ) {
        func position(_ finger: Int, _ share: CGFloat) -> CGPoint {
            let (angle, scale) = form(share), side: CGFloat = finger == 0 ? -1 : 1
            let (sine, cosine) = Trigonometry.sineAndCosine(Double(angle))
            let reach = side * distance / 2 * scale
            return CGPoint(x: point.x + reach * CGFloat(cosine), y: point.y + reach * CGFloat(sine))
        }
        for finger in 0...1 { begin(finger, at: position(finger, 0)) }
        forEachStep(of: duration) { share in move([0: position(0, share), 1: position(1, share)]) }
        for finger in 0...1 { end(finger) }
        pass(0)
    }

    private static func steps(in duration: TimeInterval) -> Int { max(1, Int((duration / step).rounded())) }

    private func forEachStep(of duration: TimeInterval, _ body: (CGFloat) -> Void) {
        let count = Self.steps(in: duration)
        for index in 1...count {
            pass(1)
            body(CGFloat(index) / CGFloat(count))
        }
    }

    /// Lets time pass, and the views be laid out.
    private func pass(_ steps: Int) {
        let loop = RenderContext.current.eventLoop
        for _ in 0..<steps { loop.advance(by: Self.step) }
        loop.runDueWork()
    }
}
