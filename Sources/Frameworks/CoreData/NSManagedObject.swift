public import UIKit

/// What a fetch may return.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// The identity of an object in the database.
open class NSManagedObjectID: NSObject, NSFetchRequestResult {
    /// The entity of the object.
    public let entity: NSEntityDescription
    /// Whether the object was not saved yet.
    open internal(set) var isTemporaryID = true
    /// The store of the object; nil before it is saved.
    open internal(set) weak var persistentStore: NSPersistentStore?
    private let number: Int
    weak var object: NSManagedObject?

    init(entity: NSEntityDescription, number: Int) {
        self.entity = entity
        self.number = number
    }

    /// Returns the identity as an address.
    open func uriRepresentation() -> URL {
        URL(string: "x-coredata:///\(entity.name ?? "")/p\(number)") ?? URL(fileURLWithPath: "/")
    }
}

/// An object of the database.
///
/// Its values are kept by their names, as a model file is not read: names are not checked, and there are no default
/// values.
open class NSManagedObject: NSObject, NSFetchRequestResult {
    /// What the object is.
    public let entity: NSEntityDescription
    /// The context of the object; nil after its removal was saved.
    open internal(set) weak var managedObjectContext: NSManagedObjectContext?
    /// The identifier of the object.
    public let objectID: NSManagedObjectID
    private var values: [String: Any] = [:]
    private var savedValues: [String: Any] = [:]

    /// Creates an object and adds it to a context.
    public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        self.entity = entity
        objectID = NSManagedObjectID(entity: entity, number: context?.nextNumber() ?? 0)
        super.init()
        objectID.object = self
        guard let context else { return }
        context.insert(self)
        awakeFromInsert()
    }

    /// Creates an object of the class's entity and adds it to a context.
    public convenience init(context moc: NSManagedObjectContext) {
        self.init(entity: Self.entity(), insertInto: moc)
    }

    /// Returns the entity, which has the name of the class.
    open class func entity() -> NSEntityDescription { NSEntityDescription(of: self) }

    /// Returns a request for all objects of the entity. The method that Xcode makes of a subclass is preferred to it.
    @_disfavoredOverload
    open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        NSFetchRequest(entityName: entity().name ?? "")
    }

    // MARK: State

    /// Whether the object was added since the last save.
    open var isInserted: Bool { managedObjectContext?.insertedObjects.contains(self) ?? false }
    /// Whether a value was set since the last save.
    open var isUpdated: Bool { managedObjectContext?.updatedObjects.contains(self) ?? false }
    /// Whether the object was removed since the last save.
    open var isDeleted: Bool { managedObjectContext?.deletedObjects.contains(self) ?? false }
    /// Whether the object differs from what was saved.
    open var hasChanges: Bool { isInserted || isUpdated || isDeleted }
    /// Whether a value differs from what was saved.
    open var hasPersistentChangedValues: Bool { isUpdated }
    /// Whether values were not loaded; they always are.
    open var isFault: Bool { false }
    /// Returns whether a value was not loaded.
    open func hasFault(forRelationshipNamed key: String) -> Bool { false }

    // MARK: Values

    /// Returns the value of a name; nil if none was set.
    public func keptValue(forKey key: String) -> Any? { values[key] }
    /// Sets the value of a name.
    public func keepValue(_ value: Any?, forKey key: String) {
        values[key] = value
        managedObjectContext?.noteUpdate(of: self)
    }
    /// Returns a value without notifying observers.
    open func primitiveValue(forKey key: String) -> Any? { values[key] }
    /// Sets a value without notifying observers.
    open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }
    /// Returns the values that were set since the last save.
    open func changedValues() -> [String: Any] {
        values.filter { key, value in savedValues[key].map { !isSame($0, value) } ?? true }
    }
    /// Returns the values of names as they were saved.
    open func committedValues(forKeys keys: [String]?) -> [String: Any] {
        keys.map { keys in savedValues.filter { keys.contains($0.key) } } ?? savedValues
    }
    /// Returns the objects of a value.
    open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
        let objects = (values[key] as? NSSet)?.allObjects ?? (values[key] as? [Any]) ?? []
        return objects.compactMap { ($0 as? NSManagedObject)?.objectID }
    }

    private func isSame(_ left: Any, _ right: Any) -> Bool {
        func equals<Value: Equatable>(_ left: Value) -> Bool { left == right as? Value }
        return (left as? any Equatable).map { equals($0) } ?? false
    }

    func keepAsSaved() {
        savedValues = values
        objectID.isTemporaryID = false
    }
    func restoreSaved() { values = savedValues }

    /// Called before a value is read; the default implementation does nothing.
    open func willAccessValue(forKey key: String?) {}
    /// Called after a value was read; the default implementation does nothing.
    open func didAccessValue(forKey key: String?) {}
    /// Called before a value is set; the default implementation does nothing.
    open func willChangeValue(forKey key: String) {}
    /// Called after a value was set: the object is to be saved.
    open func didChangeValue(forKey key: String) { managedObjectContext?.noteUpdate(of: self) }

    // MARK: Life

    /// Called after the object was inserted; the default implementation does nothing.
    open func awakeFromInsert() {}
    /// Called after the object was fetched, which never happens: all objects are in memory.
    open func awakeFromFetch() {}
    /// Called before the object is saved; the default implementation does nothing.
    open func willSave() {}
    /// Called after the object was saved; the default implementation does nothing.
    open func didSave() {}
    /// Called before the object is deleted; the default implementation does nothing.
    open func prepareForDeletion() {}
    /// Called before the object becomes a fault, which never happens.
    open func willTurnIntoFault() {}
    /// Called after the object became a fault, which never happens.
    open func didTurnIntoFault() {}
    /// Called to validate an inserted object; the default implementation accepts it.
    open func validateForInsert() throws {}
    /// Called to validate an updated object; the default implementation accepts it.
    open func validateForUpdate() throws {}
    /// Called to validate a deletion; the default implementation accepts it.
    open func validateForDelete() throws {}
}

extension NSManagedObject: KeyedValueOwner {
    /// Returns the value of a name; nil if none was set.
    package func ownValue(forKeyPath keyPath: String) -> Any? { keptValue(forKey: keyPath) }
    /// Sets the value of a name.
    package func setOwnValue(_ value: Any?, forKeyPath keyPath: String) { keepValue(value, forKey: keyPath) }
}
