public import SwiftUICore

/// The swipe actions of a row.
struct RowSwipeActions {
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool
    let content: any View
}

/// The swipe actions of a row.
enum RowSwipeActionsTrait: ViewTraitKey {
    static var defaultValue: RowSwipeActions? { nil }
}

extension View {
    /// Adds custom swipe actions to a row in a list; this is kept, and has no effect here.
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        modified(
            by: TraitModification(
                RowSwipeActionsTrait.self,
                RowSwipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe, content: content())))
    }

    /// Returns the view as a row that can be deleted or not; this has no effect here.
    public func deleteDisabled(_ isDisabled: Bool) -> some View { self }

    /// Returns the view as a row that can be moved or not; this has no effect here.
    public func moveDisabled(_ isDisabled: Bool) -> some View { self }

    /// Returns the view as a row that can be selected or not; this has no effect here.
    public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
}
