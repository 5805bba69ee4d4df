public import SwiftUICore

/// A gauge style that displays a bar that fills from leading to trailing edges as the gauge's current value increases.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    /// Creates a linear capacity gauge style.
    public init() {}

    /// Returns a bar between the labels of its bounds, below the label and above that of its value.
    public func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.label
            HStack {
                if let label = configuration.minimumValueLabel { label }
                ProgressBar(fraction: configuration.value, color: nil)
                if let label = configuration.maximumValueLabel { label }
            }
            if let label = configuration.currentValueLabel { label }
        }
    }
}

/// A gauge style that displays a bar with a marker that appears at a point along the bar.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    /// Creates an accessory linear gauge style.
    public init() {}

    /// Returns a bar with a marker between the labels of its bounds, or else below what describes it.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 2) {
            if configuration.minimumValueLabel == nil { configuration.label }
            HStack(spacing: 4) {
                if let label = configuration.minimumValueLabel { label }
                LinearGauge(value: configuration.value, isMarked: true)
                if let label = configuration.maximumValueLabel { label }
            }
        }
    }
}

/// A gauge style that displays bar that fills from leading to trailing edges as the gauge's current value increases.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    /// Creates an accessory linear capacity gauge style.
    public init() {}

    /// Returns a bar between the label and the value.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 2) {
            configuration.label
            HStack(spacing: 4) {
                if let label = configuration.minimumValueLabel { label }
                LinearGauge(value: configuration.value, isMarked: false)
                if let label = configuration.maximumValueLabel { label }
            }
            if let label = configuration.currentValueLabel { label }
        }
    }
}

/// The bar of gauges on lock screens. Chosen: as thick as the ring of the round ones.
private struct LinearGauge: View {
    let value: Double
    let isMarked: Bool

    var body: some View {
        GeometryReader { geometry in
            let thickness = CircularGauge.thickness, length = geometry.size.width
            ZStack(alignment: .leading) {
                Capsule().opacity(isMarked ? 1 : CircularGauge.trackOpacity)
                if isMarked {
                    Circle().frame(width: thickness, height: thickness)
                        .background(Circle().foregroundStyle(.background).padding(-2))
                        .offset(x: (length - thickness) * value)
                } else {
                    Capsule().frame(width: max(thickness, length * value))
                }
            }
        }
        .frame(height: CircularGauge.thickness)
        .foregroundStyle(.tint)
    }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A gauge style that displays a bar that fills from leading to trailing edges.
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A gauge style that displays a bar with a marker that appears at a point along the bar.
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A gauge style that displays a bar that fills from leading to trailing edges.
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
        AccessoryLinearCapacityGaugeStyle()
    }
}
