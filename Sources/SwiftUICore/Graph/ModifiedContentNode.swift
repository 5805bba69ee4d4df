/// The node of a view with an app's modifier: it evaluates the modifier's body.
final class ModifiedContentNode<Content: View, Modifier: ViewModifier>: ViewNode, Animated {
    private var view: ModifiedContent<Content, Modifier>
    private var child: ViewNode?
    private var properties: DynamicProperties
    private var motion = MotionState<Modifier>()

    init(_ view: ModifiedContent<Content, Modifier>, _ inputs: NodeInputs) {
        self.view = view
        properties = DynamicProperties(of: Modifier.self, in: inputs.graph)
        super.init(inputs)
        evaluate()
    }

    override func accept(_ view: any View, in environment: EnvironmentValues) -> Bool {
        guard let view = view as? ModifiedContent<Content, Modifier> else { return false }
        let last = self.view.modifier
        self.view = view
        self.environment = environment
        motion.change(from: last, to: view.modifier, of: self, in: graph)
        evaluate()
        return true
    }

    override func refresh() { evaluate() }

    func timeDidPass() { graph.mark(self) }

    override func forEachChild(_ body: (ViewNode) -> Void) { if let child { body(child) } }

    override func willRemove() { properties.disconnect() }

    override var viewTypeName: String? { TypeName.text(of: Modifier.self) }

    private func evaluate() {
        isMarked = false
        properties.connect(&view.modifier, to: self)
        let shown = motion.shown(view.modifier, in: graph)
        let body = graph.evaluation.evaluate(self) {
            shown.body(content: _ViewModifier_Content(view.content))
        }
        child = reconciled(child, with: body, in: environment)
    }
}
