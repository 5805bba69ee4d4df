import SwiftUICore

/// What a view gives the tab it is in.
struct TabItem {
    /// The label of the tab; nil for none.
    var label: (any View)?
    /// The badge of the tab; nil for none.
    var badge: Text?
}

/// What views give the tab they are in.
enum TabItemKey: PreferenceKey {
    static var defaultValue: TabItem { TabItem() }
    static func reduce(value: inout TabItem, nextValue: () -> TabItem) {
        let next = nextValue()
        value = TabItem(label: value.label ?? next.label, badge: value.badge ?? next.badge)
    }
}
