public import SwiftUICore

/// A type that applies standard interaction behavior and a custom appearance to all buttons within a view hierarchy.
public protocol ButtonStyle {
    /// A view that represents the body of a button.
    associatedtype Body: View
    /// The properties of a button.
    typealias Configuration = ButtonStyleConfiguration
    /// Creates a view that represents the body of a button.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button.
public struct ButtonStyleConfiguration {
    /// A type-erased label of a button.
    public struct Label: View {
        let content: AnyView
        /// The label itself.
        public var body: some View { content }
    }

    /// An optional semantic role that describes the button's purpose.
    public let role: ButtonRole?
    /// A view that describes the effect of pressing the button.
    public let label: Label
    /// A Boolean that indicates whether the user is currently pressing the button.
    public let isPressed: Bool
}

/// A style of appearance with the standard behavior.
struct StandardButtonStyle<Style: ButtonStyle>: PrimitiveButtonStyle {
    let style: Style

    func makeBody(configuration: Configuration) -> some View {
        StandardButton(style: style, configuration: configuration)
    }
}

/// A button that looks as a style says, and acts when it is tapped.
struct StandardButton<Style: ButtonStyle>: View {
    let style: Style
    let configuration: PrimitiveButtonStyleConfiguration
    @State private var isPressed = false

    var body: some View {
        let own = ButtonStyleConfiguration(
            role: configuration.role, label: .init(content: AnyView(configuration.label)),
            isPressed: isPressed)
        AppliedStyle(style) { $0.makeBody(configuration: own) }
            .overlay { ButtonArea(action: configuration.action) { isPressed = $0 } }
    }
}

extension View {
    /// Returns the view with a style of its buttons with custom appearance and standard interaction behavior.
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        environment(\.buttonStyle, StandardButtonStyle(style: style))
    }
}
