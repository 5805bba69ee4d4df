import Foundation
import SwiftUICore
import UIKitCore

/// A label on a fill.
struct BorderedLabelStyle: ButtonStyle {
    let isProminent: Bool
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var size
    @Environment(\.buttonBorderShape) private var shape
    @Environment(\.font) private var font
    @Environment(\.hasTint) private var hasTint

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(font ?? (isSmall ? .subheadline : .body))
            .foregroundStyle(foreground(configuration.role))
            .padding(insets)
            .background(fill(configuration.role), in: shape.shape(for: size))
            .opacity(configuration.isPressed ? 0.75 : 1)
    }

    private var isSmall: Bool { size == .small || size == .mini }

    /// Source: measured: 7 points above and below, 12 at the sides; those of other sizes as `UIButton.Configuration`'s (medium
    /// confidence).
    private var insets: EdgeInsets {
        switch size {
        case .mini, .small: EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .regular: EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .large, .extraLarge: EdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
    }

    private func tint(_ role: ButtonRole?) -> AnyShapeStyle {
        role == .destructive ? AnyShapeStyle(SwiftUICore.Color.red) : AnyShapeStyle(TintShapeStyle())
    }

    private func foreground(_ role: ButtonRole?) -> AnyShapeStyle {
        guard isEnabled else { return AnyShapeStyle(SwiftUICore.Color(uiColor: .tertiaryLabel)) }
        return isProminent ? AnyShapeStyle(SwiftUICore.Color.white) : tint(role)
    }

    /// Source: components.md: the tint at 15 % where there is one, else the fill of the system; of prominent buttons the tint.
    private func fill(_ role: ButtonRole?) -> AnyShapeStyle {
        guard isEnabled else { return AnyShapeStyle(SwiftUICore.Color(uiColor: .tertiarySystemFill)) }
        if isProminent { return tint(role) }
        guard hasTint || role == .destructive else {
            return AnyShapeStyle(SwiftUICore.Color(uiColor: .tertiarySystemFill))
        }
        return AnyShapeStyle(tint(role).opacity(0.15))
    }
}

extension EnvironmentValues {
    /// Whether a tint was set.
    var hasTint: Bool { tintStyle != nil }
}
