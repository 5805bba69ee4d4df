/// Formats durations, as "2:05" or "2 hours, 5 minutes", in English.
///
/// It replaces Foundation's class, which Foundation on Linux does not have.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {  // Used by the task that made it.
    /// The styles of units. Raw values match Apple's.
    public enum UnitsStyle: Int, Hashable, Sendable {
        /// Separated by colons, as in "2:05:00".
        case positional = 0
        /// Abbreviated to letters, as in "2h 5m".
        case abbreviated = 1
        /// Abbreviated to short words, as in "2 hr, 5 min".
        case short = 2
        /// Written in full, as in "2 hours, 5 minutes".
        case full = 3
        /// Written in full, with the numbers spelled out; written as `full` here.
        case spellOut = 4
        /// Abbreviated to short words without spaces, as in "2hr 5min".
        case brief = 5
    }

    /// How zeros are formatted. Raw values match Apple's.
    public struct ZeroFormattingBehavior: OptionSet, Hashable, Sendable {
        /// The raw value, with one bit for each option.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Leading zeros are left out of positions, and all zeros elsewhere.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
        /// Leading units of zero are left out.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
        /// Units of zero in the middle are left out.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
        /// Units of zero at the end are left out.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
        /// Units of zero are left out.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// Positions have two digits.
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// The units that may be written.
    open var allowedUnits: NSCalendar.Unit = [.day, .hour, .minute, .second]
    /// The style of units; positional by default.
    open var unitsStyle = UnitsStyle.positional
    /// How zeros are formatted.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The maximum number of units; 0 for no limit.
    open var maximumUnitCount = 0
    /// Whether the largest unit may have more than it holds, as in 90 minutes; has no effect on the text here.
    open var collapsesLargestUnit = false
    /// Whether the last unit may have a fraction; has no effect here.
    open var allowsFractionalUnits = false
    /// Whether "About" precedes the text; false by default.
    open var includesApproximationPhrase = false
    /// Whether "remaining" follows the text; false by default.
    open var includesTimeRemainingPhrase = false
    /// The calendar; has no effect on lengths in seconds.
    open var calendar: Calendar?
    /// The date that lengths are counted from; has no effect on lengths in seconds.
    open var referenceDate: Date?

    private static let units:
        [(unit: NSCalendar.Unit, seconds: Int, letter: String, short: String, word: String)] = [
            (.year, 31_536_000, "y", "yr", "year"), (.month, 2_592_000, "mo", "mth", "month"),
            (.weekOfMonth, 604_800, "w", "wk", "week"), (.day, 86_400, "d", "day", "day"),
            (.hour, 3600, "h", "hr", "hour"), (.minute, 60, "m", "min", "minute"),
            (.second, 1, "s", "sec", "second"),
        ]

    /// Returns the text of a duration in seconds.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite, abs(ti) < 1e15 else { return nil }
        var rest = Int(abs(ti).rounded())
        var parts: [(value: Int, index: Int)] = []
        for (index, unit) in Self.units.enumerated() where allowedUnits.contains(unit.unit) {
            parts.append((rest / unit.seconds, index))
            rest %= unit.seconds
        }
        guard !parts.isEmpty else { return nil }
        let kept = limited(withoutZeros(parts))
        let text = (ti < 0 ? "-" : "") + joined(kept)
        return (includesApproximationPhrase ? "About " : "") + text
            + (includesTimeRemainingPhrase ? " remaining" : "")
    }

    /// Returns the text of the time between two dates.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        string(from: endDate.timeIntervalSince(startDate))
    }

    /// Returns the text of components.
    open func string(from components: DateComponents) -> String? {
        let values = [
            components.year, components.month, components.weekOfMonth, components.day, components.hour,
            components.minute, components.second,
        ]
        return string(
            from: TimeInterval(zip(values, Self.units).reduce(0) { $0 + ($1.0 ?? 0) * $1.1.seconds }))
    }

    /// Returns the text of components in a style.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    /// Returns the text of a duration or of components.
    open override func string(for obj: Any) -> String? {
        (obj as? DateComponents).flatMap { string(from: $0) }
            ?? (obj as? TimeInterval).flatMap { string(from: $0) }
    }

    private func withoutZeros(_ parts: [(value: Int, index: Int)]) -> [(value: Int, index: Int)] {
        var behavior = zeroFormattingBehavior
        if behavior.contains(.default) {
            behavior.formUnion(unitsStyle == .positional ? .dropLeading : .dropAll)
        }
        let first = parts.firstIndex { $0.value != 0 } ?? parts.count - 1
        let last = parts.lastIndex { $0.value != 0 } ?? parts.count - 1
        // A time in positions has minutes before its seconds: "0:05".
        let least = unitsStyle == .positional && parts.count > 1 ? parts.count - 2 : parts.count - 1
        return parts.enumerated().filter { offset, part in
            if part.value != 0 { return true }
            if offset < first { return !behavior.contains(.dropLeading) || offset >= least }
            if offset > last { return !behavior.contains(.dropTrailing) || last < first }
            return !behavior.contains(.dropMiddle) || first == last && first == offset
        }.map(\.element)
    }

    private func limited(_ parts: [(value: Int, index: Int)]) -> [(value: Int, index: Int)] {
        maximumUnitCount > 0 ? Array(parts.prefix(maximumUnitCount)) : parts
    }

    private func joined(_ parts: [(value: Int, index: Int)]) -> String {
        switch unitsStyle {
        case .positional:
            return parts.enumerated().map { offset, part in
                let isPadded = part.value < 10 && (offset > 0 || zeroFormattingBehavior.contains(.pad))
                return (isPadded ? "0" : "") + String(part.value)
            }.joined(separator: ":")
        case .abbreviated:
            return parts.map { "\($0.value)\(Self.units[$0.index].letter)" }.joined(separator: " ")
        case .brief: return parts.map { "\($0.value)\(Self.units[$0.index].short)" }.joined(separator: " ")
        case .short: return parts.map { "\($0.value) \(Self.units[$0.index].short)" }.joined(separator: ", ")
        case .full, .spellOut:
            return parts.map { part in
                "\(part.value) \(Self.units[part.index].word)\(part.value == 1 ? "" : "s")"
            }.joined(separator: ", ")
        }
    }
}
