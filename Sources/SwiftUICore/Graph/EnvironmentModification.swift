/// What a modifier changes in the environment of its content.
package protocol EnvironmentModification: ViewModification {
    /// Changes the values.
    func change(_ environment: inout EnvironmentValues)
}

extension EnvironmentModification {
    package func makeNode(for content: any View, _ inputs: NodeInputs) -> ViewNode {
        EnvironmentNode(self, content, inputs)
    }
}

/// The node of a view with another environment: it contributes its content's elements.
final class EnvironmentNode<Modification: EnvironmentModification>: ViewNode {
    private var child: ViewNode?

    init(_ modification: Modification, _ content: any View, _ inputs: NodeInputs) {
        super.init(inputs)
        update(modification, content, inputs.environment)
    }

    override func accept(_ view: any View, in environment: EnvironmentValues) -> Bool {
        guard let view = view as? ModifiedView, let next = view.modification as? Modification else {
            return false
        }
        update(next, view.content, environment)
        return true
    }

    override func forEachChild(_ body: (ViewNode) -> Void) { if let child { body(child) } }

    private func update(
        _ modification: Modification, _ content: any View, _ environment: EnvironmentValues
    ) {
        self.environment = environment
        modification.change(&self.environment)
        child = reconciled(child, with: content, in: self.environment)
    }
}
