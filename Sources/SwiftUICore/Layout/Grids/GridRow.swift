/// A row of a grid, whose views are its cells.
public struct GridRow<Content: View>: SystemView {
    let alignment: VerticalAlignment?
    let content: Content

    /// Creates a row with an alignment of its own; nil for that of the grid.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        (self.alignment, self.content) = (alignment, content())
    }
}

extension GridRow: NodeView {
    package func makeNode(_ inputs: NodeInputs) -> ViewNode { GridRowNode(self, inputs) }
}

/// The node of a row: its cells belong to the grid around it.
final class GridRowNode<Content: View>: WrappingNode {
    private var view: GridRow<Content>

    init(_ view: GridRow<Content>, _ inputs: NodeInputs) {
        self.view = view
        super.init(inputs)
        child = reconciled(child, with: view.content, in: environment)
    }

    override func accept(_ view: any View, in environment: EnvironmentValues) -> Bool {
        guard let view = view as? GridRow<Content> else { return false }
        (self.view, self.environment) = (view, environment)
        child = reconciled(child, with: view.content, in: environment)
        return true
    }

    override func makeWrapper(_ child: LayoutElement) -> WrapperElement {
        TraitElement(
            node: self, child: child, key: ObjectIdentifier(GridRowTrait.self),
            value: GridRowTrait.Row(id: ObjectIdentifier(self), alignment: view.alignment))
    }
}

/// The row that a cell of a grid is in.
enum GridRowTrait: ViewTraitKey {
    /// A row by its identity.
    struct Row {
        var id: ObjectIdentifier
        var alignment: VerticalAlignment?
    }

    static var defaultValue: Row? { nil }
}
