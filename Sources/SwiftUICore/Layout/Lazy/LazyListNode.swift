import Foundation

/// A view of a collection whose views can be made one by one.
package protocol LazyViewList: ViewList {
    /// How many views there are.
    var lazyCount: Int { get }
    /// Returns the identity of a view by its index.
    func lazyID(at index: Int) -> AnyHashable
    /// Returns a view by its index.
    func lazyView(at index: Int) -> any View
}

/// The node of a view of a collection in a container that makes views when they are shown.
final class LazyListNode: ViewNode {
    /// The place of a view that may not have been made.
    final class Row {
        /// The node of the view; nil before it is made.
        var node: ViewNode?
        /// What stands for the view in layout until it is made.
        private(set) lazy var element: LazyRowElement = LazyRowElement(self)
        /// The index of the view in its collection.
        var index: Int
        unowned let list: LazyListNode

        init(_ index: Int, _ list: LazyListNode) { (self.index, self.list) = (index, list) }

        /// Makes the view.
        func make() {
            guard node == nil else { return }
            node = list.makeNode(at: index)
            list.lazyContainer?.forgetElements()
        }
    }

    private var view: any LazyViewList
    private var rows: [Row] = []
    private var ids: [AnyHashable] = []

    init(_ view: any LazyViewList, _ inputs: NodeInputs) {
        self.view = view
        super.init(inputs)
        ids = currentIDs
        rows = ids.indices.map { Row($0, self) }
    }

    private var currentIDs: [AnyHashable] { (0..<view.lazyCount).map { view.lazyID(at: $0) } }

    private func view(at index: Int) -> any View {
        graph.evaluation.evaluate(self) { view.lazyView(at: index) }
    }

    fileprivate func makeNode(at index: Int) -> ViewNode {
        graph.makeNode(for: view(at: index), inputs(environment))
    }

    override func accept(_ view: any View, in environment: EnvironmentValues) -> Bool {
        guard type(of: view) == type(of: self.view), let view = view as? any LazyViewList else {
            return false
        }
        (self.view, self.environment) = (view, environment)
        update()
        return true
    }

    override func refresh() { update() }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        for row in rows { if let node = row.node { body(node) } }
    }

    override func appendElements(to list: inout [LayoutElement]) {
        for row in rows {
            if let node = row.node { node.appendElements(to: &list) } else { list.append(row.element) }
        }
    }

    override func ownElement(identifiedBy id: AnyHashable) -> LayoutElement? {
        guard let index = ids.firstIndex(of: id) else { return nil }
        return rows[index].node?.firstContributedElement ?? rows[index].element
    }

    /// Takes the next collection: views that were made are kept by their identities.
    private func update() {
        isMarked = false
        let next = currentIDs
        if next != ids { exchangeRows(next) }
        for row in rows {
            guard let node = row.node else { continue }
            row.node = reconciled(node, with: view(at: row.index), in: environment)
        }
    }

    private func exchangeRows(_ next: [AnyHashable]) {
        var known: [AnyHashable: Row] = [:]
        for (id, row) in zip(ids, rows) where row.node != nil && known[id] == nil { known[id] = row }
        rows = next.enumerated().map { index, id in
            guard let row = known.removeValue(forKey: id) else { return Row(index, self) }
            row.index = index
            return row
        }
        ids = next
        for row in known.values { row.node?.remove() }
        structureDidChange()
    }
}

/// What stands for a view of a collection in layout until it is made; containers estimate its length.
final class LazyRowElement: LayoutElement {
    private unowned let owner: LazyListNode.Row

    init(_ row: LazyListNode.Row) {
        owner = row
        super.init(node: row.list)
    }

    /// The size that the container estimates, in points.
    var estimate = CGSize.zero { didSet { if estimate != oldValue { forgetAnswers() } } }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { estimate }

    override var unmadeRow: LazyListNode.Row? { owner.node == nil ? owner : nil }
}
