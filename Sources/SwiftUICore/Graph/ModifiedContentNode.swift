/// The node of a view with an app's modifier: it evaluates the modifier's body.
final class ModifiedContentNode<Content: View, Modifier: ViewModifier>: ViewNode {
    private var view: ModifiedContent<Content, Modifier>
    private var child: ViewNode?
    private var properties: DynamicProperties

    init(_ view: ModifiedContent<Content, Modifier>, _ inputs: NodeInputs) {
        self.view = view
        properties = DynamicProperties(of: Modifier.self, in: inputs.graph)
        super.init(inputs)
        evaluate()
    }

    override func accept(_ view: any View, in environment: EnvironmentValues) -> Bool {
        guard let view = view as? ModifiedContent<Content, Modifier> else { return false }
        self.view = view
        self.environment = environment
        evaluate()
        return true
    }

    override func refresh() { evaluate() }

    override func forEachChild(_ body: (ViewNode) -> Void) { if let child { body(child) } }

    override func willRemove() { properties.disconnect() }

    override var viewTypeName: String? { TypeName.text(of: Modifier.self) }

    private func evaluate() {
        isMarked = false
        properties.connect(&view.modifier, to: self)
        let body = graph.evaluation.evaluate(self) {
            view.modifier.body(content: _ViewModifier_Content(view.content))
        }
        child = reconciled(child, with: body, in: environment)
    }
}
