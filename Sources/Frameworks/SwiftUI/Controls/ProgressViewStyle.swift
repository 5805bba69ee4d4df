public import Foundation
public import SwiftUICore

/// A type that applies standard interaction behavior to all progress views within a view hierarchy.
public protocol ProgressViewStyle {
    /// A view representing the body of a progress view.
    associatedtype Body: View
    /// The properties of a progress view.
    typealias Configuration = ProgressViewStyleConfiguration
    /// Creates a view representing the body of a progress view.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a progress view instance.
public struct ProgressViewStyleConfiguration {
    /// A type-erased label describing the task represented by the progress view.
    public struct Label: View {
        let content: AnyView
        /// The label itself.
        public var body: some View { content }
    }

    /// A type-erased label that describes the current value of a progress view.
    public struct CurrentValueLabel: View {
        let content: AnyView
        /// The label itself.
        public var body: some View { content }
    }

    /// The completed fraction of the task, from 0 to 1; nil if the progress is indeterminate.
    public let fractionCompleted: Double?
    /// A view that describes the task represented by the progress view.
    public var label: Label?
    /// A view that describes the current value of a progress view.
    public var currentValueLabel: CurrentValueLabel?
}

extension ProgressViewStyle {
    /// The view of a progress, whose style may have properties.
    func styled(_ configuration: Configuration) -> any View {
        AppliedStyle(self) { $0.makeBody(configuration: configuration) }
    }
}

/// The default progress view style: a bar for determinate progress, else an indicator.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    /// Creates a default progress view style.
    public init() {}

    /// Returns a bar or an indicator.
    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        } else {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

/// A progress view that visually indicates its progress using a horizontal bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
    private var color: Color?

    /// Creates a linear progress view style.
    public init() {}
    /// Creates a linear progress view style with a tint color.
    public init(tint: Color) { color = tint }

    /// Returns a bar below its label and above that of its value.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            if let label = configuration.label { label }
            ProgressBar(fraction: configuration.fractionCompleted ?? 0, color: color)
            if let label = configuration.currentValueLabel {
                label.font(.caption).foregroundStyle(.secondary)
            }
        }
    }
}

/// A progress view that uses a circular gauge to indicate the partial completion of an activity.
public struct CircularProgressViewStyle: ProgressViewStyle {
    private var color: Color?

    /// Creates a circular progress view style.
    public init() {}
    /// Creates a circular progress view style with a tint color.
    public init(tint: Color) { color = tint }

    /// Returns an indicator above its label.
    public func makeBody(configuration: Configuration) -> some View {
        VStack {
            ActivityIndicator(color: color)
            if let label = configuration.label { label.foregroundStyle(.secondary) }
        }
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The default progress view style in the current context of the view being styled.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A progress view that visually indicates its progress using a horizontal bar.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// The style of a progress view that uses a circular gauge.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension EnvironmentValues {
    private enum StyleKey: EnvironmentKey {
        static var defaultValue: StyleStack<any ProgressViewStyle> {
            StyleStack(standard: DefaultProgressViewStyle())
        }
    }

    /// The styles of progress views.
    var progressViewStyles: StyleStack<any ProgressViewStyle> {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }

    /// The style of progress views; setting it adds a style to those around.
    var progressViewStyle: any ProgressViewStyle {
        get { self[StyleKey.self].style }
        set { self[StyleKey.self].style = newValue }
    }
}

extension View {
    /// Returns the view with a style of its progress views.
    public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        environment(\.progressViewStyle, style)
    }
}
