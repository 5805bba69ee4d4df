import Foundation

/// The node of a platform view.
final class PlatformLeafNode<Leaf: PlatformLeafView>: ViewNode {
    private(set) var view: Leaf
    private(set) lazy var leaf = view.makeLeaf(in: environment)
    private lazy var element = PlatformLeafElement(self)
    private var properties: DynamicProperties

    init(_ view: Leaf, _ inputs: NodeInputs) {
        self.view = view
        properties = DynamicProperties(of: Leaf.self, in: inputs.graph)
        super.init(inputs)
        update()
    }

    override func accept(_ view: any View, in environment: EnvironmentValues) -> Bool {
        guard let view = view as? Leaf else { return false }
        (self.view, self.environment) = (view, environment)
        update()
        return true
    }

    override func refresh() { update() }
    override func appendElements(to list: inout [LayoutElement]) { list.append(element) }

    override func willRemove() {
        properties.disconnect()
        leaf.remove()
    }

    private func update() {
        isMarked = false
        properties.connect(&view, to: self)
        let leaf = leaf
        graph.evaluation.evaluate(self) { view.update(leaf, in: environment) }
        element.invalidate()
    }
}
