/// A view of any type. A view of another type in its place has another identity.
public struct AnyView: SystemView {
    package let view: any View

    /// Creates a view that erases the type of another.
    public init<V: View>(_ view: V) { self.view = (view as? AnyView)?.view ?? view }

    /// Creates a view that erases the type of another.
    public init<V: View>(erasing view: V) { self.init(view) }

    /// Creates a view of a value that may be one; nil if it is none.
    public init?(_fromValue value: Any) {
        guard let view = value as? any View else { return nil }
        self.init(view)
    }
}

extension AnyView: NodeView {
    package func makeNode(_ inputs: NodeInputs) -> ViewNode { ListNode(self, inputs) }
}

extension AnyView: ViewList {
    package func listChildren(_ list: inout ViewListBuilder) { list.add(view) }
}
