public import Foundation

/// A type that provides a sequence of dates for use as a schedule.
public protocol TimelineSchedule {
    /// The type of the dates.
    associatedtype Entries: Sequence where Entries.Element == Date
    /// How often a schedule may be asked for dates.
    typealias Mode = TimelineScheduleMode
    /// Returns the dates from one on.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// A mode of operation for timeline schedule updates.
public enum TimelineScheduleMode: Hashable, Sendable {
    /// Updates at the frequency of the schedule.
    case normal
    /// Fewer updates than the schedule has.
    case lowFrequency
}

/// A schedule for updating a timeline view at regular intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let start: Date
    private let interval: TimeInterval

    /// Creates a schedule from a date with an interval in seconds.
    public init(from startDate: Date, by interval: TimeInterval) {
        (start, self.interval) = (startDate, interval)
    }

    /// Returns the dates from one on: the last of the schedule before it, then those after it.
    public func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
        let step = interval > 0 ? interval : 1
        let passed = (startDate.timeIntervalSince(start) / step).rounded(.down)
        return sequence(first: start.addingTimeInterval(passed * step)) { $0.addingTimeInterval(step) }
    }
}

/// A schedule for updating a timeline view at the start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// Creates a schedule of minutes.
    public init() {}

    /// Returns the minutes from a date on.
    public func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
        let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
        return sequence(first: Date(timeIntervalSinceReferenceDate: minute)) { $0.addingTimeInterval(60) }
    }
}

/// A schedule for updating a timeline view at explicit points in time.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    /// Creates a schedule of dates in order.
    public init(_ dates: Entries) { self.dates = dates }
    /// Returns the dates of the schedule.
    public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

/// A pausable schedule of dates updating at a frequency no more quickly than the provided interval.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    private let interval: TimeInterval
    private let isPaused: Bool

    /// Creates a schedule with a least interval in seconds; nil for that of frames, a sixtieth.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        (interval, isPaused) = (max(minimumInterval ?? 1.0 / 60, 1.0 / 60), paused)
    }

    /// Returns the dates of frames from a date on; one for a schedule that is paused.
    public func entries(from start: Date, mode: Mode) -> some Sequence<Date> {
        let step = interval, isPaused = isPaused
        return sequence(first: start) { isPaused ? nil : $0.addingTimeInterval(step) }
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Returns a schedule from a date with an interval in seconds.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// The schedule of minutes.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// The schedule of frames.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
    /// Returns a schedule of frames with a least interval in seconds.
    public static func animation(
        minimumInterval: Double? = nil, paused: Bool = false
    ) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule {
    /// Returns a schedule of dates in order.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date { ExplicitTimelineSchedule(dates) }
}
