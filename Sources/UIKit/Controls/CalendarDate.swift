import Foundation

/// A moment as a calendar on the wall shows it: Gregorian, in Greenwich, in English.
///
/// Pictures depend on no clock, time zone or locale, so nothing here asks the platform for any.
struct CalendarDate: Equatable {
    var year: Int
    /// 1...12.
    var month: Int
    /// 1...31.
    var day: Int
    /// 0...23.
    var hour: Int
    /// 0...59.
    var minute: Int

    /// The day and minute of a moment, by the rules of the Gregorian calendar's 400-year cycle.
    init(_ date: Date) {
        let seconds = date.timeIntervalSince1970
        // Years 1...9999, which all arithmetic below is good for.
        let minutes = Int((max(-62_135_596_800, min(seconds, 253_402_300_799)) / 60).rounded(.down))
        let days = Int((Double(minutes) / 1440).rounded(.down))
        (hour, minute) = ((minutes - days * 1440) / 60, (minutes - days * 1440) % 60)
        // Counted from 1 March of year 0, so that the day a leap year adds comes last.
        let shifted = days + 719_468
        let era = shifted / 146_097, dayOfEra = shifted % 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    }

    /// Days since 1 January 1970, of a date by its numbers.
    static func days(year: Int, month: Int, day: Int) -> Int {
        let shiftedYear = month <= 2 ? year - 1 : year
        let era = shiftedYear / 400, yearOfEra = shiftedYear % 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    /// 0 for Sunday ... 6 for Saturday, of the month's first day.
    var weekdayOfFirst: Int { Self.weekday(Self.days(year: year, month: month, day: 1)) }

    /// 0 for Sunday ... 6 for Saturday.
    static func weekday(_ days: Int) -> Int { ((days + 4) % 7 + 7) % 7 }

    /// How many days the month has.
    var daysInMonth: Int {
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        return month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
    }

    /// As in `9:41 AM`.
    var clock: String {
        "\(hour % 12 == 0 ? 12 : hour % 12):\(Self.twoDigits(minute)) \(hour < 12 ? "AM" : "PM")"
    }

    /// As in `Jan 9, 2007`.
    var mediumDate: String { "\(Self.monthNames[month - 1].prefix(3)) \(day), \(year)" }

    static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    static let monthNames = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
        "November", "December",
    ]
    static let weekdayNames = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
}
