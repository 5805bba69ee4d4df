/// The selection behavior of a calendar view.
open class UICalendarSelection: NSObject {
    /// The selected dates.
    var dates: [DateComponents] { [] }

    /// Updates the selectable dates; has no effect here, as touches select none.
    open func updateSelectableDates() {}
}

/// The selection of a single date.
open class UICalendarSelectionSingleDate: UICalendarSelection {
    /// The delegate, notified of selections by touches, which do not happen here; not retained.
    open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
    /// The selected date; nil for none.
    open var selectedDate: DateComponents?

    /// Creates a selection without a date.
    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Sets the selected date; the change is not animated.
    open func setSelected(_ dateComponents: DateComponents?, animated: Bool) { selectedDate = dateComponents }

    override var dates: [DateComponents] { selectedDate.map { [$0] } ?? [] }
}

/// The selection of several dates.
open class UICalendarSelectionMultiDate: UICalendarSelection {
    /// The delegate, notified of selections by touches, which do not happen here; not retained.
    open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
    /// The selected dates; none by default.
    open var selectedDates: [DateComponents] = []

    /// Creates a selection without dates.
    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Sets the selected dates; the change is not animated.
    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
        self.selectedDates = selectedDates
    }

    override var dates: [DateComponents] { selectedDates }
}

/// The delegate that is notified of the selection of a date.
public protocol UICalendarSelectionSingleDateDelegate: AnyObject {
    /// Called after a date was selected; not called.
    func dateSelection(
        _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
    /// Returns whether a date can be selected; true by default. Not called.
    func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
    /// The default implementation returns true.
    public func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { true }
}

/// The delegate that is notified of the selection of dates.
public protocol UICalendarSelectionMultiDateDelegate: AnyObject {
    /// Called after a date was selected; not called.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
    /// Called after a date was deselected; not called.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
    /// Returns whether a date can be selected; true by default. Not called.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool
    /// Returns whether a date can be deselected; true by default. Not called.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
    /// The default implementation returns true.
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool { true }
    /// The default implementation returns true.
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool { true }
}
