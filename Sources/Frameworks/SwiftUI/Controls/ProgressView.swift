public import Foundation
public import SwiftUICore

/// A view that shows the progress toward completion of a task.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    private let configuration: ProgressViewStyleConfiguration
    @Environment(\.progressViewStyles) private var styles

    init(_ fraction: Double?, _ label: (any View)?, _ currentValueLabel: (any View)?) {
        configuration = ProgressViewStyleConfiguration(
            fractionCompleted: fraction, label: label.map { .init(content: AnyView($0)) },
            currentValueLabel: currentValueLabel.map { .init(content: AnyView($0)) })
    }

    /// The progress in the style of its environment.
    public var body: some View {
        AnyView(styles.style.styled(configuration)).environment(\.progressViewStyles, styles.outer)
    }

    static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
        value.map { total > 0 ? max(0, min(1, Double($0 / total))) : 0 }
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Creates a progress view for showing indeterminate progress, without a label.
    public init() where Label == EmptyView { self.init(nil, nil, nil) }

    /// Creates a progress view for showing indeterminate progress that displays a custom label.
    public init(@ViewBuilder label: () -> Label) { self.init(nil, label(), nil) }

    /// Creates a progress view for showing indeterminate progress that generates its label from a key.
    public init(_ titleKey: LocalizedStringKey) where Label == Text { self.init(nil, Text(titleKey), nil) }

    /// Creates a progress view for showing indeterminate progress that generates its label from a string.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Label == Text { self.init(nil, Text(title), nil) }

    /// Creates a progress view for showing determinate progress.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(Self.fraction(value, total), nil, nil)
    }

    /// Creates a progress view for showing determinate progress, with a custom label.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(Self.fraction(value, total), label(), nil)
    }

    /// Creates a progress view for showing determinate progress that generates its label from a key.
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
    where Label == Text { self.init(Self.fraction(value, total), Text(titleKey), nil) }

    /// Creates a progress view for showing determinate progress that generates its label from a string.
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
    where Label == Text { self.init(Self.fraction(value, total), Text(title), nil) }
}

extension ProgressView {
    /// Creates a progress view for showing determinate progress, with a custom label and current value label.
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) { self.init(Self.fraction(value, total), label(), currentValueLabel()) }

    /// Creates a progress view for visualizing the given progress instance as it is now.
    public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
        self.init(progress.isIndeterminate ? nil : progress.fractionCompleted, nil, nil)
    }

    /// Creates a progress view based on a style configuration.
    public init(_ configuration: ProgressViewStyleConfiguration)
    where
        Label == ProgressViewStyleConfiguration.Label,
        CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
    {
        self.init(configuration.fractionCompleted, configuration.label, configuration.currentValueLabel)
    }
}
