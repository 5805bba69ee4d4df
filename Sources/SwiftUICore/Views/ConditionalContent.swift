/// The view of one of two branches. A view of the other branch has another identity.
public struct _ConditionalContent<TrueContent: View, FalseContent: View>: SystemView {
    /// The view of the branch that was taken.
    package enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }

    package let storage: Storage

    package init(_ storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: NodeView {
    package func makeNode(_ inputs: NodeInputs) -> ViewNode { ListNode(self, inputs) }
}

extension _ConditionalContent: ViewList {
    package func listChildren(_ list: inout ViewListBuilder) {
        switch storage {
        case .first(let view): list.add(view, id: true)
        case .second(let view): list.add(view, id: false)
        }
    }
}
