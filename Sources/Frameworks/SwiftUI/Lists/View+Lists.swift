public import Foundation
public import SwiftUICore

extension View {
    /// Returns the view as a row of a list with insets in points; nil for those of the list.
    public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modified(by: TraitModification(ListRowInsetsTrait.self, insets))
    }

    /// Returns the view as a row of a list with an inset at edges, in points; nil and other edges are those of the list.
    public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        modified(by: RowInsetsModification(edges: edges, length: length))
    }

    /// Returns the view as a row of a list with a view behind it.
    public func listRowBackground<V: View>(_ view: V?) -> some View {
        modified(by: TraitModification(ListRowBackgroundTrait.self, view))
    }

    /// Returns the view as a row of a list whose separators are shown or not at edges.
    public func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        modified(by: EdgeTraitModification(ListRowSeparatorTrait.self, EdgeValues(visibility, at: edges)))
    }

    /// Returns the view as a row of a list whose separators at edges have a color; nil for that of the list.
    public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modified(by: EdgeTraitModification(ListRowSeparatorTintTrait.self, EdgeValues(color, at: edges)))
    }

    /// Returns the view as a section of a list, above and below whose rows separators are shown or not.
    public func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        modified(by: EdgeTraitModification(ListSectionSeparatorTrait.self, EdgeValues(visibility, at: edges)))
    }

    /// Returns the view as a section of a list whose separators at edges have a color; nil for that of the list.
    public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modified(by: EdgeTraitModification(ListSectionSeparatorTintTrait.self, EdgeValues(color, at: edges)))
    }

    /// Returns the view with a distance between the rows of its lists, in points.
    public func listRowSpacing(_ spacing: CGFloat?) -> some View { environment(\.listRowSpacing, spacing) }

    /// Returns the view with a distance between the sections of its lists.
    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\.listSectionSpacing, spacing)
    }

    /// Returns the view with a distance between the sections of its lists, in points.
    public func listSectionSpacing(_ spacing: CGFloat) -> some View {
        environment(\.listSectionSpacing, .custom(spacing))
    }

    /// Returns the view, whose scrollable views have their standard background or not.
    public func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.scrollContentBackground, visibility)
    }

    /// Returns the view with a prominence of its section headers.
    public func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }

    /// Returns the view with a number as its badge, in lists and tabs; zero shows none.
    public func badge(_ count: Int) -> some View { badged(count == 0 ? nil : Text(verbatim: "\(count)")) }

    /// Returns the view with a text as its badge, in lists and tabs.
    public func badge(_ label: Text?) -> some View { badged(label) }

    /// Returns the view with a text as its badge, in lists and tabs.
    public func badge(_ key: LocalizedStringKey?) -> some View { badged(key.map { Text($0) }) }

    /// Returns the view with a text as its badge, in lists and tabs.
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> some View { badged(label.map { Text($0) }) }

    private func badged(_ badge: Text?) -> some View {
        modified(by: TraitModification(ListRowBadgeTrait.self, badge))
            .transformPreference(TabItemKey.self) { $0.badge = badge }
    }
}
