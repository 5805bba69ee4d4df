import RenderContext

/// The run loop of the render: its virtual clock.
public final class RunLoop: NSObject, Sendable {
    /// A mode of a run loop; work runs in all of them.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        /// The raw value, which matches Apple's.
        public let rawValue: String

        /// Creates a mode from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a mode from its name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The default mode.
        public static let `default` = Mode(rawValue: "kCFRunLoopDefaultMode")
        /// The modes that are declared as common.
        public static let common = Mode(rawValue: "kCFRunLoopCommonModes")
        /// The mode while a scroll view or a control tracks touches.
        public static let tracking = Mode(rawValue: "UITrackingRunLoopMode")
    }

    /// The run loop of the main thread.
    public static let main = RunLoop()
    /// The run loop of the current thread: that of the main thread.
    public static var current: RunLoop { main }

    private override init() { super.init() }

    /// Calls a closure in the next turn of the loop.
    public func perform(_ block: @escaping () -> Void) { RenderContext.current.eventLoop.schedule(block) }

    /// Calls a closure in the next turn of the loop, whatever the modes.
    public func perform(inModes modes: [Mode], block: @escaping () -> Void) { perform(block) }

    /// Runs the loop until a date of the virtual clock, with the work that is due.
    public func run(until limitDate: Date) {
        RenderContext.current.run(for: limitDate.timeIntervalSinceNow)
    }

    /// Runs the loop until a date of the virtual clock, with the work that is due.
    ///
    /// - Returns: Whether the loop ran; it always does.
    @discardableResult
    public func run(mode: Mode, before limitDate: Date) -> Bool {
        run(until: limitDate)
        return true
    }

    /// Starts a timer; the mode is ignored.
    public func add(_ timer: Timer, forMode mode: Mode) {
        timer.start(in: RenderContext.current.eventLoop)
    }
}
