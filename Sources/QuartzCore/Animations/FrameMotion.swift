import RenderContext

/// Calls code for each frame of a motion that views follow step by step, such as that of an offset.
///
/// Frames are a sixtieth of a second apart from the start on, and the last one is at the end of the duration.
/// What views need not follow is better animated by `UIView.animate`, which is exact at any moment.
final class FrameMotion {
    private let loop: EventLoop
    private let start: TimeInterval
    private let duration: TimeInterval
    private let update: (TimeInterval) -> Void
    private var completion: (() -> Void)?
    private var next: ScheduledWork?
    private var frame = 0

    /// The frames of a device in a second of virtual time.
    static let framesPerSecond = 60.0

    /// Starts a motion.
    ///
    /// - Parameters:
    ///   - loop: The clock.
    ///   - duration: In seconds; 0 ends in the next turn.
    ///   - update: Called for each frame with the seconds since the start.
    ///   - completion: Called after the last frame, unless the motion is cancelled.
    init(
        in loop: EventLoop, duration: TimeInterval, update: @escaping (TimeInterval) -> Void,
        completion: @escaping () -> Void = {}
    ) {
        self.loop = loop
        start = loop.now
        self.duration = duration.isFinite ? max(0, duration) : 0
        self.update = update
        self.completion = completion
        scheduleFrame()
    }

    /// Whether frames are pending.
    var isRunning: Bool { next != nil }

    /// Stops without a further call.
    func cancel() {
        next?.cancel()
        next = nil
        completion = nil
    }

    private func scheduleFrame() {
        frame += 1
        let time = min(Double(frame) / FrameMotion.framesPerSecond, duration)
        next = loop.schedule(at: start + time) { [self] in show(time) }
    }

    private func show(_ time: TimeInterval) {
        next = nil
        let end = completion
        if time < duration { scheduleFrame() } else { completion = nil }
        update(time)
        if time >= duration { end?() }
    }
}
