import Foundation

/// A date as a text, relative to the render's clock where its style asks for it, along which it counts.
enum DateText: Equatable, Sendable {
    case date(Date, Text.DateStyle.Kind)
    case range(Date, Date)
    case timer(ClosedRange<Date>, pausesAt: Date?, countsDown: Bool, showsHours: Bool)

    /// The text in the locale, calendar and time zone of an environment.
    func text(in environment: EnvironmentValues) -> String {
        let now = RenderClock.date
        switch self {
        case .date(let date, .date): return DateText.format(date, .long, .none, environment)
        case .date(let date, .time): return DateText.format(date, .none, .short, environment)
        case .date(let date, .relative): return DateText.parts(date.timeIntervalSince(now), 2)
        case .date(let date, .offset):
            let seconds = date.timeIntervalSince(now)
            return (seconds < 0 ? "-" : "+") + DateText.parts(seconds, 1)
        case .date(let date, .timer):
            return DateText.clock(abs(date.timeIntervalSince(now)), showsHours: true)
        case .range(let start, let end): return DateText.range(start, end, environment)
        case .timer(let range, let pause, let countsDown, let showsHours):
            let moment = min(max(pause.map { min($0, now) } ?? now, range.lowerBound), range.upperBound)
            let seconds =
                countsDown
                ? range.upperBound.timeIntervalSince(moment) : moment.timeIntervalSince(range.lowerBound)
            return DateText.clock(seconds, showsHours: showsHours)
        }
    }

    /// The seconds until another text is shown, on the render's clock; nil for a text that stays.
    var secondsToChange: TimeInterval? {
        let now = RenderClock.date
        switch self {
        case .date(_, .date), .date(_, .time), .range: return nil
        case .date(let date, _): return DateText.rest(now.timeIntervalSince(date))
        case .timer(let range, let pause, let countsDown, _):
            let end = min(pause ?? range.upperBound, range.upperBound)
            guard now < end else { return nil }
            if now < range.lowerBound { return range.lowerBound.timeIntervalSince(now) }
            return DateText.rest(
                countsDown
                    ? now.timeIntervalSince(range.upperBound) : now.timeIntervalSince(range.lowerBound))
        }
    }

    /// The seconds until a count of seconds is whole; texts change a little after it, on either side of the date.
    private static func rest(_ seconds: TimeInterval) -> TimeInterval {
        let next = seconds.rounded(.down) + 1
        // Chosen: a thousandth later, so that rounding leaves nothing before the whole second.
        return max(next - seconds, 0) + 0.001
    }

    private static func format(
        _ date: Date, _ dateStyle: Foundation.DateFormatter.Style,
        _ timeStyle: Foundation.DateFormatter.Style, _ environment: EnvironmentValues
    ) -> String {
        let formatter = Foundation.DateFormatter()
        formatter.locale = environment.locale
        formatter.calendar = environment.calendar
        formatter.timeZone = environment.timeZone
        (formatter.dateStyle, formatter.timeStyle) = (dateStyle, timeStyle)
        return formatter.string(from: date)
    }

    /// Two times of a day, or two dates.
    private static func range(_ start: Date, _ end: Date, _ environment: EnvironmentValues) -> String {
        var calendar = environment.calendar
        calendar.timeZone = environment.timeZone
        let isOneDay = calendar.isDate(start, inSameDayAs: end)
        func text(_ date: Date) -> String {
            format(date, isOneDay ? .none : .short, .short, environment)
        }
        return "\(text(start)) – \(text(end))"
    }

    /// Minutes and seconds, with hours from one hour on.
    private static func clock(_ interval: TimeInterval, showsHours: Bool) -> String {
        let seconds = Int(min(max(interval, 0), 1e9)), minutes = seconds / 60
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        guard showsHours, minutes >= 60 else { return "\(minutes):\(two(seconds % 60))" }
        return "\(minutes / 60):\(two(minutes % 60)):\(two(seconds % 60))"
    }

    /// The largest units of a distance in English, such as "2 hours, 23 minutes".
    private static func parts(_ interval: TimeInterval, _ count: Int) -> String {
        var rest = Int(min(abs(interval), 1e12))
        var parts: [String] = []
        for (name, seconds) in [
            ("year", 31_536_000), ("month", 2_592_000), ("day", 86_400), ("hour", 3600), ("minute", 60),
            ("second", 1),
        ] {
            let number = rest / seconds
            rest %= seconds
            guard number > 0 || seconds == 1 && parts.isEmpty else { continue }
            parts.append("\(number) \(name)\(number == 1 ? "" : "s")")
            if parts.count == count { break }
        }
        return parts.joined(separator: ", ")
    }
}
