import Diagnostics
import Geometry
package import Scene

/// A control for selecting a date, a time, or both.
open class UIDatePicker: UIControl {
    /// The modes of a date picker.
    public enum Mode: Int, Hashable, Sendable {
        /// Hours and minutes.
        case time = 0
        /// Month, day and year.
        case date = 1
        /// A date with hours and minutes.
        case dateAndTime = 2
        /// A duration in hours and minutes.
        case countDownTimer = 3
        /// Month and year.
        case yearAndMonth = 4
    }

    /// The styles of a date picker. Raw values match Apple's.
    public enum Style: Int, Hashable, Sendable {
        /// Compact, or wheels for a duration.
        case automatic = 0
        /// Spinning wheels, 320 by 216 points.
        case wheels = 1
        /// Buttons that open a calendar.
        case compact = 2
        /// A calendar inside the view, or a time field.
        case inline = 3
    }

    /// The mode of the date picker.
    open var datePickerMode: Mode = .dateAndTime { didSet { setNeedsLayout() } }
    /// The preferred style.
    open var preferredDatePickerStyle: Style = .automatic { didSet { setNeedsLayout() } }
    /// The selected date.
    ///
    /// Chosen: 9 January 2007, 9:41, unless set; Apple's default is the current date, which would change
    /// every render.
    open var date = Date(timeIntervalSince1970: 1_168_335_660) {
        didSet { setNeedsLayout() }
    }
    /// The minimum date; nil for none.
    open var minimumDate: Date?
    /// The maximum date; nil for none.
    open var maximumDate: Date?
    /// The duration of the countdown mode, in seconds.
    open var countDownDuration: TimeInterval = 0
    /// The interval between the rows of the minute wheel, in minutes; 1 by default.
    open var minuteInterval = 1

    /// Reports that touches are not followed, as a touch changes no date here.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard touch != nil, isTouchInside else { return }
        RenderEnvironment.current.report(
            Diagnostic(
                .controlTouch, "a date picker does not follow touches", view: displayName,
                hints: ["set its date in code and send .valueChanged"]))
    }

    /// Sets the selected date; the change is not animated.
    open func setDate(_ date: Date, animated: Bool) { self.date = date }

    /// The style that is displayed: wheels for a duration, and, as chosen, for a month.
    open var datePickerStyle: Style {
        if datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth { return .wheels }
        return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
    }

    /// The components of the selected date.
    var calendarDate: CalendarDate { CalendarDate(date) }

    /// The titles of the buttons of the compact style.
    var compactTitles: [String] {
        switch datePickerMode {
        case .time: [calendarDate.timeText]
        case .date: [calendarDate.mediumDate]
        case .yearAndMonth: [calendarDate.monthAndYear]
        case .dateAndTime, .countDownTimer: [calendarDate.mediumDate, calendarDate.timeText]
        }
    }

    func compactText(_ title: String) -> ControlText {
        ControlText(text: title, font: .systemFont(ofSize: 17), color: .label, alignment: .center)
    }

    // Chosen: as a plain configured button, 34 points high with 17-point text.
    static let compactPadding: CGFloat = 12
    static let compactSpacing: CGFloat = 8

    /// Wheels are 320 by 216, a calendar 320 by 340; compact is as wide as its titles and 34 1/3 high.
    /// Measured: wheels in storyboards that Xcode saved. Chosen: the calendar and the compact style.
    open override var intrinsicContentSize: CGSize {
        switch datePickerStyle {
        case .wheels: return UIPickerView.frameSize
        case .inline:
            if datePickerMode == .time { return CGSize(width: 320, height: 50) }
            return CGSize(width: 320, height: datePickerMode == .date ? 340 : 390)
        case .automatic, .compact:
            let sizes = compactTitles.map { block(compactText($0)).size }
            let width = sizes.reduce(0) { $0 + $1.width + 2 * Self.compactPadding }
            let spacing = CGFloat(sizes.count - 1) * Self.compactSpacing
            return CGSize(width: width + spacing, height: (sizes.first?.height ?? 0) + 14)
        }
    }

    /// Returns the intrinsic size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    package override var displayedText: String? { compactTitles.joined(separator: " ") }

    /// Creates a date picker with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        hidesParts = true
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        hidesParts = true
    }

    // MARK: Parts

    private var parts: DatePickerParts?

    override func makeParts() { parts = DatePickerParts(self) }

    override func placeParts() { parts?.place(in: self) }

    override func finish(_ node: inout LayoutNode, in context: ContentContext) {
        if !hidesParts, !isEnabled { node.opacity *= 0.5 }
    }

    package override func content(in context: ContentContext) -> [DrawCommand] {
        guard hidesParts else { return [] }
        switch datePickerStyle {
        case .wheels:
            return dimmedIfDisabled(WheelDrawing(view: self, context: context).commands(wheels))
        case .inline: return dimmedIfDisabled(calendarCommands(in: context))
        case .automatic, .compact: return dimmedIfDisabled(compactCommands(in: context))
        }
    }

    private static let storedRoundsToMinuteInterval = SparseProperty<Bool>(true)
    private static let storedLocale = SparseProperty<Locale?>(nil)
    private static let storedCalendar = SparseProperty<Calendar>(Calendar(identifier: .gregorian))
    private static let storedTimeZone = SparseProperty<TimeZone?>(nil)

    /// Whether the date is rounded to the interval of minutes; kept, and has no effect here.
    open var roundsToMinuteInterval: Bool {
        get { Self.storedRoundsToMinuteInterval[self] }
        set { Self.storedRoundsToMinuteInterval[self] = newValue }
    }

    /// The locale; kept, and has no effect here, as dates are drawn in English.
    open var locale: Locale? {
        get { Self.storedLocale[self] }
        set { Self.storedLocale[self] = newValue }
    }

    /// The calendar; kept, and has no effect here, as dates are drawn in the Gregorian one.
    open var calendar: Calendar {
        get { Self.storedCalendar[self] }
        set { Self.storedCalendar[self] = newValue }
    }

    /// The time zone; kept, and has no effect here, as dates are drawn in Greenwich time.
    open var timeZone: TimeZone? {
        get { Self.storedTimeZone[self] }
        set { Self.storedTimeZone[self] = newValue }
    }
}
