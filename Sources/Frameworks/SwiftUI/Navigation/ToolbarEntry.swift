import SwiftUICore

/// An item of a bar, with the place that it asks for.
struct ToolbarEntry {
    /// What an item is.
    enum Kind {
        case view
        case flexibleSpace
        case fixedSpace
        case titleMenu
    }

    /// The identity of the item, that of its place among the views.
    var id = AnyHashable(0)
    /// The place of the item.
    var placement: ToolbarItemPlacement
    /// What the item is.
    var kind = Kind.view
    /// The view of the item.
    var content: any View
    /// The environment of the item; nil before it is known.
    var environment: EnvironmentValues?

    /// Returns the items that views are; a spacer among them is a flexible space.
    static func entries(of content: any View, at placement: ToolbarItemPlacement) -> [ToolbarEntry] {
        content.flattened.enumerated().map { index, listed in
            ToolbarEntry(
                id: listed.id ?? AnyHashable(index), placement: placement,
                kind: listed.view is Spacer ? .flexibleSpace : .view, content: listed.view)
        }
    }
}

/// A view that shows nothing and contributes items to the bars.
struct ToolbarContributor: View {
    /// The identity of an item among those of its contributor.
    private struct Identity: Hashable {
        let contributor: Namespace.ID
        let item: AnyHashable
    }

    let entries: [ToolbarEntry]
    @Namespace private var identity
    @Environment(\.self) private var environment

    var body: some View {
        let own = entries.map { entry in
            var entry = entry
            entry.id = AnyHashable(Identity(contributor: identity, item: entry.id))
            entry.environment = environment
            return entry
        }
        return EmptyView().transformPreference(BarPreferencesKey.self) { $0.items += own }
    }
}
