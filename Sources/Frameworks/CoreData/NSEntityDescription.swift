// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// A property of an entity.
open class NSPropertyDescription: NSObject {
    /// The name of the property.
    open var name = ""
    /// Whether it may have no value.
    open var isOptional = true
    /// Whether it is not saved.
    open var isTransient = false
    /// Notes of the author.
    open var userInfo: [AnyHashable: Any]?
    /// The entity of the property.
    open internal(set) weak var entity: NSEntityDescription?
    /// Creates a property.
    public override init() { super.init() }
}

/// A value of an entity.
open class NSAttributeDescription: NSPropertyDescription {
    /// The type of the attribute.
    open var attributeType = NSAttributeType.undefinedAttributeType
    /// The name of the class of its values.
    open var attributeValueClassName: String?
    /// The value of new objects, which is not set here.
    open var defaultValue: Any?
}

/// A relation of an entity to another one.
open class NSRelationshipDescription: NSPropertyDescription {
    /// The other entity.
    open var destinationEntity: NSEntityDescription?
    /// The relation back.
    open var inverseRelationship: NSRelationshipDescription?
    /// The greatest number of objects; 0 for no limit.
    open var maxCount = 1
    /// The smallest number of objects.
    open var minCount = 0
    /// What happens to the objects of a removed one, which is nothing here.
    open var deleteRule = NSDeleteRule.nullifyDeleteRule
    /// Whether there may be several objects.
    open var isToMany: Bool { maxCount != 1 }
    /// Whether the objects have an order.
    open var isOrdered = false
}

/// Types of values. Raw values match Apple's.
public enum NSAttributeType: UInt, Hashable, Sendable {
    /// The type is not defined.
    case undefinedAttributeType = 0
    /// A number of 16 bits.
    case integer16AttributeType = 100
    /// A number of 32 bits.
    case integer32AttributeType = 200
    /// A number of 64 bits.
    case integer64AttributeType = 300
    /// A decimal number.
    case decimalAttributeType = 400
    /// A number of double precision.
    case doubleAttributeType = 500
    /// A number of single precision.
    case floatAttributeType = 600
    /// A value of type String.
    case stringAttributeType = 700
    /// A truth value.
    case booleanAttributeType = 800
    /// A date, as seconds.
    case dateAttributeType = 900
    /// A value of type Data.
    case binaryDataAttributeType = 1000
    /// A value of type UUID.
    case UUIDAttributeType = 1100
    /// A value of type URL.
    case URIAttributeType = 1200
    /// Anything that becomes bytes.
    case transformableAttributeType = 1800
    /// The identity of an object.
    case objectIDAttributeType = 2000
}

/// What happens to the objects of a removed one. Raw values match Apple's.
public enum NSDeleteRule: UInt, Hashable, Sendable {
    /// The destination objects are not changed.
    case noActionDeleteRule = 0
    /// They no longer name it.
    case nullifyDeleteRule = 1
    /// They are removed.
    case cascadeDeleteRule = 2
    /// It is not removed.
    case denyDeleteRule = 3
}

/// A kind of objects.
open class NSEntityDescription: NSObject {
    /// The name of the entity.
    open var name: String?
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The name of the class of the objects.
    open var managedObjectClassName: String!
    /// Whether it has no objects of its own.
    open var isAbstract = false
    /// The properties that were given.
    open var properties: [NSPropertyDescription] = [] {
        didSet { for property in properties { property.entity = self } }
    }
    /// The model of the entity.
    open internal(set) weak var managedObjectModel: NSManagedObjectModel?
    /// The values among the properties.
    open var attributesByName: [String: NSAttributeDescription] { named() }
    /// The relations among the properties.
    open var relationshipsByName: [String: NSRelationshipDescription] { named() }
    /// The properties by their names.
    open var propertiesByName: [String: NSPropertyDescription] { named() }

    /// Creates an entity without a name.
    public override init() { super.init() }

    /// Creates the entity of a class.
    convenience init(of type: NSManagedObject.Type) {
        self.init()
        name = String(describing: type)
        managedObjectClassName = NSStringFromClass(type)
    }

    private func named<Property: NSPropertyDescription>() -> [String: Property] {
        var found: [String: Property] = [:]
        for property in properties { found[property.name] = property as? Property }
        return found
    }

    /// Returns the entity of a name: that of the context's model or, as model files are not read, a new one.
    open class func entity(
        forEntityName entityName: String, in context: NSManagedObjectContext
    ) -> NSEntityDescription? {
        if let known = context.persistentStoreCoordinator?.managedObjectModel.entitiesByName[entityName] {
            return known
        }
        let entity = NSEntityDescription()
        entity.name = entityName
        entity.managedObjectClassName = entityName
        return entity
    }

    /// Creates an object of an entity: of the class of that name if the app has it.
    open class func insertNewObject(
        forEntityName entityName: String, into context: NSManagedObjectContext
    ) -> NSManagedObject {
        let entity = entity(forEntityName: entityName, in: context) ?? NSEntityDescription()
        let name = entity.managedObjectClassName ?? entityName
        let type = NSClassFromString(name) as? NSManagedObject.Type ?? NSManagedObject.self
        return type.init(entity: entity, insertInto: context)
    }
}

/// The entities of a database.
open class NSManagedObjectModel: NSObject {
    /// The entities of the model.
    open var entities: [NSEntityDescription] = [] {
        didSet { for entity in entities { entity.managedObjectModel = self } }
    }
    /// The entities by their names.
    open var entitiesByName: [String: NSEntityDescription] {
        Dictionary(entities.compactMap { entity in entity.name.map { ($0, entity) } }) { first, _ in first }
    }

    /// Creates a model without entities.
    public override init() { super.init() }
    /// Creates a model without entities: the file is not read, and entities are made by their names.
    public convenience init?(contentsOf url: URL) { self.init() }
    /// Returns a model without entities: files are not read.
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? { NSManagedObjectModel() }
}
