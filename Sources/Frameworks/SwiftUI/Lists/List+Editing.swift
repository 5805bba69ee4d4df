public import SwiftUICore

extension List where SelectionValue == Never {
    /// Creates a list that identifies its rows by the identity of the data, and lets the user edit the collection.
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID,
            EditableCollectionContent<RowContent, Data>
        >, Data.Element: Identifiable, Data.Index: Hashable
    { self.init(ForEach(data, editActions: editActions, content: rowContent), nil) }

    /// Creates a list that identifies its rows by a key path, and lets the user edit the collection.
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, EditableCollectionContent<RowContent, Data>
        >, Data.Index: Hashable
    { self.init(ForEach(data, id: id, editActions: editActions, content: rowContent), nil) }

    /// Creates a list of bindings to the elements of a collection, which a key path identifies.
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
        Data.Index: Hashable
    { self.init(ForEach(data, id: id, content: rowContent), nil) }
}

extension List {
    /// Creates a list of bindings whose rows can be selected and edited.
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID,
            EditableCollectionContent<RowContent, Data>
        >, Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(
            ForEach(data, editActions: editActions, content: rowContent),
            selection.map { ListSelection($0) })
    }

    /// Creates a list of bindings, one row of which can be selected, and which can be edited.
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID,
            EditableCollectionContent<RowContent, Data>
        >, Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(
            ForEach(data, editActions: editActions, content: rowContent),
            selection.map { ListSelection($0) })
    }

    /// Creates a list of bindings whose rows can be selected.
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
        >, Data.Element: Identifiable, Data.Index: Hashable
    { self.init(ForEach(data, content: rowContent), selection.map { ListSelection($0) }) }

    /// Creates a list of bindings, one row of which can be selected.
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
        >, Data.Element: Identifiable, Data.Index: Hashable
    { self.init(ForEach(data, content: rowContent), selection.map { ListSelection($0) }) }
}
