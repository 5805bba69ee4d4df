// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A stretch of time.
public struct CMTimeRange: Hashable, Sendable {
    /// When it begins.
    public var start: CMTime
    /// How long it is.
    public var duration: CMTime
    /// When it ends.
    public var end: CMTime { start + duration }
    /// Creates no stretch.
    public init() { (start, duration) = (.invalid, .invalid) }
    /// Creates a stretch.
    public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
    /// Creates a stretch between two times.
    public init(start: CMTime, end: CMTime) { (self.start, duration) = (start, end - start) }
    /// The empty stretch at the beginning.
    public static let zero = CMTimeRange(start: .zero, duration: .zero)
    /// A time range that is not valid.
    public static let invalid = CMTimeRange()
    /// Whether it is a stretch at all.
    public var isValid: Bool { start.isValid && duration.isValid && duration >= .zero }
    /// Whether it is not known.
    public var isIndefinite: Bool { isValid && (start.isIndefinite || duration.isIndefinite) }
    /// Whether it has no length.
    public var isEmpty: Bool { isValid && duration == .zero }
    /// Returns whether a time is inside; the end is not.
    public func containsTime(_ time: CMTime) -> Bool {
        isValid && time.isNumeric && time >= start && time < end
    }
    /// Returns whether another stretch is inside.
    public func containsTimeRange(_ otherRange: CMTimeRange) -> Bool {
        isValid && otherRange.isValid && otherRange.start >= start && otherRange.end <= end
    }
    /// Returns what both have in common; empty for nothing.
    public func intersection(_ otherRange: CMTimeRange) -> CMTimeRange {
        guard isValid, otherRange.isValid else { return .invalid }
        let first = max(start, otherRange.start), last = min(end, otherRange.end)
        return first < last ? CMTimeRange(start: first, end: last) : .zero
    }
    /// Returns the least stretch with both.
    public func union(_ otherRange: CMTimeRange) -> CMTimeRange {
        guard isValid, otherRange.isValid else { return .invalid }
        return CMTimeRange(start: min(start, otherRange.start), end: max(end, otherRange.end))
    }
}

/// Which stretch of time another one becomes.
public struct CMTimeMapping: Hashable, Sendable {
    /// What there was.
    public var source: CMTimeRange
    /// What it becomes.
    public var target: CMTimeRange
    /// Creates a mapping.
    public init(source: CMTimeRange, target: CMTimeRange) { (self.source, self.target) = (source, target) }
}

/// The empty stretch at the beginning.
public let kCMTimeRangeZero = CMTimeRange.zero
/// A time range that is not valid.
public let kCMTimeRangeInvalid = CMTimeRange.invalid

/// Creates a stretch of time.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
    CMTimeRange(start: start, duration: duration)
}
/// Creates a stretch of time, as it was written before Swift 4.2.
public func CMTimeRangeMake(_ start: CMTime, _ duration: CMTime) -> CMTimeRange {
    CMTimeRange(start: start, duration: duration)
}
/// Creates a stretch between two times.
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange {
    CMTimeRange(start: start, end: end)
}
/// Returns when a stretch ends.
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }
/// Returns whether a time is inside a stretch.
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool { range.containsTime(time) }
/// Returns whether a stretch is inside another.
public func CMTimeRangeContainsTimeRange(_ range: CMTimeRange, otherRange: CMTimeRange) -> Bool {
    range.containsTimeRange(otherRange)
}
/// Returns whether two stretches are the same.
public func CMTimeRangeEqual(_ range1: CMTimeRange, _ range2: CMTimeRange) -> Bool { range1 == range2 }
/// Returns the least stretch with both.
public func CMTimeRangeGetUnion(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange {
    range.union(otherRange)
}
/// Returns what two stretches have in common.
public func CMTimeRangeGetIntersection(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange {
    range.intersection(otherRange)
}
