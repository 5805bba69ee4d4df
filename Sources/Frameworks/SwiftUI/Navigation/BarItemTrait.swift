import SwiftUICore

/// What a view of a bar is where the bar can draw it as an item of its own: a button or a menu.
struct BarItemContent {
    /// The button or the menu.
    var item: MenuItem
    /// What a tap of a menu does; nil for opening the menu.
    var primaryAction: (() -> Void)?
    /// The tint of the view; nil for that of the bar.
    var tint: SwiftUICore.Color?
}

/// What a view of a bar is for the bar.
enum BarItemTrait: ViewTraitKey {
    /// A view that only draws itself: nil.
    static var defaultValue: BarItemContent? { nil }
}

extension EnvironmentValues {
    private enum BarItemKey: EnvironmentKey { static var defaultValue: Bool { false } }

    /// Whether the view is an item of a bar.
    var isBarItem: Bool {
        get { self[BarItemKey.self] }
        set { self[BarItemKey.self] = newValue }
    }
}
