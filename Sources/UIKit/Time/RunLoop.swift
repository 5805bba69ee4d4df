/// The run loop of the render: its virtual clock.
public final class RunLoop: NSObject, Sendable {
    /// A mode; work runs in all of them.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        /// The raw value, which matches Apple's.
        public let rawValue: String

        /// Creates a mode from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a mode from its name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The usual mode.
        public static let `default` = Mode(rawValue: "kCFRunLoopDefaultMode")
        /// All usual modes.
        public static let common = Mode(rawValue: "kCFRunLoopCommonModes")
        /// The mode while fingers move.
        public static let tracking = Mode(rawValue: "UITrackingRunLoopMode")
    }

    /// The run loop of the main thread.
    public static let main = RunLoop()
    /// The run loop of the code that is running: that of the main thread.
    public static var current: RunLoop { main }

    private override init() { super.init() }

    /// Calls a closure in the next turn.
    public func perform(_ block: @escaping () -> Void) { RenderContext.current.eventLoop.schedule(block) }

    /// Calls a closure in the next turn.
    public func perform(inModes modes: [Mode], block: @escaping () -> Void) { perform(block) }

    /// Lets time pass until a moment, running what is due.
    public func run(until limitDate: Date) {
        RenderContext.current.run(for: limitDate.timeIntervalSinceNow)
    }

    /// Lets time pass until a moment, running what is due.
    ///
    /// - Returns: Whether the loop ran; it always does.
    @discardableResult
    public func run(mode: Mode, before limitDate: Date) -> Bool {
        run(until: limitDate)
        return true
    }

    /// Starts a timer.
    public func add(_ timer: Timer, forMode mode: Mode) {
        timer.start(in: RenderContext.current.eventLoop)
    }
}
