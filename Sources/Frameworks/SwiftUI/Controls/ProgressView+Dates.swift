public import Foundation
public import SwiftUICore

extension ProgressView {
    /// Creates a progress view for showing continuous progress as time passes, with descriptive and current progress labels.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) { self.init(Self.fraction(timerInterval, countsDown), label(), currentValueLabel()) }

    /// The part of an interval that is left, or has passed, on the clock of the render.
    private static func fraction(_ interval: ClosedRange<Date>, _ countsDown: Bool) -> Double {
        let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
        let passed = RenderClock.date.timeIntervalSince(interval.lowerBound)
        let part = length > 0 ? max(0, min(1, passed / length)) : 1
        return countsDown ? 1 - part : part
    }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
    /// Creates a progress view for showing continuous progress as time passes, with a descriptive label.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
    ) {
        self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
            DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
        }
    }

    /// Creates a progress view for showing continuous progress as time passes.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
        self.init(Self.fraction(timerInterval, countsDown), nil, nil)
    }
}

/// The default type of the current value label when used by a date-relative progress view.
public struct DefaultDateProgressLabel: View {
    let interval: ClosedRange<Date>
    let countsDown: Bool

    /// The time that is left, or has passed.
    public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}
