public import Foundation
public import SwiftUICore

/// A set of edit actions on a collection of data that a view can offer to a user.
public struct EditActions<Data>: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: MutableCollection {
    /// An edit action that allows the user to move elements of the collection.
    public static var move: EditActions<Data> { EditActions(rawValue: 1) }
}

extension EditActions where Data: RangeReplaceableCollection {
    /// An edit action that allows the user to delete elements of the collection.
    public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
}

extension EditActions where Data: RangeReplaceableCollection & MutableCollection {
    /// All the edit actions available on the collection.
    public static var all: EditActions<Data> { [.move, .delete] }
}

/// The view of an element of a collection that a list may change.
public struct EditableCollectionContent<Content, Data> {
    let content: Content
    let actions: ListEditActions
}

extension EditableCollectionContent: View where Content: View {
    /// The view itself, with what changes its collection.
    public var body: some View { EditableContent(content: content, actions: actions, isElement: true) }
}

extension ListEditActions {
    /// Actions that change the collection of a binding.
    init<C: RandomAccessCollection & MutableCollection>(_ data: Binding<C>, _ actions: EditActions<C>) {
        self.init()
        if actions.rawValue & 1 != 0 {
            move = { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
        }
        if actions.rawValue & 2 != 0 {
            delete = { offsets in
                guard let collection = data.wrappedValue as? any RangeReplaceableCollection,
                    let rest = ListEditActions.removing(offsets, from: collection) as? C
                else { return }
                data.wrappedValue = rest
            }
        }
    }

    private static func removing<C: RangeReplaceableCollection>(_ offsets: IndexSet, from collection: C) -> C
    {
        C(collection.enumerated().filter { !offsets.contains($0.offset) }.map(\.element))
    }
}

extension ForEach where Content: View {
    /// Creates views of bindings to the elements of a collection, which identify themselves, and lets lists edit it.
    public init<C, R>(
        _ data: Binding<C>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID,
        Content == EditableCollectionContent<R, C>, C: MutableCollection & RandomAccessCollection, R: View,
        C.Element: Identifiable, C.Index: Hashable
    { self.init(data, id: \.id, editActions: editActions, content: content) }

    /// Creates views of bindings to the elements of a collection, which a key path identifies, and lets lists edit it.
    public init<C, R>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, Content == EditableCollectionContent<R, C>,
        C: MutableCollection & RandomAccessCollection, R: View, C.Index: Hashable
    {
        let actions = ListEditActions(data, editActions)
        self.init(data, id: id) {
            EditableCollectionContent<R, C>(content: content($0), actions: actions)
        }
    }
}
