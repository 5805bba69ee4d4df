/// The view that a modifier is applied to.
public struct _ViewModifier_Content<Modifier: ViewModifier>: SystemView {
    package let content: any View
    /// The environment around the modifier, in which its content was written.
    package init(_ content: any View) { self.content = content }
}

extension _ViewModifier_Content: NodeView {
    package func makeNode(_ inputs: NodeInputs) -> ViewNode { ListNode(self, inputs) }
}

extension _ViewModifier_Content: ViewList {
    package func listChildren(_ list: inout ViewListBuilder) { list.add(content) }
}
