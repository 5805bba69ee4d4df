// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The number of parts of a second.
public typealias CMTimeScale = Int32
/// A number of parts of a second.
public typealias CMTimeValue = Int64

/// A time as a fraction of seconds.
public struct CMTime: Comparable, Hashable, Sendable {
    /// The number of parts.
    public var value: CMTimeValue
    /// How many parts a second has.
    public var timescale: CMTimeScale
    /// Whether it is a time at all.
    public var isValid: Bool { timescale > 0 }
    /// Whether it is a finite time.
    public var isNumeric: Bool { isValid }
    /// Whether it has no end; never here.
    public var isIndefinite: Bool { !isValid }
    /// The seconds; not a number for no time.
    public var seconds: Double { isValid ? Double(value) / Double(timescale) : .nan }

    /// Creates no time.
    public init() { (value, timescale) = (0, 0) }
    /// Creates a time.
    public init(value: CMTimeValue, timescale: CMTimeScale) {
        (self.value, self.timescale) = (value, timescale)
    }
    /// Creates a time from seconds.
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        let parts = seconds * Double(preferredTimescale)
        let isTime = parts.isFinite && abs(parts) < 9e18
        self.init(value: isTime ? CMTimeValue(parts) : 0, timescale: isTime ? preferredTimescale : 0)
    }

    /// The beginning.
    public static let zero = CMTime(value: 0, timescale: 1)
    /// No time.
    public static let invalid = CMTime()
    /// A time without end.
    public static let indefinite = CMTime()
    /// The greatest time.
    public static let positiveInfinity = CMTime(value: .max, timescale: 1)

    /// Whether a time is earlier.
    public static func < (lhs: CMTime, rhs: CMTime) -> Bool { lhs.seconds < rhs.seconds }
    /// Returns the sum.
    public static func + (lhs: CMTime, rhs: CMTime) -> CMTime {
        CMTime(seconds: lhs.seconds + rhs.seconds, preferredTimescale: max(lhs.timescale, rhs.timescale))
    }
    /// Returns the difference.
    public static func - (lhs: CMTime, rhs: CMTime) -> CMTime {
        CMTime(seconds: lhs.seconds - rhs.seconds, preferredTimescale: max(lhs.timescale, rhs.timescale))
    }
}

/// Returns the seconds of a time.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
/// Creates a time.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
    CMTime(value: value, timescale: timescale)
}
/// Creates a time from seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// Returns the sum of two times.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
/// Returns the difference of two times.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }

/// A stretch of time.
public struct CMTimeRange: Hashable, Sendable {
    /// When it begins.
    public var start: CMTime
    /// How long it is.
    public var duration: CMTime
    /// When it ends.
    public var end: CMTime { start + duration }
    /// Creates a stretch.
    public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
}

/// Creates a stretch of time.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
    CMTimeRange(start: start, duration: duration)
}
