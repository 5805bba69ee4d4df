import Foundation

/// Views that are computed from a collection of data, each with the identity of its element.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The collection that the views are computed from.
    public var data: Data
    /// The function that makes the view of an element.
    public var content: (Data.Element) -> Content
    package let id: (Data.Element) -> ID

    package init(data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content)
    {
        (self.data, self.id, self.content) = (data, id, content)
    }
}

/// Views of a collection, which lists let the user change.
public protocol DynamicViewContent: View {
    /// The type of the collection.
    associatedtype Data: Collection
    /// The collection that the views are computed from.
    var data: Data { get }
}

extension ForEach: View, SystemView where Content: View {
    /// The type of the body of such views.
    public typealias Body = Never
}

extension ForEach: DynamicViewContent where Content: View {}

extension ForEach: NodeView where Content: View {
    package func makeNode(_ inputs: NodeInputs) -> ViewNode {
        switch inputs.lazyContainer {
        case nil: ListNode(self, inputs)
        case is ListContainerNode: LazyRowsNode(self, inputs)
        default: LazyListNode(self, inputs)
        }
    }
}

extension ForEach: ViewList where Content: View {
    package func listChildren(_ list: inout ViewListBuilder) {
        for element in data { list.add(content(element), id: id(element)) }
    }
}

extension ForEach: LazyViewList where Content: View {
    package var lazyCount: Int { data.count }

    package func lazyID(at index: Int) -> AnyHashable { AnyHashable(id(element(index))) }

    package func lazyView(at index: Int) -> any View { content(element(index)) }

    private func element(_ index: Int) -> Data.Element { data[data.index(data.startIndex, offsetBy: index)] }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
    /// Creates views of identifiable data.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, id: \.id, content: content)
    }
}

extension ForEach where Content: View {
    /// Creates views of data that a key path identifies.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, id: { $0[keyPath: id] }, content: content)
    }

    /// Creates views of bindings to the elements of a collection, which identify themselves.
    public init<C>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection,
        C.Element: Identifiable, C.Index: Hashable, ID == C.Element.ID
    {
        self.init(data, id: \.id, content: content)
    }

    /// Creates views of bindings to the elements of a collection, which a key path identifies.
    public init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection,
        C.Index: Hashable
    {
        let elements = data.wrappedValue
        self.init(
            data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }, id: { $0.1 },
            content: { content(data[$0.0]) })
    }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
    /// Creates views of a range that does not change.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, id: { $0 }, content: content)
    }
}
