public import SwiftUICore

/// The properties of a gauge instance.
public struct GaugeStyleConfiguration {
    /// A type-erased label of a gauge, describing its purpose.
    public struct Label: View {
        let content: AnyView
        /// The label itself.
        public var body: some View { content }
    }

    /// A type-erased value label of a gauge that contains the current value.
    public struct CurrentValueLabel: View {
        let content: AnyView
        /// The label itself.
        public var body: some View { content }
    }

    /// A type-erased value label of a gauge describing the minimum value.
    public struct MinimumValueLabel: View {
        let content: AnyView
        /// The label itself.
        public var body: some View { content }
    }

    /// A type-erased value label of a gauge describing the maximum value.
    public struct MaximumValueLabel: View {
        let content: AnyView
        /// The label itself.
        public var body: some View { content }
    }

    /// A type-erased label describing a specific value of a gauge.
    public struct MarkedValueLabel: View {
        let content: AnyView
        /// The label itself.
        public var body: some View { content }
    }

    /// The views of a gauge; nil for those that it was made without.
    struct Labels {
        var label: any View
        var current: (any View)?
        var minimum: (any View)?
        var maximum: (any View)?
        var marked: (any View)?
    }

    /// The current value of the gauge, from 0 to 1.
    public var value: Double
    /// A view that describes the purpose of the gauge.
    public var label: Label
    /// A view that describes the current value; nil if the gauge was made without.
    public var currentValueLabel: CurrentValueLabel?
    /// A view that describes the minimum of the range for the current value.
    public var minimumValueLabel: MinimumValueLabel?
    /// A view that describes the maximum of the range for the current value.
    public var maximumValueLabel: MaximumValueLabel?
    /// A view that describes marked values; not drawn by the styles here.
    public var markedValueLabel: MarkedValueLabel?
    /// Whether the label is a view that draws something.
    let hasLabel: Bool

    init(value: Double, _ labels: Labels) {
        self.value = value
        label = Label(content: AnyView(labels.label))
        hasLabel = !(labels.label is EmptyView)
        currentValueLabel = labels.current.map { .init(content: AnyView($0)) }
        minimumValueLabel = labels.minimum.map { .init(content: AnyView($0)) }
        maximumValueLabel = labels.maximum.map { .init(content: AnyView($0)) }
        markedValueLabel = labels.marked.map { .init(content: AnyView($0)) }
    }

    /// What stands in the middle of a closed ring: the value, or else the label.
    @ViewBuilder var middle: some View {
        if let currentValueLabel { currentValueLabel } else { label }
    }
}
