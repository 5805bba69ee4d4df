public import SwiftUICore

/// A type that specifies the appearance and interaction of all date pickers within a view hierarchy.
public protocol DatePickerStyle {
    /// How a date picker in the style looks.
    var _look: _DatePickerLook { get }
}

/// The default style for date pickers: a compact one.
public struct DefaultDatePickerStyle: DatePickerStyle {
    /// Creates the default style.
    public init() {}
    /// How a date picker in the style looks.
    public var _look: _DatePickerLook { .compact }
}
/// A date picker style that displays the components in a compact, textual format.
public struct CompactDatePickerStyle: DatePickerStyle {
    /// Creates the compact style.
    public init() {}
    /// How a date picker in the style looks.
    public var _look: _DatePickerLook { .compact }
}
/// A date picker style that displays an interactive calendar or clock.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    /// Creates the graphical style.
    public init() {}
    /// How a date picker in the style looks.
    public var _look: _DatePickerLook { .graphical }
}
/// A date picker style that displays each component as columns in a scrollable wheel.
public struct WheelDatePickerStyle: DatePickerStyle {
    /// Creates the style of wheels.
    public init() {}
    /// How a date picker in the style looks.
    public var _look: _DatePickerLook { .wheel }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The default style for date pickers.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// A date picker style that displays the components in a compact, textual format.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A date picker style that displays an interactive calendar or clock.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// A date picker style that displays each component as columns in a scrollable wheel.
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension EnvironmentValues {
    private enum LookKey: EnvironmentKey { static var defaultValue: _DatePickerLook { .compact } }

    /// The style of date pickers.
    var datePickerLook: _DatePickerLook {
        get { self[LookKey.self] }
        set { self[LookKey.self] = newValue }
    }
}

extension View {
    /// Returns the view with a style of its date pickers.
    public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        environment(\.datePickerLook, style._look)
    }
}
