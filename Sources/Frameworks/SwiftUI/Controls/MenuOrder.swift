public import SwiftUICore
import UIKit

/// The order in which a menu presents its content.
public struct MenuOrder: Hashable, Sendable {
    private let name: String
    /// The ordering of the menu chosen by the system for the current context.
    public static let automatic = MenuOrder(name: "automatic")
    /// Keep the first items closest to user's interaction point.
    public static let priority = MenuOrder(name: "priority")
    /// Order items from top to bottom.
    public static let fixed = MenuOrder(name: "fixed")

    /// The order of UIKit's.
    var platformOrder: UIContextMenuConfiguration.ElementOrder {
        switch self {
        case .priority: .priority
        case .fixed: .fixed
        default: .automatic
        }
    }
}

/// The set of menu dismissal behavior options.
public struct MenuActionDismissBehavior: Hashable, Sendable {
    private let name: String
    /// Use the a dismissal behavior that's appropriate for the given context: a menu goes when an item is chosen.
    public static let automatic = MenuActionDismissBehavior(name: "automatic")
    /// Always dismiss the presented menu after performing an action.
    public static let enabled = MenuActionDismissBehavior(name: "automatic")
    /// Never dismiss the presented menu after performing an action.
    public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

extension EnvironmentValues {
    private enum OrderKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }
    private enum BehaviorKey: EnvironmentKey {
        static var defaultValue: MenuActionDismissBehavior { .automatic }
    }

    /// The preferred order of items for menus presented from this view.
    public var menuOrder: MenuOrder {
        get { self[OrderKey.self] }
        set { self[OrderKey.self] = newValue }
    }

    /// Whether a menu goes when an item is chosen.
    var menuActionDismissBehavior: MenuActionDismissBehavior {
        get { self[BehaviorKey.self] }
        set { self[BehaviorKey.self] = newValue }
    }
}

extension View {
    /// Sets the preferred order of items for menus presented from this view.
    public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }

    /// Says whether a menu is dismissed after performing an action.
    public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        environment(\.menuActionDismissBehavior, behavior)
    }

    /// Sets the menu indicator visibility for controls within this view; menus on iOS have none, so this has no effect.
    public func menuIndicator(_ visibility: Visibility) -> some View { self }
}
