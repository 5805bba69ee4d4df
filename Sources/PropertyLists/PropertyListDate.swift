/// Moments as XML property lists write them: `2026-11-27T21:00:00Z`.
enum PropertyListDate {
    /// The days from the first of March of the year 0 to the beginning of 2001.
    private static let epoch = 730_791
    private static let secondsOfDay = 86_400

    /// Returns the seconds since the beginning of 2001; nil if the text is not a moment.
    static func seconds(of text: Substring) -> Double? {
        let parts = text.split(omittingEmptySubsequences: false) { "-T:Z".contains($0) }
        guard parts.count == 7, text.hasSuffix("Z") else { return nil }
        let numbers = parts.dropLast().compactMap { Int($0) }
        guard numbers.count == 6, (0...9999).contains(numbers[0]), (1...12).contains(numbers[1]),
            (1...31).contains(numbers[2]), (0...23).contains(numbers[3]), (0...59).contains(numbers[4]),
            (0...60).contains(numbers[5])
        else { return nil }
        // Years begin in March, so that the leap day is the last.
        let month = (numbers[1] + 9) % 12, year = numbers[0] - (month >= 10 ? 1 : 0) + 400
        let days = 365 * year + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 + numbers[2] - 1
        let clock = (numbers[3] * 60 + numbers[4]) * 60 + numbers[5]
        return Double((days - 146_097 - epoch) * secondsOfDay + clock)
    }

    /// Returns the text of a moment, without fractions of a second; those outside the years 5 to 9986 are moved to the
    /// nearest.
    static func text(ofSeconds seconds: Double) -> String {
        let limited = min(max(seconds.isNaN ? 0 : seconds.rounded(.down), -63_000_000_000), 252_000_000_000)
        let total = Int(limited) + epoch * secondsOfDay
        let (days, clock) = total.quotientAndRemainder(dividingBy: secondsOfDay)
        let era = days / 146_097, dayOfEra = days % 146_097
        let year = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let day = dayOfEra - (365 * year + year / 4 - year / 100), month = (5 * day + 2) / 153
        let civilMonth = month < 10 ? month + 3 : month - 9
        let civilYear = 400 * era + year + (civilMonth <= 2 ? 1 : 0)
        return padded(civilYear, 4) + "-" + padded(civilMonth, 2) + "-"
            + padded(day - (153 * month + 2) / 5 + 1, 2) + "T" + padded(clock / 3600, 2) + ":"
            + padded(clock / 60 % 60, 2) + ":" + padded(clock % 60, 2) + "Z"
    }

    private static func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
