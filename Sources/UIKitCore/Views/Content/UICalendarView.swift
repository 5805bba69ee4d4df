/// A view that shows a calendar for selecting dates: the calendar of a date picker, without decorations.
open class UICalendarView: UIView {
    /// A decoration below a date; kept and not drawn.
    public final class Decoration: NSObject {
        /// The sizes of decorations. Raw values match Apple's.
        public enum Size: Int, Hashable, Sendable {
            /// The smallest size of a decoration.
            case small = 0
            /// The default size of a decoration.
            case medium = 1
            /// The largest size of a decoration.
            case large = 2
        }

        /// Returns a filled circle in a color; nil for the default color.
        public static func `default`(color: UIColor? = nil, size: Size = .medium) -> Decoration {
            Decoration()
        }
        /// Returns an image in a color; nil for the default color.
        public static func image(_ image: UIImage?, color: UIColor? = nil, size: Size = .medium) -> Decoration
        {
            Decoration()
        }
        /// Returns a custom view, made by a closure that is not called.
        public static func customView(_ provider: @escaping () -> UIView) -> Decoration { Decoration() }
    }

    /// The delegate, which provides decorations and is not called here; not retained.
    open weak var delegate: (any UICalendarViewDelegate)?
    /// The selection behavior; nil for no selection.
    open var selectionBehavior: UICalendarSelection? { didSet { showSelection() } }
    /// The calendar; kept, and has no effect here, as dates are drawn in the Gregorian one.
    open var calendar = Calendar(identifier: .gregorian)
    /// The locale; kept, and has no effect here, as dates are drawn in English.
    open var locale = Locale(identifier: "en_US")
    /// The time zone; kept, and has no effect here, as dates are drawn in Greenwich time.
    open var timeZone: TimeZone?
    /// The design of the font; kept, and has no effect here.
    open var fontDesign = UIFontDescriptor.SystemDesign.default
    /// The range of selectable dates; kept, and has no effect here.
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
    /// The visible month.
    open var visibleDateComponents = DateComponents() { didSet { show(visibleDateComponents) } }
    /// Whether the calendar requests decorations from the delegate; kept, and has no effect here.
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

    /// Shows the month of the selected date on every layout.
    open override func layoutSubviews() {
        super.layoutSubviews()
        showSelection()
    }

    /// Shows a month; the change is not animated.
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        visibleDateComponents = dateComponents
    }
    /// Reloads the decorations of dates; has no effect here, as they are not drawn.
    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {}

    /// Shows the month of the first selected date.
    func showSelection() { if let first = selectionBehavior?.dates.first { show(first) } }

    private func show(_ components: DateComponents) {
        var gregorian = Calendar(identifier: .gregorian)
        gregorian.timeZone = TimeZone(secondsFromGMT: 0) ?? gregorian.timeZone
        if let date = gregorian.date(from: components) { picker.date = date }
    }
}

/// The delegate that provides the decorations of dates in a calendar.
public protocol UICalendarViewDelegate: AnyObject {
    /// Returns the decoration of a date; nil for none. Not called.
    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
        -> UICalendarView.Decoration?
    /// Called after the visible month has changed; not called.
    func calendarView(
        _ calendarView: UICalendarView,
        didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
    /// The default implementation returns nil: no decoration.
    public func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
        -> UICalendarView.Decoration?
    { nil }
    /// The default implementation does nothing.
    public func calendarView(
        _ calendarView: UICalendarView,
        didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) {}
}
