public import SwiftUICore

/// A structure that computes views and disclosure groups on demand from an underlying collection of tree-structured,
/// identified data.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
    private let data: Data
    private let id: KeyPath<Data.Element, ID>
    private let children: KeyPath<Data.Element, Data?>
    private let content: (Data.Element) -> Leaf

    /// Creates an outline group from a collection of root data elements and a key path to an element's children.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) { (self.data, self.id, self.children, self.content) = (data, id, children, content) }

    /// The views of the elements; those with children are the labels of disclosure groups.
    public var body: some View {
        ForEach(data, id: id) { element in
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
}
