/// A type that collects several instances of a content type, such as views, into one, to which modifiers apply each.
public struct Group<Content> {
    package let content: Content

    package init(storing content: Content) { self.content = content }
}

extension Group: View, SystemView where Content: View {
    /// The type of a group's body.
    public typealias Body = Never

    /// Creates a group of views.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: NodeView where Content: View {
    package func makeNode(_ inputs: NodeInputs) -> ViewNode { ListNode(self, inputs) }
}

extension Group: ViewList where Content: View {
    package func listChildren(_ list: inout ViewListBuilder) { list.add(content) }
}
