public import SwiftUICore

/// A control that initiates an action.
public struct Button<Label: View>: View {
    private let label: Label
    private let role: ButtonRole?
    private let action: () -> Void
    @Environment(\.buttonStyles) private var styles
    @Environment(\.listsMenuItems) private var listsMenuItems
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.isBarItem) private var isBarItem
    @Environment(\.menuActionDismissBehavior) private var dismissBehavior
    @Environment(\.tintColor) private var tint

    /// Creates a button that displays a custom label.
    public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// Creates a button with a specified role that displays a custom label.
    public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        (self.role, self.action, self.label) = (role, action, label())
    }

    private var menuItem: MenuItem {
        var item = MenuItem.button(label, role: role, isEnabled: isEnabled, action: action)
        item.keepsMenuOpen = dismissBehavior == .disabled
        return item
    }

    private var look: AnyView {
        let configuration = PrimitiveButtonStyleConfiguration(
            role: role, label: .init(content: AnyView(label)), action: action)
        return AnyView(
            AnyView(styles.style.styled(configuration)).environment(\.buttonStyles, styles.outer))
    }

    /// The button in the style of its environment.
    public var body: some View {
        if listsMenuItems {
            menuItem.view
        } else if isBarItem, styles.style is DefaultButtonStyle {
            look.modified(
                by: TraitModification(BarItemTrait.self, BarItemContent(item: menuItem, tint: tint)))
        } else {
            look
        }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// Creates a button based on a configuration for a style with custom appearance and custom interaction behavior.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.action) { configuration.label }
    }
}

extension Button where Label == Text {
    /// Creates a button that generates its label from a localized string key.
    public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
        self.init(role: nil, action: action) { Text(titleKey) }
    }

    /// Creates a button that generates its label from a string.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
        self.init(role: nil, action: action) { Text(title) }
    }

    /// Creates a button with a specified role that generates its label from a localized string key.
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    /// Creates a button with a specified role that generates its label from a string.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}
