/// A timer that calls a method for each frame: sixty times a second of virtual time, while time passes.
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
    /// Whether no method is called.
    public var isPaused = false
    /// The calls in a second that are wanted; 0 for each frame.
    public var preferredFramesPerSecond = 0

    /// Creates a display link that calls a method of an `InterfaceBuilderConnectable` with itself.
    public init(target: Any, selector sel: Selector) {
        action = { link in UIApplication.shared.sendAction(sel, to: target, from: link, for: nil) }
        super.init()
    }

    /// Starts the calls.
    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard action != nil, pending == nil else { return }
        scheduleFrame(in: ApplicationState.current.eventLoop)
    }

    /// Stops the calls.
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
        let step =
            preferredFramesPerSecond > 0
            ? max(1, (FrameMotion.framesPerSecond / Double(preferredFramesPerSecond)).rounded()) : 1
        // Frames are multiples of their length, so that links that start at different times agree.
        let frame = (loop.now / duration + 1e-6).rounded(.down) + step
        pending = loop.schedule(at: frame * duration, keepsAwake: false) { [self] in
            timestamp = loop.now
            scheduleFrame(in: loop)
            if !isPaused { action?(self) }
        }
    }
}
