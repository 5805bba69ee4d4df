/// What views read and depend on: a value that can change, and the nodes that have read it.
package class GraphLocation {
    private let evaluation: Evaluation
    private var dependents: [ObjectIdentifier: Dependent] = [:]

    private struct Dependent {
        weak var node: ViewNode?
    }

    package init(_ evaluation: Evaluation) { self.evaluation = evaluation }

    /// Makes the node that is evaluated depend on the value.
    package final func didRead() {
        guard let node = evaluation.node else { return }
        let key = ObjectIdentifier(node)
        if dependents[key]?.node == nil { dependents[key] = Dependent(node: node) }
    }

    /// Marks the nodes that have read the value.
    package final func didChange() {
        for (key, dependent) in dependents {
            guard let node = dependent.node, !node.isRemoved else {
                dependents[key] = nil
                continue
            }
            node.graph.mark(node)
        }
    }
}
