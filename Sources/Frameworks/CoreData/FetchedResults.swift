import UIKit

/// Objects in sections.
struct FetchedResults {
    private(set) var sections: [FetchedSection] = []
    private let places: [ObjectIdentifier: IndexPath]

    /// All objects, section by section.
    var objects: [NSManagedObject] { sections.flatMap(\.managedObjects) }

    /// Divides sorted objects into sections: a section ends where the value of its key path changes.
    init(_ objects: [NSManagedObject], sectionNameKeyPath: String?) {
        if sectionNameKeyPath == nil { sections = [FetchedSection(name: "", managedObjects: [])] }
        var places: [ObjectIdentifier: IndexPath] = [:]
        for object in objects {
            if let sectionNameKeyPath {
                let name = object.value(forKeyPath: sectionNameKeyPath).map { "\($0)" } ?? ""
                if sections.last?.name != name {
                    sections.append(FetchedSection(name: name, managedObjects: []))
                }
            }
            let section = sections.count - 1
            places[ObjectIdentifier(object)] = IndexPath(
                item: sections[section].managedObjects.count, section: section)
            sections[section].managedObjects.append(object)
        }
        self.places = places
    }

    /// Returns the place of an object; nil if it is not one of those.
    func place(of object: NSManagedObject) -> IndexPath? { places[ObjectIdentifier(object)] }
}

/// A section of objects.
struct FetchedSection: NSFetchedResultsSectionInfo {
    let name: String
    var managedObjects: [NSManagedObject]

    var indexTitle: String? { name.first.map { $0.uppercased() } }
    var numberOfObjects: Int { managedObjects.count }
    var objects: [Any]? { managedObjects }
}

/// What is different between two results.
struct FetchedChanges {
    /// A change of an object.
    struct Change {
        var object: NSManagedObject
        var type: NSFetchedResultsChangeType
        var old: IndexPath?
        var new: IndexPath?
    }

    private(set) var sections: [(Int, NSFetchedResultsChangeType)] = []
    private(set) var objects: [Change] = []

    var isEmpty: Bool { sections.isEmpty && objects.isEmpty }

    init(from old: FetchedResults, to new: FetchedResults, updated: Set<NSManagedObject>) {
        let oldNames = old.sections.map(\.name), newNames = new.sections.map(\.name)
        for (index, name) in oldNames.enumerated() where !newNames.contains(name) {
            sections.append((index, .delete))
        }
        for (index, name) in newNames.enumerated() where !oldNames.contains(name) {
            sections.append((index, .insert))
        }
        for object in old.objects where new.place(of: object) == nil {
            objects.append(Change(object: object, type: .delete, old: old.place(of: object), new: nil))
        }
        // An object has moved if it stands elsewhere among those that stay: others only make way.
        let moved = Self.moved(
            from: old.objects.filter { new.place(of: $0) != nil },
            to: new.objects.filter { old.place(of: $0) != nil }, old, new)
        for object in new.objects {
            let place = new.place(of: object)
            guard let before = old.place(of: object) else {
                objects.append(Change(object: object, type: .insert, old: nil, new: place))
                continue
            }
            if moved.contains(ObjectIdentifier(object)) {
                objects.append(Change(object: object, type: .move, old: before, new: place))
            } else if updated.contains(object) {
                objects.append(Change(object: object, type: .update, old: before, new: place))
            }
        }
    }

    private static func moved(
        from before: [NSManagedObject], to after: [NSManagedObject], _ old: FetchedResults,
        _ new: FetchedResults
    ) -> Set<ObjectIdentifier> {
        func section(_ object: NSManagedObject, _ results: FetchedResults) -> String? {
            results.place(of: object).map { results.sections[$0.section].name }
        }
        let order = after.map(ObjectIdentifier.init).difference(from: before.map(ObjectIdentifier.init))
        let reordered = order.insertions.compactMap { change in
            if case .insert(_, let element, _) = change { element } else { nil }
        }
        let others = after.filter { section($0, old) != section($0, new) }.map(ObjectIdentifier.init)
        return Set(reordered + others)
    }
}
