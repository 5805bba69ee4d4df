import Foundation

/// The sections and rows of a list, below each other.
package struct ListContainer: NodeView {
    /// The rows and sections.
    let content: any View
    /// How they are laid out and drawn.
    let appearance: ListAppearance

    /// Creates the rows of a list.
    package init(_ content: any View, _ appearance: ListAppearance) {
        (self.content, self.appearance) = (content, appearance)
    }

    package func makeNode(_ inputs: NodeInputs) -> ViewNode { ListContainerNode(self, inputs) }
}

/// The node of the rows of a list.
final class ListContainerNode: ContainerNode {
    private(set) var appearance: ListAppearance
    private var decorations: [ObjectIdentifier: ListRowDecorations] = [:]

    init(_ view: ListContainer, _ inputs: NodeInputs) {
        appearance = view.appearance
        super.init(inputs)
        child = reconciled(child, with: view.content, in: environment)
    }

    override func makeElement() -> LayoutElement { ListContainerElement(self) }

    override func accept(_ view: any View, in environment: EnvironmentValues) -> Bool {
        guard let view = view as? ListContainer else { return false }
        (appearance, self.environment) = (view.appearance, environment)
        child = reconciled(child, with: view.content, in: environment)
        element.invalidate()
        return true
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        super.forEachChild(body)
        for row in decorations.values { row.nodes.forEach(body) }
    }

    /// Brings the views around rows up to date.
    func updateDecorations() {
        var known = decorations
        decorations = [:]
        for row in elements {
            let key = ObjectIdentifier(row)
            let own = known.removeValue(forKey: key) ?? ListRowDecorations(self)
            own.update(for: row)
            decorations[key] = own
        }
        for row in known.values { for node in row.nodes { node.remove() } }
    }

    /// The views around a row.
    func decorations(of row: LayoutElement) -> ListRowDecorations? { decorations[ObjectIdentifier(row)] }
}
