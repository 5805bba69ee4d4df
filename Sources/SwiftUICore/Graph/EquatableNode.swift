/// The node of a view that is evaluated again only where it differs.
final class EquatableNode<Content: Equatable & View>: ViewNode {
    private var content: Content
    private var child: ViewNode?

    init(_ view: EquatableView<Content>, _ inputs: NodeInputs) {
        content = view.content
        super.init(inputs)
        child = reconciled(child, with: content, in: environment)
    }

    override func accept(_ view: any View, in environment: EnvironmentValues) -> Bool {
        guard let view = view as? EquatableView<Content> else { return false }
        if view.content == content, environment.isIdentical(to: self.environment) { return true }
        (content, self.environment) = (view.content, environment)
        child = reconciled(child, with: content, in: environment)
        return true
    }

    override func forEachChild(_ body: (ViewNode) -> Void) { if let child { body(child) } }
}
