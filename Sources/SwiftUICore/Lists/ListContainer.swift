package import Foundation

/// The sections and rows of a list, below each other.
package struct ListContainer: NodeView {
    /// The rows and sections.
    let content: any View
    /// How they are laid out and drawn.
    let appearance: ListAppearance
    /// Returns what is around a row.
    let rowViews: (LayoutElement) -> ListRowViews
    /// What the list is asked by.
    let handle: ListHandle?

    /// Creates the rows of a list.
    package init(
        _ content: any View, _ appearance: ListAppearance, handle: ListHandle? = nil,
        rowViews: @escaping (LayoutElement) -> ListRowViews = { ListRowViews(of: $0) }
    ) {
        (self.content, self.appearance) = (content, appearance)
        (self.handle, self.rowViews) = (handle, rowViews)
    }

    package func makeNode(_ inputs: NodeInputs) -> ViewNode { ListContainerNode(self, inputs) }
}

/// What code outside asks about the rows of a list.
package final class ListHandle {
    fileprivate weak var node: ListContainerNode?

    /// Creates a handle that a list takes.
    package init() {}

    /// The part of the list that is shown, in points of the host; nil for one that is not shown.
    package var viewport: CGRect? { node.flatMap { $0.element.viewport ?? $0.element.frame } }

    /// Whether the list is scrolled to its beginning.
    package var isAtTop: Bool {
        guard let element = node?.element, let viewport else { return false }
        return element.frame.minY > viewport.minY - 0.5
    }

    /// Returns the row at a point of the host, with its frame in points of the host; nil where there is none.
    package func row(at point: CGPoint) -> (element: LayoutElement, frame: CGRect)? {
        guard viewport?.contains(point) == true else { return nil }
        return rows.first { $0.frame.contains(point) }
    }

    /// The rows that were made, with their frames in points of the host, in order.
    package var rows: [(element: LayoutElement, frame: CGRect)] {
        (node?.element as? ListContainerElement)?.rows ?? []
    }

    /// Brings what is around rows up to date in the next layout.
    package func setNeedsUpdate() { node?.element.invalidate() }
}

/// The node of the rows of a list: rows of collections are made when they are shown.
final class ListContainerNode: ContainerNode {
    private(set) var appearance: ListAppearance
    private var rowViews: (LayoutElement) -> ListRowViews
    private var decorations: [ObjectIdentifier: ListRowDecorations] = [:]

    init(_ view: ListContainer, _ inputs: NodeInputs) {
        (appearance, rowViews) = (view.appearance, view.rowViews)
        super.init(inputs)
        view.handle?.node = self
        child = reconciled(child, with: view.content, in: environment)
    }

    override var lazyContainerForContents: ContainerNode? { self }

    override func makeElement() -> LayoutElement { ListContainerElement(self) }

    override func accept(_ view: any View, in environment: EnvironmentValues) -> Bool {
        guard let view = view as? ListContainer else { return false }
        (appearance, rowViews, self.environment) = (view.appearance, view.rowViews, environment)
        view.handle?.node = self
        child = reconciled(child, with: view.content, in: environment)
        element.invalidate()
        return true
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        super.forEachChild(body)
        for row in decorations.values { row.nodes.forEach(body) }
    }

    /// The elements of rows, headers and footers that were made.
    var madeElements: [LayoutElement] { elements.filter { $0.run == nil } }

    /// Brings the views around rows up to date.
    func updateDecorations() {
        var known = decorations
        decorations = [:]
        for row in madeElements {
            let key = ObjectIdentifier(row)
            let own = known.removeValue(forKey: key) ?? ListRowDecorations(self)
            own.update(with: rowViews(row), for: row)
            decorations[key] = own
        }
        for row in known.values { for node in row.nodes { node.remove() } }
    }

    /// The views around a row.
    func decorations(of row: LayoutElement) -> ListRowDecorations? { decorations[ObjectIdentifier(row)] }
}
