public import SwiftUICore

/// The default button style, based on the button's context.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    /// Creates a default button style.
    public init() {}

    /// Returns a label in the tint, on which a tap acts; in a list the whole row takes it.
    public func makeBody(configuration: Configuration) -> some View {
        StandardButton(style: TintedLabelStyle(), configuration: configuration)
            .modified(
                by: TraitModification(ListRowAreaTrait.self, ButtonArea(action: configuration.action)))
    }
}

/// A button style that doesn't apply a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    /// Creates a borderless button style.
    public init() {}

    /// Returns a label in the tint, on which a tap acts.
    public func makeBody(configuration: Configuration) -> some View {
        StandardButton(style: TintedLabelStyle(), configuration: configuration)
    }
}

/// A button style that doesn't style or decorate its content while idle, but may apply a visual effect to indicate the
/// pressed, focused, or enabled state of the button.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    /// Creates a plain button style.
    public init() {}

    /// Returns the label itself, on which a tap acts.
    public func makeBody(configuration: Configuration) -> some View {
        StandardButton(style: UnchangedLabelStyle(), configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The default button style, based on the button's context.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// A button style that doesn't apply a border.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// A button style that doesn't style or decorate its content while idle.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
