public import Foundation
public import SwiftUICore

/// Views of a collection with what a list may change of it.
struct EditableContent: View {
    let content: any View
    /// What deletes and moves elements.
    var actions: ListEditActions
    @Environment(\.listEditActions) private var outer

    var body: some View {
        AnyView(content).environment(\.listEditActions, outer.filled(from: actions))
    }
}

/// What a list may change of a collection.
struct ListEditActions {
    var delete: ((IndexSet) -> Void)?
    var move: ((IndexSet, Int) -> Void)?

    func filled(from other: ListEditActions) -> ListEditActions {
        ListEditActions(delete: delete ?? other.delete, move: move ?? other.move)
    }
}

/// Views of a collection that lists let the user change.
public struct _EditableDynamicContent<Base: DynamicViewContent>: DynamicViewContent {
    let base: Base
    let actions: ListEditActions

    /// The collection that the views are computed from.
    public var data: Base.Data { base.data }
    /// The views themselves, with what changes their collection.
    public var body: some View { EditableContent(content: base, actions: actions) }
}

extension DynamicViewContent {
    /// Sets the deletion action for the dynamic view; nil for none.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        _EditableDynamicContent(base: self, actions: ListEditActions(delete: action))
    }

    /// Sets the move action for the dynamic view; nil for none.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        _EditableDynamicContent(base: self, actions: ListEditActions(move: action))
    }
}

extension EnvironmentValues {
    private enum ActionsKey: EnvironmentKey { static var defaultValue: ListEditActions { ListEditActions() } }

    /// What the list around may change of the collection that views are computed from.
    var listEditActions: ListEditActions {
        get { self[ActionsKey.self] }
        set { self[ActionsKey.self] = newValue }
    }
}
