public import Foundation

/// How dates of a calendar are chosen.
open class UICalendarSelection: NSObject {
    /// The dates that are chosen.
    var dates: [DateComponents] { [] }

    /// Updates the selectable dates; has no effect here, as touches select none.
    open func updateSelectableDates() {}
}

/// The choice of a single date.
open class UICalendarSelectionSingleDate: UICalendarSelection {
    /// The delegate, notified of the choice by touches, which does not happen here; not retained.
    open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
    /// The date; nil for none.
    open var selectedDate: DateComponents?

    /// Creates the choice of a date.
    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Sets the date.
    open func setSelected(_ dateComponents: DateComponents?, animated: Bool) { selectedDate = dateComponents }

    override var dates: [DateComponents] { selectedDate.map { [$0] } ?? [] }
}

/// The choice of several dates.
open class UICalendarSelectionMultiDate: UICalendarSelection {
    /// The delegate, notified of the choice by touches, which does not happen here; not retained.
    open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
    /// The dates; none by default.
    open var selectedDates: [DateComponents] = []

    /// Creates the choice of dates.
    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Sets the dates.
    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
        self.selectedDates = selectedDates
    }

    override var dates: [DateComponents] { selectedDates }
}

/// The delegate that is notified of the choice of a date.
public protocol UICalendarSelectionSingleDateDelegate: AnyObject {
    /// Called after a date was chosen; not called.
    func dateSelection(
        _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
    /// Returns whether a date can be chosen; true by default. Not asked.
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

/// The delegate that is notified of the choice of dates.
public protocol UICalendarSelectionMultiDateDelegate: AnyObject {
    /// Called after a date was chosen; not called.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
    /// Called after a date was given up; not called.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
    /// Returns whether a date can be chosen; true by default. Not asked.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool
    /// Returns whether a date can be given up; true by default. Not asked.
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
