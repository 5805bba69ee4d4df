import Foundation

/// The heights of rows that were not made: the average of those of the same collection that were.
struct ListEstimates {
    private var lengths: [ObjectIdentifier: CGFloat] = [:]
    private var standard: CGFloat

    /// Computes averages of elements with their heights in points, nil for runs of rows that were not made; where a
    /// collection has none, that of all rows, and where there are none, the standard height.
    init(_ elements: [(element: LayoutElement, height: CGFloat?)], standard: CGFloat) {
        let known = elements.compactMap(\.height)
        self.standard = known.isEmpty ? standard : known.reduce(0, +) / CGFloat(known.count)
        var sums: [ObjectIdentifier: CGFloat] = [:], lists: [ObjectIdentifier: LazyRowsNode] = [:]
        for (element, height) in elements {
            let list = element.run?.list ?? ListEstimates.list(around: element.innermost.node)
            guard let list else { continue }
            lists[ObjectIdentifier(list)] = list
            sums[ObjectIdentifier(list), default: 0] += height ?? 0
        }
        // A view of a collection may consist of other collections, which come first.
        var waiting = lists.values.sorted { $0.depth > $1.depth }
        while let list = waiting.first {
            waiting.removeFirst()
            let key = ObjectIdentifier(list), sum = sums[key] ?? 0
            // Views without rows say nothing about the others.
            let length = sum > 0 && list.madeCount > 0 ? sum / CGFloat(list.madeCount) : self.standard
            lengths[key] = length
            guard let outer = ListEstimates.list(around: list) else { continue }
            sums[ObjectIdentifier(outer), default: 0] += sum + CGFloat(list.unmadeCount) * length
            guard lists.updateValue(outer, forKey: ObjectIdentifier(outer)) == nil else { continue }
            let place = waiting.firstIndex { $0.depth < outer.depth } ?? waiting.count
            waiting.insert(outer, at: place)
        }
    }

    /// The height of a row of a collection that was not made, in points.
    func length(of list: LazyRowsNode) -> CGFloat { lengths[ObjectIdentifier(list)] ?? standard }

    /// The nearest collection of the list that a node is inside of; nil for none.
    private static func list(around node: ViewNode) -> LazyRowsNode? {
        var next = node.parent
        while let node = next {
            if let list = node as? LazyRowsNode { return list }
            if node is ListContainerNode { return nil }
            next = node.parent
        }
        return nil
    }
}
