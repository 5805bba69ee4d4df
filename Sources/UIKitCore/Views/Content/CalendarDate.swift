/// The components of a date in a fixed calendar: Gregorian, Greenwich time, English.
///
/// Rendered images must not depend on the current time, time zone or locale, so nothing here queries the
/// platform for one.
package struct CalendarDate: Equatable {
    var year: Int
    /// The month, 1...12.
    var month: Int
    /// The day, 1...31.
    var day: Int
    /// The hour, 0...23.
    var hour: Int
    /// The minute, 0...59.
    var minute: Int

    /// Creates the components of a date, by the Gregorian calendar's 400-year cycle.
    init(_ date: Date) {
        let seconds = date.timeIntervalSince1970
        // Years 1...9999, the range of all arithmetic below.
        let minutes = Int((max(-62_135_596_800, min(seconds, 253_402_300_799)) / 60).rounded(.down))
        let days = Int((Double(minutes) / 1440).rounded(.down))
        (hour, minute) = ((minutes - days * 1440) / 60, (minutes - days * 1440) % 60)
        // Counted from 1 March of year 0, so that the leap day is the last of its year.
        let shifted = days + 719_468
        let era = shifted / 146_097, dayOfEra = shifted % 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    }

    /// Returns the days since 1 January 1970 of a date.
    static func days(year: Int, month: Int, day: Int) -> Int {
        let shiftedYear = month <= 2 ? year - 1 : year
        let era = shiftedYear / 400, yearOfEra = shiftedYear % 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    /// The weekday of the month's first day: 0 for Sunday ... 6 for Saturday.
    var weekdayOfFirst: Int { Self.weekday(Self.days(year: year, month: month, day: 1)) }

    /// Returns the weekday of a day number: 0 for Sunday ... 6 for Saturday.
    static func weekday(_ days: Int) -> Int { ((days + 4) % 7 + 7) % 7 }

    /// The number of days in the month.
    var daysInMonth: Int {
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        return month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
    }

    /// The time, formatted as `9:41 AM`.
    var timeText: String {
        "\(hour % 12 == 0 ? 12 : hour % 12):\(Self.twoDigits(minute)) \(hour < 12 ? "AM" : "PM")"
    }

    /// The date, formatted as `Jan 9, 2007`.
    var monthAndYear: String { "\(Self.monthNames[month - 1]) \(year)" }
    var mediumDate: String { "\(Self.monthNames[month - 1].prefix(3)) \(day), \(year)" }

    /// Parses a date from `2007-01-09`, `09:41`, or both separated by a space or a T; returns nil for other
    /// text. A date without a time is at midnight, a time without a date on 9 January 2007.
    package static func parseDate(_ text: String) -> Date? {
        func numbers(_ part: Substring, _ separator: Character) -> [Int]? {
            let pieces = part.split(separator: separator, omittingEmptySubsequences: false)
            let numbers = pieces.map { piece in
                piece.allSatisfy { $0.isASCII && $0.isNumber } && piece.count <= 4 ? Int(piece) : nil
            }
            return numbers.contains(nil) ? nil : numbers.compactMap { $0 }
        }
        var days = days(year: 2007, month: 1, day: 9), minutes = 0
        let parts = text.split { $0 == " " || $0 == "T" }
        guard (1...2).contains(parts.count) else { return nil }
        for part in parts {
            if let day = numbers(part, "-"), day.count == 3, (1...9999).contains(day[0]),
                (1...12).contains(day[1]), (1...31).contains(day[2])
            {
                days = Self.days(year: day[0], month: day[1], day: day[2])
            } else if let time = numbers(part, ":"), time.count == 2, (0...23).contains(time[0]),
                (0...59).contains(time[1])
            {
                minutes = time[0] * 60 + time[1]
            } else {
                return nil
            }
        }
        return Date(timeIntervalSince1970: Double(days) * 86_400 + Double(minutes) * 60)
    }

    static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    static let monthNames = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
        "November", "December",
    ]
    static let weekdayNames = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
}
