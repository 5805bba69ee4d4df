public import SwiftUICore

/// A container that presents rows of data arranged in a single column, optionally providing the ability to select one or
/// more members.
public struct List<SelectionValue: Hashable, Content: View>: View {
    private let content: Content
    private let selection: ListSelection?
    @Environment(\.self) private var environment

    init(_ content: Content, _ selection: ListSelection?) {
        (self.content, self.selection) = (content, selection)
    }

    /// The rows in the style of the environment.
    public var body: some View {
        ListBody(content: content, look: environment.listLook, selection: selection)
            .preference(key: ListSelectionKey.self, value: selection?.row?())
    }
}

extension List {
    /// Creates a list with the given content that supports selecting multiple rows.
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(content(), selection.map { ListSelection($0) })
    }

    /// Creates a list with the given content that supports selecting a single row.
    @_disfavoredOverload
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(content(), selection.map { ListSelection($0) })
    }

    /// Creates a list with the given content, one row of which is selected at any time.
    @_disfavoredOverload
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.init(content(), selection.map { ListSelection(always: $0) })
    }

    /// Creates a list that identifies its rows by the identity of the data, and supports selecting multiple rows.
    ///
    /// A binding is such a collection too; for one, the initializer of bindings is taken.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(ForEach(data, content: rowContent), selection.map { ListSelection($0) })
    }

    /// Creates a list that identifies its rows by the identity of the data, and supports selecting a single row.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(ForEach(data, content: rowContent), selection.map { ListSelection($0) })
    }

    /// Creates a list that identifies its rows by a key path, and supports selecting multiple rows.
    public init<Data: RandomAccessCollection, ID, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(ForEach(data, id: id, content: rowContent), selection.map { ListSelection($0) })
    }

    /// Creates a list that identifies its rows by a key path, and supports selecting a single row.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, ID, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(ForEach(data, id: id, content: rowContent), selection.map { ListSelection($0) })
    }
}

extension List where SelectionValue == Never {
    /// Creates a list with the given content.
    public init(@ViewBuilder content: () -> Content) { self.init(content(), nil) }

    /// Creates a list that computes its rows on demand from an underlying collection of identifiable data.
    ///
    /// A binding is such a collection too; for one, the initializer of bindings is taken.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(ForEach(data, content: rowContent), nil)
    }

    /// Creates a list that identifies its rows based on a key path to the identifier of the underlying data.
    public init<Data: RandomAccessCollection, ID, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(ForEach(data, id: id, content: rowContent), nil)
    }

    /// Creates a list that computes its views on demand over a constant range.
    public init<RowContent: View>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(ForEach(data, content: rowContent), nil)
    }

    /// Creates a list of bindings to the elements of a collection.
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
        >,
        Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(ForEach(data, content: rowContent), nil)
    }
}

extension List where SelectionValue == Never {
    /// Creates a hierarchical list that computes its rows on demand from an underlying collection of identifiable data.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(OutlineGroup(data, children: children, content: rowContent), nil)
    }
}
