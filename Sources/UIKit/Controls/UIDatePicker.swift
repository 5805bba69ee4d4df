import Geometry
package import Scene

/// Chooses a day, a time, or both.
open class UIDatePicker: UIControl {
    /// What is chosen.
    public enum Mode: Int, Hashable, Sendable {
        /// Hours and minutes.
        case time = 0
        /// A day.
        case date = 1
        /// A day with hours and minutes.
        case dateAndTime = 2
        /// A length of time.
        case countDownTimer = 3
    }

    /// How it is chosen. Raw values as Apple has them.
    public enum Style: Int, Hashable, Sendable {
        /// Compact, or wheels for a length of time.
        case automatic = 0
        /// Wheels.
        case wheels = 1
        /// Buttons that would open a calendar.
        case compact = 2
        /// A calendar.
        case inline = 3
    }

    /// What is chosen.
    open var datePickerMode: Mode = .dateAndTime { didSet { setNeedsLayout() } }
    /// How it should be chosen.
    open var preferredDatePickerStyle: Style = .automatic { didSet { setNeedsLayout() } }
    /// The moment shown.
    ///
    /// Chosen: 9 January 2007, 9:41, unless set; Apple's is now, which would make every picture new.
    open var date = Date(timeIntervalSince1970: 1_168_335_660) {
        didSet { setNeedsLayout() }
    }
    /// The earliest moment; nil for none.
    open var minimumDate: Date?
    /// The latest moment; nil for none.
    open var maximumDate: Date?
    /// Seconds of the length of time shown.
    open var countDownDuration: TimeInterval = 0
    /// Minutes between the rows of the last wheel.
    open var minuteInterval = 1

    /// Shows a moment.
    open func setDate(_ date: Date, animated: Bool) { self.date = date }

    /// How it is chosen.
    open var datePickerStyle: Style {
        if datePickerMode == .countDownTimer { return .wheels }
        return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
    }

    /// The moment on the calendar.
    var calendarDate: CalendarDate { CalendarDate(date) }

    /// The words on the buttons of the compact style.
    var compactTitles: [String] {
        switch datePickerMode {
        case .time: [calendarDate.clock]
        case .date: [calendarDate.mediumDate]
        case .dateAndTime, .countDownTimer: [calendarDate.mediumDate, calendarDate.clock]
        }
    }

    func compactText(_ title: String) -> ControlText {
        ControlText(text: title, font: .systemFont(ofSize: 17), color: .label, alignment: .center)
    }

    // Source: 34 points high, 17-point words; medium confidence. Chosen: as a plain configured button.
    static let compactPadding: CGFloat = 12
    static let compactSpacing: CGFloat = 8

    /// Wheels 320 by 216; a calendar 320 by 340; compact as wide as its words, 34 1/3 high.
    /// Source: wheels measured, the calendar of low confidence.
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

    /// The intrinsic size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    package override var shownText: String? { compactTitles.joined(separator: " ") }

    package override func content(in context: ContentContext) -> [DrawCommand] {
        switch datePickerStyle {
        case .wheels: faded(WheelDrawing(view: self, context: context).commands(wheels))
        case .inline: faded(calendarCommands(in: context))
        case .automatic, .compact: faded(compactCommands(in: context))
        }
    }
}
