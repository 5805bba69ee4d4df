public import SwiftUICore

/// The swipe actions of a row at an edge.
struct RowSwipeActions {
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool
    let content: any View

    /// Returns what the first button does in an environment; nil without one.
    func first(in environment: EnvironmentValues) -> (() -> Void)? {
        for item in MenuItem.items(of: content, in: environment) where item.isEnabled {
            if case .button(_, let action) = item.kind { return action }
        }
        return nil
    }
}

/// The swipe actions of a row.
enum RowSwipeActionsTrait: ViewTraitKey {
    static var defaultValue: [RowSwipeActions] { [] }
}

/// A row with swipe actions besides those of the view inside.
struct RowSwipeModification: ElementModification {
    let actions: RowSwipeActions

    func trait(_ key: ObjectIdentifier) -> Any? { nil }

    func trait(_ key: ObjectIdentifier, of child: LayoutElement, in context: ElementContext) -> Any? {
        guard key == ObjectIdentifier(RowSwipeActionsTrait.self) else { return nil }
        return child[RowSwipeActionsTrait.self] + [actions]
    }
}

/// Whether a row cannot be deleted.
enum DeleteDisabledTrait: ViewTraitKey {
    static var defaultValue: Bool { false }
}

/// Whether a row cannot be moved.
enum MoveDisabledTrait: ViewTraitKey {
    static var defaultValue: Bool { false }
}

/// Whether a row cannot be selected.
enum SelectionDisabledTrait: ViewTraitKey {
    static var defaultValue: Bool { false }
}

extension View {
    /// Adds custom swipe actions to a row in a list: a swipe from the edge shows them, one over most of the row performs the
    /// first, unless that is not allowed.
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        modified(
            by: RowSwipeModification(
                actions: RowSwipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe, content: content())))
    }

    /// Returns the view as a row that can be deleted or not.
    public func deleteDisabled(_ isDisabled: Bool) -> some View {
        modified(by: TraitModification(DeleteDisabledTrait.self, isDisabled))
    }

    /// Returns the view as a row that can be moved or not.
    public func moveDisabled(_ isDisabled: Bool) -> some View {
        modified(by: TraitModification(MoveDisabledTrait.self, isDisabled))
    }

    /// Returns the view as a row that can be selected or not.
    public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        modified(by: TraitModification(SelectionDisabledTrait.self, isDisabled))
    }
}
