import SwiftUICore
import UIKitCore

/// A label in the tint.
///
/// Source: components.md: the label has the color of the tint, red for destructive roles, an opacity of about 0.2 while it is
/// pressed, and dims while it is disabled (medium confidence).
struct TintedLabelStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(style(configuration.role))
            .opacity(configuration.isPressed ? 0.2 : 1)
    }

    private func style(_ role: ButtonRole?) -> AnyShapeStyle {
        guard isEnabled else { return AnyShapeStyle(SwiftUICore.Color(uiColor: .tertiaryLabel)) }
        return role == .destructive ? AnyShapeStyle(SwiftUICore.Color.red) : AnyShapeStyle(TintShapeStyle())
    }
}

/// A label as it is.
///
/// Source: components.md: the label has an opacity of 0.2 to 0.5 while it is pressed, and dims while it is disabled. Chosen: 0.5
/// for both.
struct UnchangedLabelStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(configuration.isPressed || !isEnabled ? 0.5 : 1)
    }
}
