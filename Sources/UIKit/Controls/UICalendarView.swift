public import Foundation

/// A view that shows a calendar for choosing dates: the calendar of a date picker, without decorations.
open class UICalendarView: UIView {
    /// What marks a date; kept and not drawn.
    public final class Decoration: NSObject {
        /// The sizes of marks. Raw values match Apple's.
        public enum Size: Int, Hashable, Sendable {
            /// Small.
            case small = 0
            /// Medium.
            case medium = 1
            /// Large.
            case large = 2
        }

        /// A dot.
        public static func `default`(color: UIColor? = nil, size: Size = .medium) -> Decoration {
            Decoration()
        }
        /// An image.
        public static func image(_ image: UIImage?, color: UIColor? = nil, size: Size = .medium) -> Decoration
        {
            Decoration()
        }
        /// A view.
        public static func customView(_ provider: @escaping () -> UIView) -> Decoration { Decoration() }
    }

    /// Decides on the marks of dates, for which it is not asked here; not retained.
    open weak var delegate: (any UICalendarViewDelegate)?
    /// How dates are chosen; nil for not at all.
    open var selectionBehavior: UICalendarSelection? { didSet { showSelection() } }
    /// The calendar; kept, as dates are drawn in the Gregorian one.
    open var calendar = Calendar(identifier: .gregorian)
    /// The language and region; kept, as dates are drawn in English.
    open var locale = Locale(identifier: "en_US")
    /// The time zone; kept, as dates are drawn in Greenwich time.
    open var timeZone: TimeZone?
    /// The design of the font; kept, and has no effect here.
    open var fontDesign = UIFontDescriptor.SystemDesign.default
    /// The dates that can be chosen; kept, as touches choose none here.
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
    /// The month that is shown.
    open var visibleDateComponents = DateComponents() { didSet { show(visibleDateComponents) } }
    /// Whether the delegate is asked for marks; kept.
    open var wantsDateDecorations = true

    private let picker = UIDatePicker()

    /// Creates a calendar with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        assemble()
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        assemble()
    }

    private func assemble() {
        picker.preferredDatePickerStyle = .inline
        picker.datePickerMode = .date
        picker.isUserInteractionEnabled = false
        picker.frame = bounds
        picker.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(picker)
    }

    /// The size of the calendar of a date picker.
    open override var intrinsicContentSize: CGSize { picker.intrinsicContentSize }
    /// Returns the intrinsic size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Shows the month of the date that is chosen.
    open override func layoutSubviews() {
        super.layoutSubviews()
        showSelection()
    }

    /// Shows a month.
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        visibleDateComponents = dateComponents
    }
    /// Reloads the decorations of dates; has no effect here, as they are not drawn.
    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {}

    /// Shows the first date that is chosen.
    func showSelection() { if let first = selectionBehavior?.dates.first { show(first) } }

    private func show(_ components: DateComponents) {
        var gregorian = Calendar(identifier: .gregorian)
        gregorian.timeZone = TimeZone(secondsFromGMT: 0) ?? gregorian.timeZone
        if let date = gregorian.date(from: components) { picker.date = date }
    }
}

/// Decides on the marks of dates in a calendar.
public protocol UICalendarViewDelegate: AnyObject {
    /// Returns the mark of a date; nil for none. Not asked.
    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
        -> UICalendarView.Decoration?
    /// Called after another month is shown; not called.
    func calendarView(
        _ calendarView: UICalendarView,
        didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
    /// Returns nil.
    public func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
        -> UICalendarView.Decoration?
    { nil }
    /// The default implementation does nothing.
    public func calendarView(
        _ calendarView: UICalendarView,
        didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) {}
}
