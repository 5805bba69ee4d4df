import Scripts
import UIKitCore

// What fingers do. They move sixty times a second, as on a device.
extension ScriptRunner {
    /// How long a finger stays down in a tap, in seconds.
    ///
    /// Chosen: a quick tap, long enough for a scroll view to pass the touch on.
    private static let tapDuration: TimeInterval = 0.1
    /// How long a finger is away within a double tap, in seconds. Chosen: less than the system waits for.
    private static let doubleTapPause: TimeInterval = 0.1
    /// How long a swipe lasts, in seconds. Chosen: a flick of the thumb.
    private static let swipeDuration: TimeInterval = 0.1
    /// The part of a view that a swipe crosses, around its middle.
    private static let swipedPart: CGFloat = 0.5
    /// How long a finger rests at the end of a drag, in seconds, so that nothing goes on by itself.
    private static let restAfterDrag: TimeInterval = 0.2
    private static let frameDuration: TimeInterval = 1.0 / 60

    private var loop: EventLoop { screen.state.eventLoop }

    func tap(at point: CGPoint, count: Int = 1) {
        for number in 0..<count {
            if number > 0 { loop.advance(by: Self.doubleTapPause) }
            input.begin(at: point)
            loop.advance(by: Self.tapDuration)
            input.end()
        }
    }

    func longPress(at point: CGPoint, _ duration: TimeInterval) {
        input.begin(at: point)
        loop.advance(by: duration)
        input.end()
    }

    func swipe(_ direction: Step.Direction, _ name: String?) throws(StepFailure) {
        var rect = screen.window.bounds
        if let name { rect = visibleRect(of: try visibleView(named: name)) }
        let x = rect.width * Self.swipedPart / 2, y = rect.height * Self.swipedPart / 2
        let offset =
            switch direction {
            case .left: CGPoint(x: -x, y: 0)
            case .right: CGPoint(x: x, y: 0)
            case .up: CGPoint(x: 0, y: -y)
            case .down: CGPoint(x: 0, y: y)
            }
        move(
            from: CGPoint(x: rect.midX - offset.x, y: rect.midY - offset.y),
            to: CGPoint(x: rect.midX + offset.x, y: rect.midY + offset.y), over: Self.swipeDuration, rest: 0)
    }

    /// The smaller distance of two fingers in a pinch, in points. Chosen: that of two fingertips.
    private static let fingerDistance: CGFloat = 40
    /// How far two fingers move before their pinch counts, in points. Chosen: more than recognizers wait for.
    private static let pinchStart: CGFloat = 12

    /// Moves two fingers apart or together for half a second, once they have moved as far as recognizers wait for.
    func pinch(at point: CGPoint, by scale: CGFloat) {
        let first = scale < 1 ? Self.fingerDistance / scale : Self.fingerDistance
        func places(_ distance: CGFloat) -> [Int: CGPoint] {
            [
                0: CGPoint(x: point.x - distance / 2, y: point.y),
                1: CGPoint(x: point.x + distance / 2, y: point.y),
            ]
        }
        let start = places(first + (scale < 1 ? Self.pinchStart : -Self.pinchStart))
        for finger in 0...1 { input.begin(finger, at: start[finger] ?? point) }
        let count = Int((Step.standardDrag / Self.frameDuration).rounded())
        for number in 0...count {
            loop.advance(by: Self.frameDuration)
            let part = CGFloat(number) / CGFloat(count)
            input.move(places(first * (1 + (scale - 1) * part)))
        }
        for finger in 0...1 { input.end(finger) }
    }

    func drag(from start: CGPoint, to end: CGPoint, over duration: TimeInterval) {
        move(from: start, to: end, over: duration, rest: Self.restAfterDrag)
    }

    private func move(from start: CGPoint, to end: CGPoint, over duration: TimeInterval, rest: TimeInterval) {
        input.begin(at: start)
        let count = max(1, Int((duration / Self.frameDuration).rounded()))
        for number in 1...count {
            loop.advance(by: duration / TimeInterval(count))
            let part = CGFloat(number) / CGFloat(count)
            input.move(
                to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
        }
        if rest > 0 { loop.advance(by: rest) }
        input.end()
    }
}
