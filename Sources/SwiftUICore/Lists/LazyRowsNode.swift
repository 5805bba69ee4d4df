import Foundation

/// The node of a collection's views in a list: views are made when the list shows them, and kept from then on.
///
/// Views that were not made are runs of elements: the cost of layout is that of the views that were.
final class LazyRowsNode: ViewNode {
    private var view: any LazyViewList
    private var ids: [AnyHashable] = []
    private var made: [Int: ViewNode] = [:] { didSet { knownPlaces = nil } }
    private var knownPlaces: [ObjectIdentifier: Int]?
    private var runs: [ListRunElement] = []

    init(_ view: any LazyViewList, _ inputs: NodeInputs) {
        self.view = view
        super.init(inputs)
        ids = currentIDs
    }

    private var currentIDs: [AnyHashable] { (0..<view.lazyCount).map { view.lazyID(at: $0) } }

    /// How many views of the collection were made.
    var madeCount: Int { made.count }
    /// How many views of the collection were not made.
    var unmadeCount: Int { ids.count - made.count }

    private func view(at index: Int) -> any View {
        graph.evaluation.evaluate(self) { view.lazyView(at: index) }
    }

    /// The environment of the views, which are further in by a collection.
    private var inner: EnvironmentValues {
        var values = environment
        values.collectionLevel += 1
        return values
    }

    /// Makes views by their indexes.
    func make(_ indexes: Range<Int>) {
        let inner = inner
        for index in indexes.clamped(to: 0..<ids.count) where made[index] == nil {
            made[index] = graph.makeNode(for: view(at: index), inputs(inner))
        }
        lazyContainer?.forgetElements()
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
        for index in made.keys.sorted() { if let node = made[index] { body(node) } }
    }

    override func appendElements(to list: inout [LayoutElement]) {
        var next = 0, count = 0
        func appendRun(_ range: Range<Int>) {
            if count == runs.count { runs.append(ListRunElement(self)) }
            runs[count].range = range
            list.append(runs[count])
            count += 1
        }
        for index in made.keys.sorted() {
            if next < index { appendRun(next..<index) }
            made[index]?.appendElements(to: &list)
            next = index + 1
        }
        if next < ids.count { appendRun(next..<ids.count) }
        runs.removeSubrange(count...)
    }

    /// A view that was not made has the frame that is estimated for it.
    override func ownElement(identifiedBy id: AnyHashable) -> LayoutElement? {
        guard let index = ids.firstIndex(of: id) else { return nil }
        if let node = made[index] { return node.firstContributedElement }
        return runs.first { $0.range.contains(index) }?.estimatedElement(at: index)
    }

    /// The index and the identity in the collection of a view that was made; nil for others.
    func place(of child: ViewNode) -> CollectionPlace? {
        let places =
            knownPlaces
            ?? Dictionary(
                made.map { (ObjectIdentifier($0.value), $0.key) }, uniquingKeysWith: { first, _ in first })
        knownPlaces = places
        guard let index = places[ObjectIdentifier(child)] else { return nil }
        return CollectionPlace(
            id: ids[index], index: index, collection: ObjectIdentifier(self),
            isEditable: view is any DynamicViewContent)
    }

    /// Takes the next collection: views that were made are kept by their identities.
    private func update() {
        isMarked = false
        let next = currentIDs, inner = inner
        if next != ids { exchange(next) }
        for index in made.keys.sorted() {
            let known = made[index], node = reconciled(known, with: view(at: index), in: inner)
            if node !== known { made[index] = node }
        }
    }

    private func exchange(_ next: [AnyHashable]) {
        var known: [AnyHashable: ViewNode] = [:], rest: [ViewNode] = []
        for index in made.keys.sorted() {
            guard let node = made[index] else { continue }
            if known[ids[index]] == nil { known[ids[index]] = node } else { rest.append(node) }
        }
        made = [:]
        for (index, id) in next.enumerated() where !known.isEmpty {
            if let node = known.removeValue(forKey: id) { made[index] = node }
        }
        ids = next
        for node in rest + known.values { node.remove() }
        structureDidChange()
    }
}
