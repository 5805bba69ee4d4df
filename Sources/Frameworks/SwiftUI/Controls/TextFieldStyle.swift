public import SwiftUICore

/// A specification for the appearance and interaction of a text field.
public protocol TextFieldStyle {
    /// How a field in the style looks.
    var _look: _TextFieldLook { get }
}

/// The looks of text fields.
public enum _TextFieldLook: Sendable {
    /// Without a border.
    case plain
    /// With a round border.
    case bordered
}

/// The default text field style, based on the text field's context.
public struct DefaultTextFieldStyle: TextFieldStyle {
    /// Creates the default style.
    public init() {}
    /// How a field in the style looks.
    public var _look: _TextFieldLook { .plain }
}

/// A text field style with no decoration.
public struct PlainTextFieldStyle: TextFieldStyle {
    /// Creates the plain style.
    public init() {}
    /// How a field in the style looks.
    public var _look: _TextFieldLook { .plain }
}

/// A text field style with a system-defined rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    /// Creates the style of a border.
    public init() {}
    /// How a field in the style looks.
    public var _look: _TextFieldLook { .bordered }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The default text field style, based on the text field's context.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// A text field style with no decoration.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A text field style with a system-defined rounded border.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension EnvironmentValues {
    private enum LookKey: EnvironmentKey { static var defaultValue: _TextFieldLook { .plain } }

    /// The style of text fields.
    var textFieldLook: _TextFieldLook {
        get { self[LookKey.self] }
        set { self[LookKey.self] = newValue }
    }
}

extension View {
    /// Returns the view with a style of its text fields.
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        environment(\.textFieldLook, style._look)
    }
}
