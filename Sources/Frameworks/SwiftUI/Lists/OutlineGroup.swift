public import SwiftUICore

/// A structure that computes views and disclosure groups on demand from an underlying collection of tree-structured,
/// identified data.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
    private let elements: [Data.Element]
    private let id: KeyPath<Data.Element, ID>
    private let children: KeyPath<Data.Element, Data?>
    private let content: (Data.Element) -> Leaf

    private init(
        elements: [Data.Element], _ id: KeyPath<Data.Element, ID>, _ children: KeyPath<Data.Element, Data?>,
        _ content: @escaping (Data.Element) -> Leaf
    ) { (self.elements, self.id, self.children, self.content) = (elements, id, children, content) }

    /// Creates an outline group from a collection of root data elements and a key path to an element's children.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) { self.init(elements: Array(data), id, children, content) }

    /// Creates an outline group from a root data element, a key path to its identity, and one to an element's children.
    @_disfavoredOverload
    public init<DataElement>(
        _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element { self.init(elements: [root], id, children, content) }

    /// The views of the elements; those with children are the labels of disclosure groups.
    public var body: some View {
        ForEach(elements, id: id) { element in
            if let inner = element[keyPath: children] {
                DisclosureGroup {
                    AnyView(OutlineGroup(inner, id: id, children: children, content: content))
                } label: {
                    content(element)
                }
            } else {
                content(element)
            }
        }
    }
}

extension OutlineGroup where Data.Element: Identifiable, ID == Data.Element.ID {
    /// Creates an outline group from a collection of root data elements and a key path to its children.
    public init(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) { self.init(data, id: \.id, children: children, content: content) }

    /// Creates an outline group from a root data element and a key path to its children.
    @_disfavoredOverload
    public init<DataElement: Identifiable>(
        _ root: DataElement, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element, ID == DataElement.ID {
        self.init(elements: [root], \.id, children, content)
    }
}
