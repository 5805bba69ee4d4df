public import SwiftUICore

/// Defines the implementation of all gauge instances within a view hierarchy.
public protocol GaugeStyle {
    /// A view representing the body of a gauge.
    associatedtype Body: View
    /// The properties of a gauge instance.
    typealias Configuration = GaugeStyleConfiguration
    /// Creates a view representing the body of a gauge.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension GaugeStyle {
    /// The view of a gauge, whose style may have properties.
    func styled(_ configuration: Configuration) -> any View {
        AppliedStyle(self) { $0.makeBody(configuration: configuration) }
    }
}

/// The default gauge view style in the current context of the view being styled: a bar that fills.
public struct DefaultGaugeStyle: GaugeStyle {
    /// Creates a default gauge style.
    public init() {}

    /// Returns a bar below the label.
    public func makeBody(configuration: Configuration) -> some View {
        LinearCapacityGaugeStyle().makeBody(configuration: configuration)
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// The default gauge view style in the current context of the view being styled.
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension EnvironmentValues {
    private enum StyleKey: EnvironmentKey {
        static var defaultValue: any GaugeStyle { DefaultGaugeStyle() }
    }

    /// The style of gauges.
    var gaugeStyle: any GaugeStyle {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}

extension View {
    /// Returns the view with a style of its gauges.
    public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { environment(\.gaugeStyle, style) }
}
