extension UIDatePicker {
    private static let storedRoundsToMinuteInterval = SparseProperty<Bool>(true)
    private static let storedLocale = SparseProperty<Locale?>(nil)
    private static let storedCalendar = SparseProperty<Calendar>(Calendar(identifier: .gregorian))
    private static let storedTimeZone = SparseProperty<TimeZone?>(nil)

    /// Whether the date is rounded to the interval of minutes; kept, and has no effect here.
    public var roundsToMinuteInterval: Bool {
        get { Self.storedRoundsToMinuteInterval[self] }
        set { Self.storedRoundsToMinuteInterval[self] = newValue }
    }

    /// The locale; kept, and has no effect here, as dates are drawn in English.
    public var locale: Locale? {
        get { Self.storedLocale[self] }
        set { Self.storedLocale[self] = newValue }
    }

    /// The calendar; kept, and has no effect here, as dates are drawn in the Gregorian one.
    public var calendar: Calendar {
        get { Self.storedCalendar[self] }
        set { Self.storedCalendar[self] = newValue }
    }

    /// The time zone; kept, and has no effect here, as dates are drawn in Greenwich time.
    public var timeZone: TimeZone? {
        get { Self.storedTimeZone[self] }
        set { Self.storedTimeZone[self] = newValue }
    }
}
