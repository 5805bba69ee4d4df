/// The view that a style of controls makes, whose dynamic properties are those of a view.
///
/// Source: styles such as `ButtonStyle` may have properties of the environment and state.
package struct AppliedStyle<Style>: NodeView {
    let style: Style
    /// Returns the view that the style makes.
    let make: (Style) -> any View

    /// Creates the view of a style.
    package init(_ style: Style, _ make: @escaping (Style) -> any View) {
        (self.style, self.make) = (style, make)
    }

    package func makeNode(_ inputs: NodeInputs) -> ViewNode { AppliedStyleNode(self, inputs) }
}

/// The node of a view that a style makes.
final class AppliedStyleNode<Style>: ViewNode {
    private var make: (Style) -> any View
    private var style: Style
    private var child: ViewNode?
    private var properties: DynamicProperties

    init(_ view: AppliedStyle<Style>, _ inputs: NodeInputs) {
        (style, make) = (view.style, view.make)
        properties = DynamicProperties(of: Style.self, in: inputs.graph)
        super.init(inputs)
        evaluate()
    }

    override func accept(_ view: any View, in environment: EnvironmentValues) -> Bool {
        guard let view = view as? AppliedStyle<Style> else { return false }
        (style, make, self.environment) = (view.style, view.make, environment)
        evaluate()
        return true
    }

    override func refresh() { evaluate() }

    override func forEachChild(_ body: (ViewNode) -> Void) { if let child { body(child) } }

    override func willRemove() { properties.disconnect() }

    private func evaluate() {
        isMarked = false
        properties.connect(&style, to: self)
        let body = graph.evaluation.evaluate(self) { make(style) }
        child = reconciled(child, with: body, in: environment)
    }
}
