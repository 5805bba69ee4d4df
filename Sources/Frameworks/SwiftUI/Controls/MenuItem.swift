import SwiftUICore
import UIKit

/// An item that a view contributes to a menu, an alert or a bar, which draw it themselves.
struct MenuItem {
    /// What the item is.
    enum Kind {
        case button(role: ButtonRole?, action: () -> Void)
        case toggle(Binding<Bool>)
        case section(items: [MenuItem])
        case menu(items: [MenuItem])
        case controls(items: [MenuItem])
        case field(placeholder: String?, text: Binding<String>, isSecure: Bool)
        case divider
        case view(any View)
    }

    /// What the item is.
    var kind: Kind
    /// The label of the item; nil for none.
    var label: (any View)?
    /// Whether the user can choose the item.
    var isEnabled = true
    /// Whether the menu stays open after the item was chosen.
    var keepsMenuOpen = false

    static func button(
        _ label: any View, role: ButtonRole?, isEnabled: Bool, action: @escaping () -> Void
    ) -> MenuItem {
        MenuItem(kind: .button(role: role, action: action), label: label, isEnabled: isEnabled)
    }

    /// A view that shows nothing and contributes the item.
    var view: AnyView { AnyView(MenuItemView(item: self)) }

    /// Returns the items that views contribute in an environment.
    static func items(of view: any View, in environment: EnvironmentValues) -> [MenuItem] {
        var inner = environment
        inner.listsMenuItems = true
        let graph = ViewGraph(view, container: .zero, environment: inner)
        defer { graph.close() }
        return graph.preference(MenuItemsKey.self)
    }
}

/// The items that views contribute.
enum MenuItemsKey: PreferenceKey {
    static var defaultValue: [MenuItem] { [] }
    static func reduce(value: inout [MenuItem], nextValue: () -> [MenuItem]) { value += nextValue() }
}

/// A view that shows nothing and contributes an item.
private struct MenuItemView: View {
    let item: MenuItem

    var body: some View { SwiftUICore.Color.clear.preference(key: MenuItemsKey.self, value: [item]) }
}

extension EnvironmentValues {
    private enum ListsKey: EnvironmentKey { static var defaultValue: Bool { false } }

    /// Whether controls contribute items instead of drawing themselves.
    var listsMenuItems: Bool {
        get { self[ListsKey.self] }
        set { self[ListsKey.self] = newValue }
    }
}
