public import UIKit

/// Sets values of all objects of an entity that a predicate selects. The objects are in memory, so that contexts see the
/// values at once.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
    /// The name of the entity.
    public let entityName: String
    /// The description of the entity whose objects are updated.
    public let entity: NSEntityDescription
    /// What the objects are selected by; nil for all.
    open var predicate: NSPredicate?
    /// Whether objects of entities below this one are selected.
    open var includesSubentities = true
    /// The values by the names, or the descriptions, of their properties.
    open var propertiesToUpdate: [AnyHashable: Any]?
    /// What the result contains.
    open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType

    /// Creates a request for the objects of an entity, by its name.
    public init(entityName: String) {
        self.entityName = entityName
        entity = NSEntityDescription()
        super.init()
        entity.name = entityName
    }
    /// Creates a request for the objects of an entity.
    public init(entity: NSEntityDescription) {
        entityName = entity.name ?? ""
        self.entity = entity
        super.init()
    }

    override func result(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult? {
        let fetch = NSFetchRequest<NSManagedObject>(entityName: entityName)
        fetch.predicate = predicate
        fetch.includesSubentities = includesSubentities
        let objects = try context.fetch(fetch)
        for object in objects {
            for (property, value) in propertiesToUpdate ?? [:] {
                guard let name = property.base as? String ?? (property.base as? NSPropertyDescription)?.name
                else { continue }
                object.keepValue(value is NSNull ? nil : value, forKey: name)
            }
        }
        try context.save()
        switch resultType {
        case .statusOnlyResultType: return NSBatchUpdateResult(true, resultType)
        case .updatedObjectIDsResultType: return NSBatchUpdateResult(objects.map(\.objectID), resultType)
        case .updatedObjectsCountResultType: return NSBatchUpdateResult(objects.count, resultType)
        }
    }
}

/// What the result of an update contains. Raw values match Apple's.
public enum NSBatchUpdateRequestResultType: UInt, Hashable, Sendable {
    /// Whether it was done.
    case statusOnlyResultType = 0
    /// The identities of the updated objects.
    case updatedObjectIDsResultType = 1
    /// The number of the updated objects.
    case updatedObjectsCountResultType = 2
}

/// What an update of objects gave.
open class NSBatchUpdateResult: NSPersistentStoreResult {
    /// What was asked for.
    public let result: Any?
    /// What was asked for.
    public let resultType: NSBatchUpdateRequestResultType

    init(_ result: Any?, _ resultType: NSBatchUpdateRequestResultType) {
        (self.result, self.resultType) = (result, resultType)
        super.init()
    }
}
