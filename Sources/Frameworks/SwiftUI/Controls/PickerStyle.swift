public import SwiftUICore

/// A type that specifies the appearance and interaction of all pickers within a view hierarchy.
public protocol PickerStyle {
    /// How a picker in the style looks.
    var _look: _PickerLook { get }
}

/// The looks of pickers.
public enum _PickerLook: Sendable {
    /// A button with a menu.
    case menu
    /// Segments beside each other.
    case segmented
    /// A wheel of the options.
    case wheel
    /// Rows below each other.
    case inline
    /// A row that leads to a list.
    case link
}

/// The default picker style: a menu.
public struct DefaultPickerStyle: PickerStyle {
    /// Creates the default style.
    public init() {}
    /// How a picker in the style looks.
    public var _look: _PickerLook { .menu }
}

/// A picker style that presents the options as a menu when the user presses a button.
public struct MenuPickerStyle: PickerStyle {
    /// Creates the style of a menu.
    public init() {}
    /// How a picker in the style looks.
    public var _look: _PickerLook { .menu }
}

/// A picker style that presents the options in a segmented control.
public struct SegmentedPickerStyle: PickerStyle {
    /// Creates the style of segments.
    public init() {}
    /// How a picker in the style looks.
    public var _look: _PickerLook { .segmented }
}

/// A picker style that presents the options in a scrollable wheel.
public struct WheelPickerStyle: PickerStyle {
    /// Creates the style of a wheel.
    public init() {}
    /// How a picker in the style looks.
    public var _look: _PickerLook { .wheel }
}

/// A picker style where each option is displayed inline with other views in the current container.
public struct InlinePickerStyle: PickerStyle {
    /// Creates the style of rows.
    public init() {}
    /// How a picker in the style looks.
    public var _look: _PickerLook { .inline }
}

/// A picker style represented by a navigation link that presents the options by pushing a list-style picker view.
public struct NavigationLinkPickerStyle: PickerStyle {
    /// Creates the style of a link.
    public init() {}
    /// How a picker in the style looks.
    public var _look: _PickerLook { .link }
}

/// A picker style that presents the options as a row of compact elements: outside of menus as segments.
public struct PalettePickerStyle: PickerStyle {
    /// Creates the style of a row.
    public init() {}
    /// How a picker in the style looks.
    public var _look: _PickerLook { .segmented }
}

extension PickerStyle where Self == PalettePickerStyle {
    /// A picker style that presents the options as a row of compact elements.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The default picker style, based on the picker's context.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
    /// A picker style that presents the options as a menu.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
    /// A picker style that presents the options in a segmented control.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
    /// A picker style that presents the options in a scrollable wheel.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
    /// A picker style where each option is displayed inline with other views.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A picker style represented by a navigation link.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension EnvironmentValues {
    private enum LookKey: EnvironmentKey { static var defaultValue: _PickerLook { .menu } }

    private enum MenuKey: EnvironmentKey { static var defaultValue: Bool { false } }

    /// Whether pickers were given the style of a menu, which is that of a submenu in a menu.
    var isMenuPicker: Bool {
        get { self[MenuKey.self] }
        set { self[MenuKey.self] = newValue }
    }

    /// The style of pickers.
    var pickerLook: _PickerLook {
        get { self[LookKey.self] }
        set { self[LookKey.self] = newValue }
    }
}

extension View {
    /// Returns the view with a style of its pickers.
    public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        environment(\.pickerLook, style._look).environment(\.isMenuPicker, style is MenuPickerStyle)
    }
}
