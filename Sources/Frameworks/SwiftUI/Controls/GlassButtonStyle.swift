public import SwiftUICore

/// A button style that applies glass border artwork based on the button's context.
public struct GlassButtonStyle: PrimitiveButtonStyle {
    /// Creates a glass button style.
    public init() {}

    /// Returns a label in the tint on a fill with round ends. Chosen: as bordered buttons; confidence low.
    public func makeBody(configuration: Configuration) -> some View {
        StandardButton(style: BorderedLabelStyle(isProminent: false), configuration: configuration)
            .buttonBorderShape(.capsule)
    }
}

/// A button style that applies prominent glass border artwork based on the button's context.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    /// Creates a prominent glass button style.
    public init() {}

    /// Returns a white label on the tint with round ends. Chosen: as bordered buttons; confidence low.
    public func makeBody(configuration: Configuration) -> some View {
        StandardButton(style: BorderedLabelStyle(isProminent: true), configuration: configuration)
            .buttonBorderShape(.capsule)
    }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// A button style that applies glass border artwork based on the button's context.
    public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// A button style that applies prominent glass border artwork based on the button's context.
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
