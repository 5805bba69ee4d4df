public import SwiftUICore

/// A type that applies standard interaction behavior and a custom appearance to all menus within a view hierarchy.
public protocol MenuStyle {
    /// A view that represents the body of a menu.
    associatedtype Body: View
    /// The properties of a menu.
    typealias Configuration = MenuStyleConfiguration
    /// Creates a view that represents the body of a menu.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A configuration of a menu.
public struct MenuStyleConfiguration {
    /// A type-erased label of a menu.
    public struct Label: View {
        let content: any View
        /// The label itself.
        public var body: some View { AnyView(content) }
    }

    /// A type-erased content of a menu.
    public struct Content: View {
        let content: any View
        /// The items themselves.
        public var body: some View { AnyView(content) }
    }

    let label: Label
    let content: Content
    let primaryAction: (() -> Void)?
}

/// The default menu style, based on the menu's context.
public struct DefaultMenuStyle: MenuStyle {
    /// Creates a default menu style.
    public init() {}
    /// Returns the menu as a button.
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A menu style that displays a button that toggles the display of the menu's contents when pressed.
public struct ButtonMenuStyle: MenuStyle {
    /// Creates a button menu style.
    public init() {}
    /// Returns the menu as a button in the style of the environment.
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A menu style that displays a borderless button that toggles the display of the menu's contents when pressed.
public struct BorderlessButtonMenuStyle: MenuStyle {
    /// Creates a borderless button menu style.
    public init() {}
    /// Returns the menu as a button without a border.
    public func makeBody(configuration: Configuration) -> some View {
        Menu(configuration).environment(\.buttonStyle, BorderlessButtonStyle())
    }
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// The default menu style, based on the menu's context.
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    /// A menu style that displays a button.
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// A menu style that displays a borderless button.
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension MenuStyle {
    /// The view of a menu, whose style may have properties.
    func styled(_ configuration: Configuration) -> any View {
        AppliedStyle(self) { $0.makeBody(configuration: configuration) }
    }
}

extension EnvironmentValues {
    private enum StyleKey: EnvironmentKey {
        static var defaultValue: any MenuStyle { DefaultMenuStyle() }
    }

    /// The style of menus.
    var menuStyle: any MenuStyle {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style for menus within this view.
    public func menuStyle<S: MenuStyle>(_ style: S) -> some View { environment(\.menuStyle, style) }
}
