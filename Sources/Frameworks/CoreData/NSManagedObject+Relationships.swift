public import UIKit

extension NSManagedObject {
    /// Adds objects to a to-many relationship, as the accessors do that Core Data makes: `addTo…`.
    ///
    /// - Parameters:
    ///   - objects: An object, or a set of them.
    ///   - key: The name of the relationship.
    public func add(_ objects: Any, toRelationship key: String) {
        let added = Self.list(of: objects)
        change(key) { list in list += added.filter { object in !list.contains { $0 === object } } }
    }

    /// Removes objects from a to-many relationship, as the accessors do that Core Data makes: `removeFrom…`.
    ///
    /// - Parameters:
    ///   - objects: An object, a set of them, or, in an ordered relationship, a place or places.
    ///   - key: The name of the relationship.
    public func remove(_ objects: Any, fromRelationship key: String) {
        if let place = objects as? Int {
            change(key) { $0.remove(at: place) }
        } else if let places = objects as? NSIndexSet {
            change(key) { list in
                list = list.enumerated().filter { !places.contains($0.offset) }.map(\.element)
            }
        } else {
            let removed = Self.list(of: objects)
            change(key) { list in list.removeAll { object in removed.contains { $0 === object } } }
        }
    }

    /// Inserts an object into an ordered relationship, as the accessor does that Core Data makes: `insertInto…`.
    ///
    /// - Parameters:
    ///   - object: The object.
    ///   - key: The name of the relationship.
    ///   - place: Its place, from 0 to the number of objects.
    public func insert(_ object: NSManagedObject, intoRelationship key: String, at place: Int) {
        change(key, isOrdered: true) { $0.insert(object, at: place) }
    }

    /// Replaces an object of an ordered relationship, as the accessor does that Core Data makes: `replace…`.
    ///
    /// - Parameters:
    ///   - key: The name of the relationship.
    ///   - place: The place of the object that is replaced.
    ///   - object: The object that is put there.
    public func replace(inRelationship key: String, at place: Int, with object: NSManagedObject) {
        change(key, isOrdered: true) { $0[place] = object }
    }

    /// Changes the objects of a relationship, which stays of the kind of collection that it is.
    private func change(_ key: String, isOrdered: Bool = false, _ body: (inout [NSManagedObject]) -> Void) {
        let kept = keptValue(forKey: key)
        var list = kept.map(Self.list) ?? []
        body(&list)
        var known: Set<ObjectIdentifier> = []
        list = list.filter { known.insert(ObjectIdentifier($0)).inserted }
        if isOrdered || kept is NSOrderedSet {
            keepValue(NSOrderedSet(array: list), forKey: key)
        } else if kept is Set<NSManagedObject> {
            keepValue(Set(list), forKey: key)
        } else {
            keepValue(NSSet(array: list), forKey: key)
        }
    }

    private static func list(of objects: Any) -> [NSManagedObject] {
        switch objects {
        case let object as NSManagedObject: [object]
        case let objects as NSOrderedSet: objects.array.compactMap { $0 as? NSManagedObject }
        case let objects as NSSet: objects.allObjects.compactMap { $0 as? NSManagedObject }
        case let objects as Set<NSManagedObject>: Array(objects)
        case let objects as [NSManagedObject]: objects
        default: []
        }
    }
}
