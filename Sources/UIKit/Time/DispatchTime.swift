/// A moment of the virtual clock.
public struct DispatchTime: Comparable, Hashable, Sendable {
    /// The seconds since the start of the render.
    let seconds: TimeInterval

    init(seconds: TimeInterval) { self.seconds = seconds }

    /// Creates a moment from nanoseconds since the start of the render.
    public init(uptimeNanoseconds: UInt64) { seconds = TimeInterval(uptimeNanoseconds) / 1e9 }

    /// Returns the present moment.
    public static func now() -> DispatchTime { DispatchTime(seconds: RenderContext.current.eventLoop.now) }

    /// A moment that never comes.
    public static let distantFuture = DispatchTime(seconds: .infinity)

    /// The nanoseconds since the start of the render.
    public var uptimeNanoseconds: UInt64 { UInt64(exactly: (seconds * 1e9).rounded()) ?? .max }

    /// Whether a moment is before another one.
    public static func < (a: DispatchTime, b: DispatchTime) -> Bool { a.seconds < b.seconds }

    /// Returns the moment some seconds later.
    public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
        DispatchTime(seconds: time.seconds + seconds)
    }
    /// Returns the moment an interval later.
    public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
        time + interval.seconds
    }
    /// Returns the moment some seconds earlier.
    public static func - (time: DispatchTime, seconds: Double) -> DispatchTime { time + -seconds }
    /// Returns the moment an interval earlier.
    public static func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
        time + -interval.seconds
    }
}

/// A moment of the wall clock, which is the virtual one here.
public struct DispatchWallTime: Comparable, Hashable, Sendable {
    /// The moment on the virtual clock.
    let time: DispatchTime

    /// Returns the present moment.
    public static func now() -> DispatchWallTime { DispatchWallTime(time: .now()) }

    /// A moment that never comes.
    public static let distantFuture = DispatchWallTime(time: .distantFuture)

    /// Whether a moment is before another one.
    public static func < (a: DispatchWallTime, b: DispatchWallTime) -> Bool { a.time < b.time }

    /// Returns the moment some seconds later.
    public static func + (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
        DispatchWallTime(time: time.time + seconds)
    }
    /// Returns the moment an interval later.
    public static func + (time: DispatchWallTime, interval: DispatchTimeInterval) -> DispatchWallTime {
        DispatchWallTime(time: time.time + interval)
    }
}

/// A length of time.
public enum DispatchTimeInterval: Hashable, Sendable {
    /// Seconds.
    case seconds(Int)
    /// Thousandths of a second.
    case milliseconds(Int)
    /// Millionths of a second.
    case microseconds(Int)
    /// Billionths of a second.
    case nanoseconds(Int)
    /// Without end.
    case never

    var seconds: TimeInterval {
        switch self {
        case .seconds(let count): TimeInterval(count)
        case .milliseconds(let count): TimeInterval(count) / 1e3
        case .microseconds(let count): TimeInterval(count) / 1e6
        case .nanoseconds(let count): TimeInterval(count) / 1e9
        case .never: .infinity
        }
    }
}
