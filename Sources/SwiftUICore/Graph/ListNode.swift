/// The node of a view that stands for several: tuples, groups, conditions, and views of collections.
final class ListNode: ViewNode {
    private var view: any ViewList
    private var children: [ViewNode] = []
    private var ids: [AnyHashable?] = []
    /// Whether the node is one that others know already.
    private var isMade = false

    init(_ view: any ViewList, _ inputs: NodeInputs) {
        self.view = view
        super.init(inputs)
        update()
        isMade = true
    }

    override func accept(_ view: any View, in environment: EnvironmentValues) -> Bool {
        guard type(of: view) == type(of: self.view), let view = view as? any ViewList else { return false }
        self.view = view
        self.environment = environment
        update()
        return true
    }

    override func forEachChild(_ body: (ViewNode) -> Void) { children.forEach(body) }

    override func refresh() { update() }

    override func ownElement(identifiedBy id: AnyHashable) -> LayoutElement? {
        guard let index = ids.firstIndex(of: id) else { return nil }
        return children[index].firstContributedElement
    }

    private func update() {
        isMarked = false
        var list = ViewListBuilder()
        graph.evaluation.evaluate(self) { view.listChildren(&list) }
        if ids == list.entries.map(\.id) {
            updateInPlace(list.entries)
        } else {
            rebuild(list.entries)
        }
    }

    private func updateInPlace(_ entries: [ViewListBuilder.Entry]) {
        for (index, entry) in entries.enumerated() {
            children[index] = reconciled(children[index], with: entry.view, in: environment)
        }
    }

    private func rebuild(_ entries: [ViewListBuilder.Entry]) {
        let old = children
        var known = Dictionary(grouping: old.indices) { ids[$0] ?? AnyHashable(ListPlace(index: $0)) }
            .mapValues { $0.reversed() as [Int] }
        var kept = Set<Int>()
        children = entries.enumerated().map { index, entry in
            let id = entry.id ?? AnyHashable(ListPlace(index: index))
            if let place = known[id]?.popLast(), old[place].accept(entry.view, in: environment) {
                kept.insert(place)
                return old[place]
            }
            return graph.makeNode(for: entry.view, inputs(environment))
        }
        ids = entries.map(\.id)
        for index in old.indices where !kept.contains(index) { old[index].remove() }
        if isMade { structureDidChange() }
    }

    /// Returns the identity that the list gives one of its views; nil for none.
    func identity(of child: ViewNode) -> AnyHashable? {
        guard let index = children.firstIndex(where: { $0 === child }) else { return nil }
        return view is any DynamicViewContent ? ids[index] : nil
    }
}

/// The identity of a view in a list that is its place.
private struct ListPlace: Hashable {
    let index: Int
}
