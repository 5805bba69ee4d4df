public import SwiftUICore
import UIKitCore

/// A view that shows a value within a range.
public struct Gauge<Label: View, CurrentValueLabel: View>: View {
    private let label: Label
    private let currentValueLabel: CurrentValueLabel
    private let fraction: Double

    /// Creates a gauge showing a value within a range and describes the gauge's purpose and current value.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        let length = bounds.upperBound - bounds.lowerBound
        fraction = length > 0 ? max(0, min(1, Double((value - bounds.lowerBound) / length))) : 0
        (self.label, self.currentValueLabel) = (label(), currentValueLabel())
    }

    /// Creates a gauge showing a value within a range and describes the gauge's purpose.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) where CurrentValueLabel == EmptyView {
        self.init(value: value, in: bounds, label: label) { EmptyView() }
    }

    /// A bar below the label, above the value.
    public var body: some View {
        VStack {
            label
            ProgressBar(fraction: fraction, color: nil)
            currentValueLabel
        }
    }
}
