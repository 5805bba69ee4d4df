import RenderContext

/// A timer that calls a method for each frame: 60 times a second of virtual time, while time passes.
///
/// A capture at rest does not wait for it.
public final class CADisplayLink: NSObject {
    private var action: ((CADisplayLink) -> Void)?
    private var pending: ScheduledWork?
    /// The time of the last frame, in seconds on the virtual clock.
    public private(set) var timestamp: TimeInterval = 0
    /// The time of the next frame, in seconds on the virtual clock.
    public var targetTimestamp: TimeInterval { timestamp + duration }
    /// The seconds between two frames of the screen.
    public var duration: TimeInterval { 1 / FrameMotion.framesPerSecond }
    /// Whether the calls are paused; false by default.
    public var isPaused = false
    /// The requested calls in a second; 0 for each frame.
    public var preferredFramesPerSecond = 0

    /// The requested calls in a second; `preferred` has an effect where it is not 0.
    public var preferredFrameRateRange = CAFrameRateRange.default
    /// The frames from one call to the next, as before iOS 10.
    public var frameInterval: Int {
        get { max(1, Int(framesBetweenCalls)) }
        set {
            preferredFramesPerSecond = newValue > 1 ? Int(FrameMotion.framesPerSecond) / min(newValue, 60) : 0
        }
    }
    /// The frames from one call to the next.
    private var framesBetweenCalls: Double {
        let range = Double(preferredFrameRateRange.preferred ?? 0)
        let wanted = range > 0 ? range : Double(preferredFramesPerSecond)
        return wanted > 0 ? max(1, (FrameMotion.framesPerSecond / wanted).rounded()) : 1
    }

    /// Creates a display link that calls a function with itself.
    package init(_ action: @escaping (CADisplayLink) -> Void) {
        self.action = action
        super.init()
    }

    /// Starts the calls, in every mode of the run loop.
    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard action != nil, pending == nil else { return }
        scheduleFrame(in: RenderContext.current.eventLoop)
    }

    /// Stops the calls, which can be started again.
    public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        pending?.cancel()
        pending = nil
    }

    /// Ends the display link.
    public func invalidate() {
        pending?.cancel()
        pending = nil
        action = nil
    }

    private func scheduleFrame(in loop: EventLoop) {
        // Frames are multiples of their length, so that links that start at different times agree.
        let frame = (loop.now / duration + 1e-6).rounded(.down) + framesBetweenCalls
        pending = loop.schedule(at: frame * duration, delaysIdle: false) { [self] in
            timestamp = loop.now
            scheduleFrame(in: loop)
            if !isPaused { action?(self) }
        }
    }
}
