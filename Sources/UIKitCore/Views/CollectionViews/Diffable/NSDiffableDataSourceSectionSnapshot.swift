import Diagnostics

/// The items of a section at a point in time, which may be nested.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    /// The children of each item; those of nil are at the root.
    private var children: [ItemIdentifierType?: [ItemIdentifierType]] = [:]
    private var parents: [ItemIdentifierType: ItemIdentifierType?] = [:]
    private var expanded: Set<ItemIdentifierType> = []

    /// Creates a snapshot without items.
    public init() {}

    // MARK: Items

    /// All items, each followed by its children.
    public var items: [ItemIdentifierType] { items(inside: nil) { _ in true } }
    /// The items at the root, without a parent.
    public var rootItems: [ItemIdentifierType] { children[nil] ?? [] }
    /// The visible items: those at the root, and the children of visible expanded items.
    public var visibleItems: [ItemIdentifierType] { items(inside: nil, expanded.contains) }

    private func items(
        inside parent: ItemIdentifierType?, _ isOpen: (ItemIdentifierType) -> Bool
    ) -> [ItemIdentifierType] {
        (children[parent] ?? []).flatMap { [$0] + (isOpen($0) ? items(inside: $0, isOpen) : []) }
    }

    /// Returns whether the snapshot contains an item.
    public func contains(_ item: ItemIdentifierType) -> Bool { parents[item] != nil }

    /// Returns the index of an item among all; nil if it is not in the snapshot.
    public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

    /// Returns the parent of an item; nil for none.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] ?? nil }

    /// Returns the number of ancestors of an item; 0 if it is not in the snapshot.
    public func level(of item: ItemIdentifierType) -> Int {
        var level = 0, next = parent(of: item)
        while let present = next {
            level += 1
            next = parent(of: present)
        }
        return level
    }

    /// Returns whether the children of an item are shown.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

    /// Returns whether an item is visible: all its ancestors are expanded.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        guard contains(item) else { return false }
        var next = parent(of: item)
        while let present = next {
            guard expanded.contains(present) else { return false }
            next = parent(of: present)
        }
        return true
    }

    /// Returns the descendants of an item as a snapshot.
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
        var result = Self()
        if includingParent { result.append([parent]) }
        result.add(from: self, childrenOf: parent, to: includingParent ? parent : nil)
        result.expanded = expanded.filter { result.contains($0) }
        return result
    }

    /// Returns the items as text, one per line, indented by level, with `+` and `-` before those that can be expanded.
    public func visualDescription() -> String {
        items.map { item in
            let mark = children[item]?.isEmpty == false ? (expanded.contains(item) ? "-" : "+") : "*"
            return String(repeating: "  ", count: level(of: item)) + "\(mark) \(item)"
        }.joined(separator: "\n")
    }

    // MARK: Changes

    /// Appends items to the children of an item, or at the root if that is nil.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        if let parent, !contains(parent) { return report("the item '\(parent)' is not in the section") }
        insert(items, inside: parent, at: children[parent]?.count ?? 0)
    }

    /// Inserts items before another.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        guard let place = place(of: item) else { return }
        insert(items, inside: place.parent, at: place.index)
    }

    /// Inserts items after another.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        guard let place = place(of: item) else { return }
        insert(items, inside: place.parent, at: place.index + 1)
    }

    /// Inserts the items of a snapshot before another item.
    public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
        insert(snapshot.rootItems, before: item)
        adopt(snapshot)
    }

    /// Inserts the items of a snapshot after another item.
    public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
        insert(snapshot.rootItems, after: item)
        adopt(snapshot)
    }

    /// Replaces the children of an item by the items of a snapshot.
    public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
        delete(children[parent] ?? [])
        append(snapshot.rootItems, to: parent)
        adopt(snapshot)
    }

    /// Removes items with their descendants; those that are not in the snapshot are ignored.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items where contains(item) {
            delete(children[item] ?? [])
            children[item] = nil
            children[parent(of: item)]?.removeAll { $0 == item }
            parents[item] = nil
            expanded.remove(item)
        }
    }

    /// Removes all items.
    public mutating func deleteAll() { self = Self() }

    /// Expands items, so that their children are visible.
    public mutating func expand(_ items: [ItemIdentifierType]) {
        expanded.formUnion(items.filter(contains))
    }

    /// Collapses items, so that their children are hidden.
    public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

    private mutating func adopt(_ snapshot: Self) {
        for root in snapshot.rootItems { add(from: snapshot, childrenOf: root, to: root) }
        expanded.formUnion(snapshot.expanded.filter(contains))
    }

    private mutating func add(
        from other: Self, childrenOf item: ItemIdentifierType, to parent: ItemIdentifierType?
    ) {
        let items = other.children[item] ?? []
        append(items, to: parent)
        for child in items { add(from: other, childrenOf: child, to: child) }
    }

    private func place(of item: ItemIdentifierType) -> (parent: ItemIdentifierType?, index: Int)? {
        let parent = parent(of: item)
        guard let index = children[parent]?.firstIndex(of: item) else {
            report("the item '\(item)' is not in the section")
            return nil
        }
        return (parent, index)
    }

    private mutating func insert(
        _ items: [ItemIdentifierType], inside parent: ItemIdentifierType?, at index: Int
    ) {
        var fresh: [ItemIdentifierType] = []
        for item in items {
            guard !contains(item) else {
                report("supplied item identifiers are not unique; duplicate identifier: \(item)")
                continue
            }
            parents[item] = .some(parent)
            fresh.append(item)
        }
        children[parent, default: []].insert(contentsOf: fresh, at: index)
    }

    private func report(_ message: String) {
        RenderEnvironment.current.report(
            Diagnostic(.listUpdate, message, hints: ["give each item of a section one identifier of its own"])
        )
    }
}
