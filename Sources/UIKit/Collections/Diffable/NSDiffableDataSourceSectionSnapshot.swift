import Diagnostics

/// The items of a section at a moment, which may be inside each other.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    /// The items inside each item; those of nil are inside none.
    private var children: [ItemIdentifierType?: [ItemIdentifierType]] = [:]
    private var parents: [ItemIdentifierType: ItemIdentifierType?] = [:]
    private var expanded: Set<ItemIdentifierType> = []

    /// Creates a snapshot without items.
    public init() {}

    // MARK: Items

    /// All items, each followed by those inside it.
    public var items: [ItemIdentifierType] { items(inside: nil) { _ in true } }
    /// The items inside none.
    public var rootItems: [ItemIdentifierType] { children[nil] ?? [] }
    /// The items that are shown: those inside none, and those inside expanded items that are shown.
    public var visibleItems: [ItemIdentifierType] { items(inside: nil, expanded.contains) }

    private func items(
        inside parent: ItemIdentifierType?, _ isOpen: (ItemIdentifierType) -> Bool
    ) -> [ItemIdentifierType] {
        (children[parent] ?? []).flatMap { [$0] + (isOpen($0) ? items(inside: $0, isOpen) : []) }
    }

    /// Returns whether an item is there.
    public func contains(_ item: ItemIdentifierType) -> Bool { parents[item] != nil }

    /// Returns the position of an item among all; nil for one that is not there.
    public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

    /// Returns the item that another is inside; nil for none.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] ?? nil }

    /// Returns how many items an item is inside of; 0 for one that is not there.
    public func level(of item: ItemIdentifierType) -> Int {
        var level = 0, next = parent(of: item)
        while let present = next {
            level += 1
            next = parent(of: present)
        }
        return level
    }

    /// Returns whether an item shows what is inside it.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

    /// Returns whether an item is shown: all that it is inside of are expanded.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        guard contains(item) else { return false }
        var next = parent(of: item)
        while let present = next {
            guard expanded.contains(present) else { return false }
            next = parent(of: present)
        }
        return true
    }

    /// Returns the items inside an item, with those inside them, as a snapshot.
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
        var result = Self()
        if includingParent { result.append([parent]) }
        result.add(from: self, childrenOf: parent, to: includingParent ? parent : nil)
        result.expanded = expanded.filter { result.contains($0) }
        return result
    }

    /// The items as text, one a line, indented by level, with `+` and `-` before those that can be expanded.
    public func visualDescription() -> String {
        items.map { item in
            let mark = children[item]?.isEmpty == false ? (expanded.contains(item) ? "-" : "+") : "*"
            return String(repeating: "  ", count: level(of: item)) + "\(mark) \(item)"
        }.joined(separator: "\n")
    }

    // MARK: Changes

    /// Adds items at the end of those inside an item; nil is none.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        if let parent, !contains(parent) { return report("the item '\(parent)' is not in the section") }
        insert(items, inside: parent, at: children[parent]?.count ?? 0)
    }

    /// Adds items before another.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        guard let place = place(of: item) else { return }
        insert(items, inside: place.parent, at: place.index)
    }

    /// Adds items after another.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        guard let place = place(of: item) else { return }
        insert(items, inside: place.parent, at: place.index + 1)
    }

    /// Adds the items of a snapshot before another item.
    public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
        insert(snapshot.rootItems, before: item)
        adopt(snapshot)
    }

    /// Adds the items of a snapshot after another item.
    public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
        insert(snapshot.rootItems, after: item)
        adopt(snapshot)
    }

    /// Puts the items of a snapshot inside an item, in place of those there.
    public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
        delete(children[parent] ?? [])
        append(snapshot.rootItems, to: parent)
        adopt(snapshot)
    }

    /// Removes items with those inside them; those that are not there are left out.
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

    /// Expands items.
    public mutating func expand(_ items: [ItemIdentifierType]) {
        expanded.formUnion(items.filter(contains))
    }

    /// Collapses items.
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
