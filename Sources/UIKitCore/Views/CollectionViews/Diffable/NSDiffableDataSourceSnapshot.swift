import Diagnostics

/// The sections and items of a list at a point in time, by identifiers that are unique among all sections.
public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
    struct Section {
        var identifier: SectionIdentifierType
        var items: [ItemIdentifierType] = []
    }

    private(set) var sections: [Section] = []
    private var known: Set<ItemIdentifierType> = []
    /// The items that are reloaded with new cells.
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// The sections whose items are reloaded.
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
    /// The items whose cells are configured again.
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

    /// Creates a snapshot without sections.
    public init() {}

    /// The number of items in all sections.
    public var numberOfItems: Int { known.count }
    /// The number of sections.
    public var numberOfSections: Int { sections.count }
    /// The sections in order.
    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
    /// The items of all sections in order.
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

    /// Returns the number of items in a section; 0 if it is not in the snapshot.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }

    /// Returns the items of a section; none if it is not in the snapshot.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        indexOfSection(identifier).map { sections[$0].items } ?? []
    }

    /// Returns the section of an item; nil if it is not in the snapshot.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        place(of: identifier).map { sections[$0.section].identifier }
    }

    /// Returns the identifier of the section at a position; nil where there is none.
    func sectionIdentifier(at index: Int) -> SectionIdentifierType? {
        sections.indices.contains(index) ? sections[index].identifier : nil
    }

    /// Returns how many items the section at a position has; 0 where there is none.
    func numberOfItems(inSectionAt index: Int) -> Int {
        sections.indices.contains(index) ? sections[index].items.count : 0
    }

    /// Returns the item at a position of the section at another; nil where there is none.
    func itemIdentifier(at item: Int, inSectionAt section: Int) -> ItemIdentifierType? {
        guard sections.indices.contains(section) else { return nil }
        let items = sections[section].items
        return items.indices.contains(item) ? items[item] : nil
    }

    /// Returns the index of an item among those of all sections; nil if it is not in the snapshot.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        itemIdentifiers.firstIndex(of: identifier)
    }

    /// Returns the index of a section; nil if it is not in the snapshot.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sections.firstIndex { $0.identifier == identifier }
    }

    // MARK: Sections

    /// Appends sections after the last one.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(identifiers, at: sections.count)
    }

    /// Inserts sections before another.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        guard let index = existing(toIdentifier) else { return }
        insert(identifiers, at: index)
    }

    /// Inserts sections after another.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        guard let index = existing(toIdentifier) else { return }
        insert(identifiers, at: index + 1)
    }

    /// Removes sections with their items.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers {
            guard let index = existing(identifier) else { continue }
            known.subtract(sections.remove(at: index).items)
        }
    }

    /// Moves a section before another.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) { move(identifier, to: toIdentifier, offset: 0) }

    /// Moves a section after another.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) { move(identifier, to: toIdentifier, offset: 1) }

    /// Reloads the items of sections, with new cells.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        reloadedSectionIdentifiers += identifiers.filter { existing($0) != nil }
    }

    private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
        var present = Set(sectionIdentifiers)
        var fresh: [Section] = [], duplicates: [SectionIdentifierType] = []
        for identifier in identifiers {
            if present.insert(identifier).inserted {
                fresh.append(Section(identifier: identifier))
            } else {
                duplicates.append(identifier)
            }
        }
        if !duplicates.isEmpty { report("section identifiers", duplicates) }
        sections.insert(contentsOf: fresh, at: index)
    }

    private mutating func move(
        _ identifier: SectionIdentifierType, to other: SectionIdentifierType, offset: Int
    ) {
        guard identifier != other, let index = existing(identifier), existing(other) != nil else { return }
        let section = sections.remove(at: index)
        guard let target = indexOfSection(other) else { return }
        sections.insert(section, at: target + offset)
    }

    private func existing(_ identifier: SectionIdentifierType) -> Int? {
        let index = indexOfSection(identifier)
        if index == nil { report("the section '\(identifier)' is not in the snapshot") }
        return index
    }

    // MARK: Items

    /// Appends items to a section, or to the last one if that is nil.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let last = sections.indices.last else {
            return report("there are no sections to add items to")
        }
        guard let index = sectionIdentifier.map({ existing($0) }) ?? last else { return }
        insert(identifiers, section: index, at: sections[index].items.count)
    }

    /// Inserts items before another.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        guard let place = existing(beforeIdentifier) else { return }
        insert(identifiers, section: place.section, at: place.item)
    }

    /// Inserts items after another.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        guard let place = existing(afterIdentifier) else { return }
        insert(identifiers, section: place.section, at: place.item + 1)
    }

    /// Removes items; those that are not in the snapshot are ignored.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        for index in sections.indices { sections[index].items.removeAll { gone.contains($0) } }
        known.subtract(gone)
    }

    /// Sets the items of a section; those that were in another section are removed there.
    mutating func setItems(_ identifiers: [ItemIdentifierType], inSection section: SectionIdentifierType) {
        deleteItems(itemIdentifiers(inSection: section) + identifiers.filter(known.contains))
        appendItems(identifiers, toSection: section)
    }

    /// Removes all sections and items.
    public mutating func deleteAllItems() {
        sections = []
        known = []
    }

    /// Moves an item before another.
    public mutating func moveItem(
        _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
    ) { move(identifier, to: toIdentifier, offset: 0) }

    /// Moves an item after another.
    public mutating func moveItem(
        _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
    ) { move(identifier, to: toIdentifier, offset: 1) }

    /// Reloads items, with new cells.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        reloadedItemIdentifiers += identifiers.filter { existing($0) != nil }
    }

    /// Configures the cells of items again.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        reconfiguredItemIdentifiers += identifiers.filter { existing($0) != nil }
    }

    func place(of identifier: ItemIdentifierType) -> (section: Int, item: Int)? {
        guard known.contains(identifier) else { return nil }
        for (section, entry) in sections.enumerated() {
            if let item = entry.items.firstIndex(of: identifier) { return (section, item) }
        }
        return nil
    }

    private func existing(_ identifier: ItemIdentifierType) -> (section: Int, item: Int)? {
        let place = place(of: identifier)
        if place == nil { report("the item '\(identifier)' is not in the snapshot") }
        return place
    }

    private mutating func insert(_ identifiers: [ItemIdentifierType], section: Int, at index: Int) {
        var fresh: [ItemIdentifierType] = [], duplicates: [ItemIdentifierType] = []
        for identifier in identifiers {
            if known.insert(identifier).inserted {
                fresh.append(identifier)
            } else {
                duplicates.append(identifier)
            }
        }
        if !duplicates.isEmpty { report("item identifiers", duplicates) }
        sections[section].items.insert(contentsOf: fresh, at: index)
    }

    private mutating func move(_ identifier: ItemIdentifierType, to other: ItemIdentifierType, offset: Int) {
        guard identifier != other, let place = existing(identifier), existing(other) != nil else { return }
        sections[place.section].items.remove(at: place.item)
        guard let target = self.place(of: other) else { return }
        sections[target.section].items.insert(identifier, at: target.item + offset)
    }

    private func report(_ what: String, _ duplicates: [some Hashable]) {
        report(
            "supplied \(what) are not unique; duplicate identifiers: "
                + duplicates.map { "\($0)" }.joined(separator: ", "))
    }

    private func report(_ message: String) {
        RenderEnvironment.current.report(
            Diagnostic(
                .listUpdate, message, hints: ["give each section and each item one identifier of its own"]))
    }

    // MARK: Changes

    /// The snapshot without requests to reload or reconfigure, as data sources return it.
    var withoutRequests: Self {
        var copy = self
        copy.reloadedItemIdentifiers = []
        copy.reloadedSectionIdentifiers = []
        copy.reconfiguredItemIdentifiers = []
        return copy
    }

    /// Returns where the sections and items come from, compared with those before.
    func change(from old: Self) -> ListChange {
        var formerItems: [ItemIdentifierType: IndexPath] = [:]
        for (section, entry) in old.sections.enumerated() {
            for (item, identifier) in entry.items.enumerated() {
                formerItems[identifier] = IndexPath(item: item, section: section)
            }
        }
        var formerSections: [SectionIdentifierType: Int] = [:]
        for (index, section) in old.sections.enumerated() { formerSections[section.identifier] = index }
        let renewed = Set(reloadedSectionIdentifiers)
        var change = ListChange()
        for section in sections {
            let isNew = renewed.contains(section.identifier)
            change.sections.append(isNew ? nil : formerSections[section.identifier])
            change.rows.append(section.items.map { isNew ? nil : formerItems[$0] })
        }
        change.reloaded = Set(
            (reloadedItemIdentifiers + reconfiguredItemIdentifiers).compactMap { formerItems[$0] })
        return change
    }
}
