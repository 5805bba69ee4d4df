public import SwiftUICore

/// The appearance and behavior of a toggle.
public protocol ToggleStyle {
    /// A view that represents the appearance and interaction of a toggle.
    associatedtype Body: View
    /// The properties of a toggle.
    typealias Configuration = ToggleStyleConfiguration
    /// Creates a view that represents the body of a toggle.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a toggle instance.
public struct ToggleStyleConfiguration {
    /// A type-erased label of a toggle.
    public struct Label: View {
        let content: AnyView
        /// The label itself.
        public var body: some View { content }
    }

    /// A view that describes the effect of switching the toggle between states.
    public let label: Label
    /// A binding to a state property that indicates whether the toggle is on.
    @Binding public var isOn: Bool
    /// Whether the toggle is currently in a mixed state; always false here.
    public var isMixed = false

    init(label: Label, binding: Binding<Bool>) { (self.label, _isOn) = (label, binding) }
}

extension ToggleStyle {
    /// The view of a toggle, whose style may have properties.
    func styled(_ configuration: Configuration) -> any View {
        AppliedStyle(self) { $0.makeBody(configuration: configuration) }
    }
}

/// The default toggle style: a switch.
public struct DefaultToggleStyle: ToggleStyle {
    /// Creates a default toggle style.
    public init() {}
    /// Returns the label beside a switch.
    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggleStyle().makeBody(configuration: configuration)
    }
}

/// A toggle style that displays a leading label and a trailing switch.
public struct SwitchToggleStyle: ToggleStyle {
    private var color: Color?

    /// Creates a switch toggle style.
    public init() {}
    /// Creates a switch style with a tint color.
    public init(tint: Color) { color = tint }

    /// Returns the label beside a switch.
    public func makeBody(configuration: Configuration) -> some View {
        LabeledControl(label: configuration.label) { SwitchView(isOn: configuration.$isOn, color: color) }
    }
}

/// A toggle style that displays as a button with its label as the title.
public struct ButtonToggleStyle: ToggleStyle {
    /// Creates a button toggle style.
    public init() {}

    /// Returns a bordered button, which is prominent while the toggle is on.
    public func makeBody(configuration: Configuration) -> some View {
        let button = Button {
            configuration.isOn.toggle()
        } label: {
            configuration.label
        }
        if configuration.isOn {
            button.buttonStyle(.borderedProminent)
        } else {
            button.buttonStyle(.bordered)
        }
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The default toggle style.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// A toggle style that displays a leading label and a trailing switch.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// A toggle style that displays as a button with its label as the title.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension EnvironmentValues {
    private enum StyleKey: EnvironmentKey {
        static var defaultValue: StyleStack<any ToggleStyle> { StyleStack(standard: DefaultToggleStyle()) }
    }

    /// The styles of toggles.
    var toggleStyles: StyleStack<any ToggleStyle> {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }

    /// The style of toggles; setting it adds a style to those around.
    var toggleStyle: any ToggleStyle {
        get { self[StyleKey.self].style }
        set { self[StyleKey.self].style = newValue }
    }
}

extension View {
    /// Returns the view with a style of its toggles.
    public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { environment(\.toggleStyle, style) }
}
