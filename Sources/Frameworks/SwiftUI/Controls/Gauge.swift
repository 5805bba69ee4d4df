public import SwiftUICore

/// A view that shows a value within a range.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
    private let configuration: GaugeStyleConfiguration
    @Environment(\.gaugeStyle) private var style

    private init<V: BinaryFloatingPoint>(
        _ value: V, _ bounds: ClosedRange<V>, _ labels: GaugeStyleConfiguration.Labels
    ) {
        let length = bounds.upperBound - bounds.lowerBound
        let fraction = length > 0 ? max(0, min(1, Double((value - bounds.lowerBound) / length))) : 0
        configuration = GaugeStyleConfiguration(value: fraction, labels)
    }

    /// The gauge in the style of its environment.
    public var body: some View { AnyView(style.styled(configuration)) }
}

extension Gauge {
    /// Creates a gauge showing a value within a range and describes the gauge's purpose, current, minimum, and maximum
    /// values.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) where MarkedValueLabels == EmptyView {
        self.init(
            value, bounds,
            .init(
                label: label(), current: currentValueLabel(), minimum: minimumValueLabel(),
                maximum: maximumValueLabel()))
    }

    /// Creates a gauge showing a value within a range and describes the gauge's purpose, current, minimum, maximum, and
    /// marked values.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(
            value, bounds,
            .init(
                label: label(), current: currentValueLabel(), minimum: minimumValueLabel(),
                maximum: maximumValueLabel(), marked: markedValueLabels()))
    }
}

extension Gauge where BoundsLabel == EmptyView {
    /// Creates a gauge showing a value within a range and describes the gauge's purpose.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) where CurrentValueLabel == EmptyView, MarkedValueLabels == EmptyView {
        self.init(value, bounds, .init(label: label()))
    }

    /// Creates a gauge showing a value within a range and describes the gauge's purpose and current value.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) where MarkedValueLabels == EmptyView {
        self.init(value, bounds, .init(label: label(), current: currentValueLabel()))
    }

    /// Creates a gauge representing a value within a range and describes the gauge's purpose, current and marked values.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(
            value, bounds, .init(label: label(), current: currentValueLabel(), marked: markedValueLabels()))
    }
}
