// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The number of parts of a second.
public typealias CMTimeScale = Int32
/// A number of parts of a second.
public typealias CMTimeValue = Int64
/// Which of several timelines a time belongs to.
public typealias CMTimeEpoch = Int64

/// What a time is. Raw values match Apple's.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
    /// The bit mask of the set.
    public let rawValue: UInt32
    /// Creates flags from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// It is a time.
    public static let valid = CMTimeFlags(rawValue: 1 << 0)
    /// It is not exact.
    public static let hasBeenRounded = CMTimeFlags(rawValue: 1 << 1)
    /// It is after all others.
    public static let positiveInfinity = CMTimeFlags(rawValue: 1 << 2)
    /// It is before all others.
    public static let negativeInfinity = CMTimeFlags(rawValue: 1 << 3)
    /// It is not known.
    public static let indefinite = CMTimeFlags(rawValue: 1 << 4)
    /// It is not a number of seconds.
    public static let impliedValueFlagsMask: CMTimeFlags = [
        .positiveInfinity, .negativeInfinity, .indefinite,
    ]
}

/// A time as a fraction of seconds. Sums, differences and comparisons are exact where the numbers allow it.
public struct CMTime: Sendable {
    /// The number of parts.
    public var value: CMTimeValue
    /// How many parts a second has.
    public var timescale: CMTimeScale
    /// What the time is.
    public var flags: CMTimeFlags
    /// Which of several timelines it belongs to.
    public var epoch: CMTimeEpoch

    /// Creates no time.
    public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }
    /// Creates a time of all its values.
    public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
        (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
    }
    /// Creates a time; no time for a timescale below 1.
    public init(value: CMTimeValue, timescale: CMTimeScale) {
        self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
    }
    /// Creates a time from seconds; the timescale is halved until the value fits.
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        guard preferredTimescale > 0, !seconds.isNaN else {
            self = .invalid
            return
        }
        var scale = preferredTimescale
        while scale > 1, abs(seconds * Double(scale)) >= 9.2e18 { scale /= 2 }
        let parts = seconds * Double(scale)
        guard abs(parts) < 9.2e18 else {
            self = parts > 0 ? .positiveInfinity : .negativeInfinity
            return
        }
        self.init(value: CMTimeValue(parts), timescale: scale)
        if self.seconds != seconds { flags.insert(.hasBeenRounded) }
    }

    /// Whether it is a time at all.
    public var isValid: Bool { flags.contains(.valid) }
    /// Whether it is a number of seconds.
    public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }
    /// Whether it is not known.
    public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
    /// Whether it is after all others.
    public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
    /// Whether it is before all others.
    public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
    /// Whether it is not exact.
    public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }
    /// The seconds; infinite without end, not a number where there are none.
    public var seconds: Double {
        if isNumeric { return Double(value) / Double(timescale) }
        if isPositiveInfinity { return .infinity }
        return isNegativeInfinity ? -.infinity : .nan
    }

    /// The time zero.
    public static let zero = CMTime(value: 0, timescale: 1)
    /// A time that is not valid.
    public static let invalid = CMTime()
    /// A time that is not known.
    public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
    /// The time after all others.
    public static let positiveInfinity = CMTime(
        value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
    /// The time before all others.
    public static let negativeInfinity = CMTime(
        value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)
}

extension CMTime: Comparable, Hashable {
    /// The place among times of other kinds: negative infinity, numbers, positive infinity, not known, none.
    private var rank: Int {
        if !isValid { return 4 }
        if isIndefinite { return 3 }
        if isPositiveInfinity { return 2 }
        return isNegativeInfinity ? 0 : 1
    }
    /// Whether a time is earlier. Times that are no numbers are after positive infinity, as `CMTimeCompare` has it.
    public static func < (lhs: CMTime, rhs: CMTime) -> Bool {
        guard lhs.rank == 1, rhs.rank == 1 else { return lhs.rank < rhs.rank }
        guard lhs.epoch == rhs.epoch else { return lhs.epoch < rhs.epoch }
        let left = lhs.value.multipliedFullWidth(by: Int64(rhs.timescale))
        let right = rhs.value.multipliedFullWidth(by: Int64(lhs.timescale))
        return (left.high, left.low) < (right.high, right.low)
    }
    /// Whether two times are the same, also with other timescales.
    public static func == (lhs: CMTime, rhs: CMTime) -> Bool { !(lhs < rhs) && !(rhs < lhs) }
    /// Adds what equal times have in common.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(rank)
        guard rank == 1 else { return }
        hasher.combine(epoch)
        let shared = Self.divisor(value.magnitude, UInt64(timescale))
        hasher.combine(value / Int64(shared))
        hasher.combine(UInt64(timescale) / shared)
    }
    /// The greatest common divisor; the second number is not zero.
    static func divisor(_ first: UInt64, _ second: UInt64) -> UInt64 {
        first == 0 ? second : divisor(second % first, first)
    }
}
