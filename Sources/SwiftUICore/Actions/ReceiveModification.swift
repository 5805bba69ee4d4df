public import OpenCombine

/// A view with an action for what a publisher sends.
struct ReceiveModification<P: Publisher>: ViewModification where P.Failure == Never {
    let publisher: P
    let action: (P.Output) -> Void

    func makeNode(for content: any View, _ inputs: NodeInputs) -> ViewNode {
        ReceiveNode(self, content, inputs)
    }
}

/// The node of a view with an action for what a publisher sends: subscribed while the view is in its place.
final class ReceiveNode<P: Publisher>: ActionNode where P.Failure == Never {
    private var modification: ReceiveModification<P>
    private var cancellable: AnyCancellable?

    init(_ modification: ReceiveModification<P>, _ content: any View, _ inputs: NodeInputs) {
        self.modification = modification
        super.init(inputs)
        child = reconciled(child, with: content, in: environment)
        cancellable = modification.publisher.sink { [weak self] in self?.modification.action($0) }
    }

    override func accept(_ view: any View, in environment: EnvironmentValues) -> Bool {
        guard let view = view as? ModifiedView, let next = view.modification as? ReceiveModification<P>
        else { return false }
        (modification, self.environment) = (next, environment)
        child = reconciled(child, with: view.content, in: environment)
        return true
    }

    override func willRemove() { cancellable?.cancel() }
}

extension View {
    /// Returns the view with an action for what a publisher sends.
    public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modified(by: ReceiveModification(publisher: publisher, action: action))
    }
}
