/// A form in which data stand in text, as a regular expression, and what a match means.
struct DataPattern: Sendable {
    let type: NSTextCheckingResult.CheckingType
    private let expression: NSRegularExpression?
    /// Returns what a match means and its length, which may be shorter than the match; nil where it means nothing.
    private let meaning: @Sendable (Match) -> (DetectedData.Meaning, length: Int)?

    /// The groups of a match.
    struct Match {
        let text: NSString
        let result: NSTextCheckingResult
        var whole: String { text.substring(with: result.range) }

        /// Returns the text of a group; nil where it matches nothing.
        func group(_ name: String) -> String? {
            let range = result.range(withName: name)
            return range.location == NSNotFound ? nil : text.substring(with: range)
        }
    }

    private init(
        _ type: NSTextCheckingResult.CheckingType, _ pattern: String,
        meaning: @escaping @Sendable (Match) -> (DetectedData.Meaning, length: Int)?
    ) {
        self.type = type
        expression = try? NSRegularExpression(pattern: pattern, options: [.caseInsensitive])
        self.meaning = meaning
    }

    /// Returns the data of this form in a range of a text.
    func matches(in string: String, range: NSRange) -> [DetectedData] {
        let text = string as NSString
        let all = NSIntersectionRange(range, NSRange(location: 0, length: text.length))
        return (expression?.matches(in: string, options: [], range: all) ?? []).compactMap { result in
            guard let (meaning, length) = meaning(Match(text: text, result: result)) else { return nil }
            return DetectedData(meaning, range: NSRange(location: result.range.location, length: length))
        }
    }

    /// All forms, those before that take precedence where two overlap.
    static let all: [DataPattern] =
        [mail, address(withScheme: true), address(withScheme: false), street, month, day]
        + [flight, phone]

    // MARK: Links

    private static let mail = DataPattern(
        .link, #"(?:mailto:)?[a-z0-9](?:[a-z0-9._%+-]*[a-z0-9_%+-])?@(?:[a-z0-9-]+\.)+[a-z]{2,}\b"#
    ) { match in
        let text = match.whole
        let hasScheme = text.lowercased().hasPrefix("mailto:")
        return URL(string: hasScheme ? text : "mailto:" + text).map { (.link($0), text.utf16.count) }
    }

    /// Domains of more than two letters that bare names of hosts end in; two letters are those of a country.
    private static let domains =
        "com|org|net|edu|gov|mil|info|biz|name|app|dev|blog|shop|store|online|site|tech|cloud|page|news|xyz"

    private static func address(withScheme: Bool) -> DataPattern {
        let path = #"(?:[/?#][^\s<>"”’»]*)?"#
        let pattern =
            withScheme
            ? #"\b(?:https?|ftp|file|sms|facetime|itms-apps|[a-z][a-z0-9+.-]{1,20})://[^\s<>"”’»]+"#
            : #"(?<![\w@./-])(?:www\.(?:[a-z0-9-]+\.)+[a-z]{2,}|(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:\#(domains)|\#(countries)))\b(?::\d{1,5})?"#
                + path
        return DataPattern(.link, pattern) { match in
            let text = trimmed(match.whole)
            return URL(string: withScheme ? text : "http://" + text).map { (.link($0), text.utf16.count) }
        }
    }

    /// The codes of countries by which public hosts are often named and that are no common words.
    private static let countries =
        "ac|ae|ai|ar|au|br|ca|cc|ch|cl|cn|co|cz|de|dk|es|eu|fi|fm|fr|gg|gl|gr|hk|hu|id|ie|il|io|ir|jp|ke|kr|ly|ma"
        + "|mx|my|nl|nz|ph|pk|pl|pt|ro|rs|ru|se|sg|sh|sk|th|tr|tv|tw|ua|uk|us|vn|za"

    /// Returns an address without the punctuation of the sentence that it ends.
    private static func trimmed(_ address: String) -> String {
        var address = Substring(address)
        while let last = address.last {
            if ".,;:!?'*…".contains(last) {
                address.removeLast()
            } else if let open: Character = [")": "(", "]": "["][last],
                address.count(where: { $0 == last }) > address.count(where: { $0 == open })
            {
                address.removeLast()
            } else {
                break
            }
        }
        return String(address)
    }

    // MARK: Numbers

    private static let phone = DataPattern(
        .phoneNumber,
        #"(?<![\w.+/-])(?:\+?\d{1,3}[ .-]?)?(?:\(\d{1,4}\)[ .-]?)?\d{2,5}(?:[ .-]?\d{2,4}){1,4}(?![\w/-]|\.\d)"#
    ) { match in
        let text = match.whole, digits = text.count(where: \.isNumber)
        // A row of digits alone is a phone number where it is as long as one with its area code.
        let isMarked =
            text.hasPrefix("+") || text.contains { "( -".contains($0) } || text.count { $0 == "." } > 1
        guard (7...15).contains(digits), isMarked || (10...11).contains(digits) else { return nil }
        return (.phoneNumber(text), text.utf16.count)
    }

    private static let flight = DataPattern(
        .transitInformation, #"\b(?:flight )(?<airline>[a-z]{2})\s?(?<flight>\d{1,4})\b"#
    ) { match in
        guard let airline = match.group("airline"), let flight = match.group("flight") else { return nil }
        return (.transitInformation([.airline: airline, .flight: flight]), match.whole.utf16.count)
    }

    // MARK: Addresses

    private static let street = DataPattern(
        .address,
        #"\b(?<street>\d{1,5} (?:[A-Z0-9][\w'.]*\s){1,4}?(?:street|st|avenue|ave|road|rd|boulevard|blvd|lane|ln|drive|dr|court|ct|way|loop|square|sq|place|pl|parkway|pkwy|highway|hwy)\b\.?)(?:,?\s+(?<city>(?-i:[A-Z])[a-z'.]+(?: (?-i:[A-Z])[a-z'.]+){0,2}))?(?:,?\s+(?<state>(?-i:[A-Z]{2})\b))?(?:,?\s+(?<zip>\d{5}(?:-\d{4})?)\b)?"#
    ) { match in
        var parts: [NSTextCheckingKey: String] = [:]
        for (key, name) in [
            (NSTextCheckingKey.street, "street"), (.city, "city"), (.state, "state"), (.zip, "zip"),
        ] { parts[key] = match.group(name) }
        return (.address(parts), match.whole.utf16.count)
    }

    // MARK: Dates

    private static let time =
        #"(?:,?\s+(?:at\s+)?(?<hour>\d{1,2})(?::(?<minute>\d{2}))?\s?(?<half>[ap]\.?m\b\.?)?)?"#

    private static let month = DataPattern(
        .date,
        #"\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\s+)?(?:(?<first>\d{1,2})(?:st|nd|rd|th)?\s+)?(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b\.?(?:\s+(?<day>\d{1,2})(?:st|nd|rd|th)?\b)?(?:,?\s+(?<year>\d{4})\b)?"#
            + time
    ) { match in
        guard let name = match.group("month")?.lowercased().prefix(3),
            let number = months.firstIndex(of: String(name)),
            let day = (match.group("first") ?? match.group("day")).flatMap({ Int($0) })
        else { return nil }
        return date(match, year: match.group("year").flatMap { Int($0) }, month: number + 1, day: day)
    }

    private static let months = [
        "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]

    private static let day = DataPattern(
        .date,
        #"(?<![\w/.-])(?:(?<isoYear>\d{4})-(?<isoMonth>\d{2})-(?<isoDay>\d{2})|(?<a>\d{1,2})/(?<b>\d{1,2})/(?<year>\d{4}|\d{2}))(?![\w/-])"#
            + time
    ) { match in
        func number(_ name: String) -> Int? { match.group(name).flatMap { Int($0) } }
        if let year = number("isoYear"), let month = number("isoMonth"), let day = number("isoDay") {
            return date(match, year: year, month: month, day: day)
        }
        guard let a = number("a"), let b = number("b"), let year = number("year") else { return nil }
        let isDayFirst = !(Locale.ofRender.region?.identifier == "US" || b > 12)
        return date(
            match, year: year < 100 ? 2000 + year : year, month: isDayFirst ? b : a, day: isDayFirst ? a : b)
    }

    /// The year of dates that name none, so that pictures stay the same: that of the date in date pickers.
    private static let yearOfNone = 2007

    /// Returns a date in the calendar of the render; nil for a day that its month does not have.
    private static func date(
        _ match: Match, year: Int?, month: Int, day: Int
    ) -> (DetectedData.Meaning, length: Int)? {
        let calendar = Calendar.ofRender
        var parts = DateComponents()
        parts.year = year ?? Self.yearOfNone
        parts.month = month
        parts.day = day
        parts.hour = 12
        // A number without minutes or half of the day is no time.
        let half = match.group("half")?.lowercased(), minute = match.group("minute").flatMap { Int($0) }
        if let hour = match.group("hour").flatMap({ Int($0) }), half != nil || minute != nil {
            parts.hour = half.map { hour % 12 + ($0.hasPrefix("p") ? 12 : 0) } ?? hour
            parts.minute = minute
        }
        guard parts.isValidDate(in: calendar), let date = calendar.date(from: parts) else { return nil }
        let isTime = half != nil || minute != nil
        let hour = match.result.range(withName: "hour")
        let end = isTime || hour.location == NSNotFound ? NSMaxRange(match.result.range) : hour.location
        let length = match.text.substring(
            with: NSRange(location: match.result.range.location, length: end - match.result.range.location))
        let trimmed = isTime ? length : withoutTime(length)
        return (.date(date), trimmed.utf16.count)
    }

    /// Returns the text of a date before what looked like its time.
    private static func withoutTime(_ text: String) -> String {
        var text = text.trimmingCharacters(in: .whitespaces)
        if text.lowercased().hasSuffix(" at") { text = String(text.dropLast(3)) }
        return text.trimmingCharacters(in: [" ", ",", "\n"])
    }
}
