public import SwiftUICore

/// A model that represents an item which can be placed in the toolbar or navigation bar.
public struct ToolbarItem<ID, Content: View>: SystemToolbarContent {
    private let entry: ToolbarEntry
    private let identifier: ID

    var contributor: any View { ToolbarContributor(entries: [entry]) }

    /// Creates a toolbar item with the specified placement and content.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
    where ID == () {
        entry = ToolbarEntry(placement: placement, content: content())
        identifier = ()
    }

    /// Creates a toolbar item with an identity; all items are shown.
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
        @ViewBuilder content: () -> Content
    ) where ID == String {
        entry = ToolbarEntry(placement: placement, content: content())
        identifier = id
    }
}

extension ToolbarItem: Identifiable where ID: Hashable {
    /// The identity of the item.
    public var id: ID { identifier }
}

/// A model that represents a group of toolbar items which can be placed in the toolbar or navigation bar.
public struct ToolbarItemGroup<Content: View>: SystemToolbarContent {
    private let entries: [ToolbarEntry]

    var contributor: any View { ToolbarContributor(entries: entries) }

    /// Creates a toolbar item group with a specified placement and content.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        entries = ToolbarEntry.entries(of: content(), at: placement)
    }

    /// Creates a toolbar item group with a label for where there is no room for its items; there is room here.
    public init<C: View, L: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C,
        @ViewBuilder label: () -> L
    ) where Content == LabeledToolbarItemGroupContent<C, L> {
        entries = ToolbarEntry.entries(of: content(), at: placement)
    }
}

/// A view that represents the view of a toolbar item group with a label.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
    private let content: Content

    /// The items of the group.
    public var body: some View { content }
}

/// A standard space item in toolbars.
public struct ToolbarSpacer: SystemToolbarContent {
    private let entry: ToolbarEntry

    var contributor: any View { ToolbarContributor(entries: [entry]) }

    /// Creates a toolbar spacer with a specified placement and sizing.
    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        entry = ToolbarEntry(
            placement: placement, kind: sizing == .fixed ? .fixedSpace : .flexibleSpace, content: EmptyView())
    }
}

/// A type which defines how spacers should size themselves.
public struct SpacerSizing: Hashable, Sendable {
    private let name: String
    /// The spacer has a flexible size.
    public static let flexible = SpacerSizing(name: "flexible")
    /// The spacer has a fixed size.
    public static let fixed = SpacerSizing(name: "fixed")
}
