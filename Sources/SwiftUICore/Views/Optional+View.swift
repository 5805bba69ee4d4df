extension Optional: View where Wrapped: View {
    /// The type of an optional view's body.
    public typealias Body = Never
}

extension Optional: SystemView where Wrapped: View {}

extension Optional: NodeView where Wrapped: View {
    package func makeNode(_ inputs: NodeInputs) -> ViewNode { ListNode(self, inputs) }
}

extension Optional: ViewList where Wrapped: View {
    package func listChildren(_ list: inout ViewListBuilder) {
        if let view = self { list.add(view) }
    }
}
