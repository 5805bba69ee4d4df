public import Foundation
public import MaquetteUniformTypeIdentifiers
public import SwiftUICore
public import UIKitCore

/// Views of a collection with what a list may change of it.
struct EditableContent: View {
    let content: any View
    /// What deletes and moves elements.
    var actions: ListEditActions
    /// Whether the view is one of the collection's, and not all of them.
    var isElement = false
    @Environment(\.listEditActions) private var outer
    @Environment(\.collectionLevel) private var level

    var body: some View {
        // What views around say is of this collection only where nothing is between.
        let own = isElement ? level : level + 1
        var next = outer.level == own ? outer.filled(from: actions) : actions
        next.level = own
        return AnyView(content).environment(\.listEditActions, next)
    }
}

/// What a list may change of a collection.
struct ListEditActions {
    var delete: ((IndexSet) -> Void)?
    var move: ((IndexSet, Int) -> Void)?
    /// How many collections the views are inside of that the actions are for.
    var level = 0

    func filled(from other: ListEditActions) -> ListEditActions {
        ListEditActions(delete: delete ?? other.delete, move: move ?? other.move, level: level)
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

    /// Sets the insert action for the dynamic view. Content is inserted by drops from elsewhere, which do not occur in a
    /// render: the action has no effect here.
    public func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent { _EditableDynamicContent(base: self, actions: ListEditActions()) }

    /// Sets the insert action for the dynamic view by identifiers of types; it has no effect here, as nothing is dropped.
    @available(*, deprecated, message: "Provide `UTType`s as the `supportedContentTypes` instead.")
    public func onInsert(
        of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent { _EditableDynamicContent(base: self, actions: ListEditActions()) }

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
