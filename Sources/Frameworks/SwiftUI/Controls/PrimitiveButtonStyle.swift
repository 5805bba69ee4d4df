public import SwiftUICore

/// A type that applies custom interaction behavior and a custom appearance to all buttons within a view hierarchy.
public protocol PrimitiveButtonStyle {
    /// A view that represents the body of a button.
    associatedtype Body: View
    /// The properties of a button.
    typealias Configuration = PrimitiveButtonStyleConfiguration
    /// Creates a view that represents the body of a button.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button.
public struct PrimitiveButtonStyleConfiguration {
    /// A type-erased label of a button.
    public struct Label: View {
        let content: AnyView
        /// The label itself.
        public var body: some View { content }
    }

    /// An optional semantic role describing the button's purpose.
    public let role: ButtonRole?
    /// A view that describes the effect of calling the button's action.
    public let label: Label
    let action: () -> Void

    /// Performs the button's action.
    public func trigger() { action() }
}

extension PrimitiveButtonStyle {
    /// The view of a button, whose style may have properties.
    func styled(_ configuration: Configuration) -> any View {
        AppliedStyle(self) { $0.makeBody(configuration: configuration) }
    }
}

extension EnvironmentValues {
    private enum StyleKey: EnvironmentKey {
        static var defaultValue: StyleStack<any PrimitiveButtonStyle> {
            StyleStack(standard: DefaultButtonStyle())
        }
    }

    /// The styles of buttons.
    var buttonStyles: StyleStack<any PrimitiveButtonStyle> {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }

    /// The style of buttons; setting it adds a style to those around.
    var buttonStyle: any PrimitiveButtonStyle {
        get { self[StyleKey.self].style }
        set { self[StyleKey.self].style = newValue }
    }
}

extension View {
    /// Returns the view with a style of its buttons with custom appearance and custom interaction behavior.
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        environment(\.buttonStyle, style)
    }
}
