import RenderContext

/// A point in time on the virtual clock.
public struct DispatchTime: Comparable, Hashable, Sendable {
    /// The seconds since the start of the render.
    let seconds: TimeInterval

    init(seconds: TimeInterval) { self.seconds = seconds }

    /// Creates a time from nanoseconds since the start of the render.
    public init(uptimeNanoseconds: UInt64) { seconds = TimeInterval(uptimeNanoseconds) / 1e9 }

    /// Returns the current time of the virtual clock.
    public static func now() -> DispatchTime { DispatchTime(seconds: RenderContext.current.eventLoop.now) }

    /// A time that never comes.
    public static let distantFuture = DispatchTime(seconds: .infinity)

    /// The nanoseconds since the start of the render.
    public var uptimeNanoseconds: UInt64 { UInt64(exactly: (seconds * 1e9).rounded()) ?? .max }

    /// Returns whether a time is before another one.
    public static func < (a: DispatchTime, b: DispatchTime) -> Bool { a.seconds < b.seconds }

    /// Returns the time some seconds later.
    public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
        DispatchTime(seconds: time.seconds + seconds)
    }
    /// Returns the time an interval later.
    public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
        time + interval.seconds
    }
    /// Returns the time some seconds earlier.
    public static func - (time: DispatchTime, seconds: Double) -> DispatchTime { time + -seconds }
    /// Returns the time an interval earlier.
    public static func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
        time + -interval.seconds
    }

    /// Returns the time an interval later.
    public func advanced(by n: DispatchTimeInterval) -> DispatchTime { self + n }
    /// Returns the interval until another time, in whole nanoseconds; `never` until one that never comes.
    public func distance(to other: DispatchTime) -> DispatchTimeInterval {
        Int(exactly: ((other.seconds - seconds) * 1e9).rounded()).map { .nanoseconds($0) } ?? .never
    }
}

/// A point in time on the wall clock, which is the virtual clock here.
public struct DispatchWallTime: Comparable, Hashable, Sendable {
    /// The same time on the virtual clock.
    let time: DispatchTime

    /// Returns the current time of the virtual clock.
    public static func now() -> DispatchWallTime { DispatchWallTime(time: .now()) }

    /// A time that never comes.
    public static let distantFuture = DispatchWallTime(time: .distantFuture)

    /// Returns whether a time is before another one.
    public static func < (a: DispatchWallTime, b: DispatchWallTime) -> Bool { a.time < b.time }

    /// Returns the time some seconds later.
    public static func + (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
        DispatchWallTime(time: time.time + seconds)
    }
    /// Returns the time an interval later.
    public static func + (time: DispatchWallTime, interval: DispatchTimeInterval) -> DispatchWallTime {
        DispatchWallTime(time: time.time + interval)
    }
}

/// An interval of time.
public enum DispatchTimeInterval: Hashable, Sendable {
    /// A number of seconds.
    case seconds(Int)
    /// A number of milliseconds.
    case milliseconds(Int)
    /// A number of microseconds.
    case microseconds(Int)
    /// A number of nanoseconds.
    case nanoseconds(Int)
    /// An interval that never ends.
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
