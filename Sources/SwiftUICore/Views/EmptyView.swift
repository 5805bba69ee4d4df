/// A view without content, which takes no part in layout.
public struct EmptyView: SystemView, Sendable {
    /// Creates a view without content.
    public init() {}
}

extension EmptyView: NodeView {
    package func makeNode(_ inputs: NodeInputs) -> ViewNode { ListNode(self, inputs) }
}

extension EmptyView: ViewList {
    package func listChildren(_ list: inout ViewListBuilder) {}
}
