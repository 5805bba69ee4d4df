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
final class EnvironmentNode<Modification: EnvironmentModification>: ViewNode, Animated {
    private var child: ViewNode?
    private var target: Modification
    private var content: any View
    /// The environment around the view.
    private var outer: EnvironmentValues
    private var motion = MotionState<Modification>()

    init(_ modification: Modification, _ content: any View, _ inputs: NodeInputs) {
        (target, self.content, outer) = (modification, content, inputs.environment)
        super.init(inputs)
        update()
    }

    override func accept(_ view: any View, in environment: EnvironmentValues) -> Bool {
        guard let view = view as? ModifiedView, let next = view.modification as? Modification else {
            return false
        }
        let last = target
        (target, content, outer) = (next, view.content, environment)
        motion.change(from: last, to: next, of: self, in: graph)
        update()
        return true
    }

    override func refresh() { update() }
    override func forEachChild(_ body: (ViewNode) -> Void) { if let child { body(child) } }

    func timeDidPass() { graph.mark(self) }

    private func update() {
        isMarked = false
        environment = outer
        motion.shown(target, in: graph).change(&environment)
        child = reconciled(child, with: content, in: environment)
    }
}
