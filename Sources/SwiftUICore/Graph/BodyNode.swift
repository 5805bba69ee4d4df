/// The node of a view that consists of others: it evaluates the body.
final class BodyNode<Content: View>: ViewNode, Animated {
    private var view: Content
    private var child: ViewNode?
    private var properties: DynamicProperties
    private var motion = MotionState<Content>()

    init(_ view: Content, _ inputs: NodeInputs) {
        self.view = view
        properties = DynamicProperties(of: Content.self, in: inputs.graph)
        super.init(inputs)
        evaluate()
    }

    override func accept(_ view: any View, in environment: EnvironmentValues) -> Bool {
        guard let view = view as? Content else { return false }
        let last = self.view
        self.view = view
        self.environment = environment
        motion.change(from: last, to: view, of: self, in: graph)
        evaluate()
        return true
    }

    override func refresh() { evaluate() }

    func timeDidPass() { graph.mark(self) }

    override func forEachChild(_ body: (ViewNode) -> Void) { if let child { body(child) } }

    override func willRemove() { properties.disconnect() }

    override var viewTypeName: String? { TypeName.text(of: Content.self) }

    private func evaluate() {
        isMarked = false
        properties.connect(&view, to: self)
        let shown = motion.shown(view, in: graph)
        let body = graph.evaluation.evaluate(self) { shown.body }
        child = reconciled(child, with: body, in: environment)
    }
}
