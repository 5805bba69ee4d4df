public import UIKit

/// Asks the database for something.
open class NSPersistentStoreRequest: NSObject {
    /// The stores that are asked; nil for all, which are one here.
    open var affectedStores: [NSPersistentStore]?
    /// Creates a request.
    public override init() { super.init() }

    /// Returns what a request that runs in a context by itself results in; nil for others.
    func result(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult? { nil }
}

/// What a request returns. Raw values match Apple's.
public struct NSFetchRequestResultType: OptionSet, Hashable, Sendable {
    /// The bit mask of the set.
    public let rawValue: UInt
    /// Creates a type from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The managed objects themselves.
    public static let managedObjectResultType = NSFetchRequestResultType([])
    /// Identifiers of managed objects.
    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1 << 0)
    /// Their values, by name.
    public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 1 << 1)
    /// The count of the objects.
    public static let countResultType = NSFetchRequestResultType(rawValue: 1 << 2)
}

/// Asks the database for objects.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
    /// The name of the entity.
    open private(set) var entityName: String?
    /// The entity of the request.
    open var entity: NSEntityDescription? { didSet { entityName = entity?.name } }
    /// What the objects fulfil; nil for all.
    open var predicate: NSPredicate?
    /// The order; nil for that in which the objects were made.
    open var sortDescriptors: [NSSortDescriptor]?
    /// The greatest number of objects; 0 for all.
    open var fetchLimit = 0
    /// The number of objects that are passed over.
    open var fetchOffset = 0
    /// How many objects are read at once; has no effect, as all are in memory.
    open var fetchBatchSize = 0
    /// What is returned.
    open var resultType = NSFetchRequestResultType.managedObjectResultType
    /// Whether values are read later; has no effect.
    open var returnsObjectsAsFaults = true
    /// Whether values are there at once; they always are.
    open var includesPropertyValues = true
    /// Whether objects of more special entities are among them.
    open var includesSubentities = true
    /// Whether changes that are not saved count.
    open var includesPendingChanges = true
    /// Whether equal dictionaries are returned once; has no effect.
    open var returnsDistinctResults = false
    /// Whether objects are read again; has no effect.
    open var shouldRefreshRefetchedObjects = false
    /// The names of the values of dictionaries; nil for all.
    open var propertiesToFetch: [Any]?
    /// The names of values that make groups; has no effect.
    open var propertiesToGroupBy: [Any]?
    /// What groups fulfil; has no effect.
    open var havingPredicate: NSPredicate?
    /// The names of relations that are read at once; all are.
    open var relationshipKeyPathsForPrefetching: [String]?

    /// Creates a request without an entity.
    public override init() { super.init() }
    /// Creates a request for the objects of an entity.
    public convenience init(entityName: String) {
        self.init()
        self.entityName = entityName
    }

    /// Returns the objects of the context of the code that runs: there is none.
    open func execute() throws -> [ResultType] { throw CocoaError(.featureUnsupported) }

    /// Returns whether an object is one of those that are asked for.
    func matches(_ object: NSManagedObject) -> Bool {
        guard let entityName else { return false }
        if object.entity.name != entityName {
            guard includesSubentities, object is ResultType, String(describing: ResultType.self) == entityName
            else { return false }
        }
        return predicate?.evaluate(with: object) ?? true
    }

    /// Returns the objects that are asked for, in their order.
    func selection(of objects: [NSManagedObject]) -> [NSManagedObject] {
        let found = sorted(objects.filter(matches)).dropFirst(max(0, fetchOffset))
        return Array(fetchLimit > 0 ? found.prefix(fetchLimit) : found)
    }

    private func sorted(_ objects: [NSManagedObject]) -> [NSManagedObject] {
        guard let sortDescriptors, !sortDescriptors.isEmpty else { return objects }
        let order = objects.enumerated().sorted { left, right in
            for descriptor in sortDescriptors {
                switch descriptor.compare(left.element, to: right.element) {
                case .orderedAscending: return true
                case .orderedDescending: return false
                case .orderedSame: continue
                }
            }
            return left.offset < right.offset
        }
        return order.map(\.element)
    }

    /// Returns an object as the request wants it.
    func result(of object: NSManagedObject) -> ResultType? {
        if resultType.contains(.managedObjectIDResultType) { return object.objectID as? ResultType }
        guard resultType.contains(.dictionaryResultType) else { return object as? ResultType }
        let names = (propertiesToFetch ?? []).compactMap {
            $0 as? String ?? ($0 as? NSPropertyDescription)?.name
        }
        let values = NSMutableDictionary()
        for (name, value) in object.committedValues(forKeys: propertiesToFetch == nil ? nil : names) {
            values[name] = value
        }
        return values as? ResultType
    }
}

/// Removes the objects that a request finds.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
    /// What the result of the deletion contains.
    open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
    let fetch: (NSManagedObjectContext) throws -> [NSManagedObject]

    /// Creates a request.
    public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
        self.fetch = { context in fetch.selection(of: context.allObjects) }
    }
    /// Creates a request for objects by their identities.
    public init(objectIDs objects: [NSManagedObjectID]) {
        fetch = { _ in objects.compactMap(\.object) }
    }
}

/// What the result of a deletion contains. Raw values match Apple's.
public enum NSBatchDeleteRequestResultType: UInt, Hashable, Sendable {
    /// Whether it was done.
    case resultTypeStatusOnly = 0
    /// The identifiers of the deleted objects.
    case resultTypeObjectIDs = 1
    /// The count of the deleted objects.
    case resultTypeCount = 2
}

/// What a request gave.
open class NSPersistentStoreResult: NSObject {}

/// What the removal of objects gave.
open class NSBatchDeleteResult: NSPersistentStoreResult {
    /// What was asked for.
    public let result: Any?
    /// What was asked for.
    public let resultType: NSBatchDeleteRequestResultType
    init(_ result: Any?, _ resultType: NSBatchDeleteRequestResultType) {
        self.result = result
        self.resultType = resultType
    }
}
