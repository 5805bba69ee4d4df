/// A view created from a tuple of views, in order.
public struct TupleView<T>: SystemView {
    /// The tuple of views.
    public var value: T
    /// Creates a view of several.
    public init(_ value: T) { self.value = value }
}

extension TupleView: NodeView {
    package func makeNode(_ inputs: NodeInputs) -> ViewNode { ListNode(self, inputs) }
}

extension TupleView: ViewList {
    package func listChildren(_ list: inout ViewListBuilder) {
        withUnsafePointer(to: value) { pointer in
            let memory = UnsafeRawPointer(pointer)
            for field in TypeFields.fields(of: T.self) {
                guard let type = field.type as? any View.Type else { continue }
                list.add(TupleView.view(of: type, at: memory + field.offset))
            }
        }
    }

    private static func view<Element: View>(
        of type: Element.Type, at memory: UnsafeRawPointer
    ) -> any View {
        memory.assumingMemoryBound(to: type).pointee
    }
}
