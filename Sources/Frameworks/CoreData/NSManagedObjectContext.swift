public import UIKit

/// The objects that code works with, until they are saved.
///
/// All contexts of a coordinator share the objects that were saved.
open class NSManagedObjectContext: NSObject {
    /// Where work of a context is done. Raw values match Apple's.
    public enum ConcurrencyType: UInt, Hashable, Sendable {
        /// On a queue of its own, which is the main thread's here.
        case privateQueueConcurrencyType = 1
        /// On the main thread.
        case mainQueueConcurrencyType = 2
    }

    /// Where work is done.
    public let concurrencyType: ConcurrencyType
    /// The store of the objects; nil for a context without one.
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
        get { parent?.persistentStoreCoordinator ?? coordinator }
        set { coordinator = newValue }
    }
    /// The context that takes what is saved; nil for one that saves to the store.
    open var parent: NSManagedObjectContext?
    /// The name of the context.
    open var name: String?
    /// Notes of the author.
    open private(set) lazy var userInfo = NSMutableDictionary()
    /// What happens to conflicts, of which there are none.
    open var mergePolicy: Any = NSMergePolicy.error
    /// Whether what other contexts save is seen; it always is.
    open var automaticallyMergesChangesFromParent = false
    /// Whether the context retains its objects; it always does.
    open var retainsRegisteredObjects = false
    /// The age after which values are read again; has no effect.
    open var stalenessInterval: TimeInterval = 0
    /// Who made the changes.
    open var transactionAuthor: String?
    /// Whether the removal of objects reaches others at once; has no effect.
    open var propagatesDeletesAtEndOfEvent = true
    /// Whether removed objects are no error; they never are.
    open var shouldDeleteInaccessibleFaults = true

    /// The undo manager; changes are not registered with it.
    open var undoManager: UndoManager?

    private var coordinator: NSPersistentStoreCoordinator?
    private var inserted: [NSManagedObject] = []
    private var updated: [NSManagedObject] = []
    private var deleted: [NSManagedObject] = []
    /// Inserted, updated and deleted objects that observers were not notified of.
    private var pendingChanges = ChangedObjects()

    /// Creates a context.
    public init(concurrencyType ct: ConcurrencyType) { concurrencyType = ct }
    /// Creates a context.
    public convenience init(_ ct: ConcurrencyType) { self.init(concurrencyType: ct) }

    // MARK: Objects

    /// The objects that were added since the last save.
    open var insertedObjects: Set<NSManagedObject> { Set(inserted) }
    /// The objects that were changed since the last save.
    open var updatedObjects: Set<NSManagedObject> { Set(updated) }
    /// The objects that were removed since the last save.
    open var deletedObjects: Set<NSManagedObject> { Set(deleted) }
    /// All objects that the context has.
    open var registeredObjects: Set<NSManagedObject> { Set(allObjects + deleted) }
    /// Whether there is something to save.
    open var hasChanges: Bool { !(inserted.isEmpty && updated.isEmpty && deleted.isEmpty) }

    /// All objects, in the order in which they were made.
    var allObjects: [NSManagedObject] {
        let base = parent?.allObjects ?? coordinator?.objects ?? []
        return (base + inserted).filter { object in !deleted.contains { $0 === object } }
    }

    func nextNumber() -> Int { persistentStoreCoordinator?.nextNumber() ?? inserted.count + 1 }

    /// Adds an object.
    open func insert(_ object: NSManagedObject) {
        guard object.managedObjectContext == nil else { return }
        object.managedObjectContext = self
        inserted.append(object)
        pendingChanges.inserted.append(object)
        scheduleNotifications()
    }

    /// Removes an object.
    open func delete(_ object: NSManagedObject) {
        guard !deleted.contains(where: { $0 === object }) else { return }
        object.prepareForDeletion()
        updated.removeAll { $0 === object }
        if inserted.contains(where: { $0 === object }) {
            inserted.removeAll { $0 === object }
            object.managedObjectContext = nil
        } else {
            deleted.append(object)
        }
        pendingChanges.remove(object)
        scheduleNotifications()
    }

    func noteUpdate(of object: NSManagedObject) {
        func isIn(_ list: [NSManagedObject]) -> Bool { list.contains { $0 === object } }
        if !isIn(inserted), !isIn(deleted), !isIn(updated) { updated.append(object) }
        if !isIn(pendingChanges.inserted), !isIn(pendingChanges.updated) {
            pendingChanges.updated.append(object)
        }
        scheduleNotifications()
    }

    /// Returns the object of an identity.
    open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        objectID.object ?? NSManagedObject(entity: objectID.entity, insertInto: nil)
    }
    /// Returns the object of an identity.
    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        guard let object = registeredObject(for: objectID) else { throw CocoaError(.fileNoSuchFile) }
        return object
    }
    /// Returns the object of an identity; nil if there is none.
    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
        objectID.object.flatMap { object in allObjects.contains { $0 === object } ? object : nil }
    }
    /// Obtains permanent identifiers; has no effect here, as objects have them.
    open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}

    // MARK: Fetching

    /// Returns the objects that a request asks for.
    open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
        request.selection(of: allObjects).compactMap(request.result)
    }
    /// Returns the number of objects that a request asks for.
    open func count<T>(for request: NSFetchRequest<T>) throws -> Int {
        request.selection(of: allObjects).count
    }

    /// Carries out a request.
    @discardableResult
    open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        if let result = try request.result(in: self) { return result }
        guard let request = request as? NSBatchDeleteRequest else { throw CocoaError(.featureUnsupported) }
        let objects = try request.fetch(self)
        for object in objects { delete(object) }
        try save()
        switch request.resultType {
        case .resultTypeStatusOnly: return NSBatchDeleteResult(true, request.resultType)
        case .resultTypeObjectIDs: return NSBatchDeleteResult(objects.map(\.objectID), request.resultType)
        case .resultTypeCount: return NSBatchDeleteResult(objects.count, request.resultType)
        }
    }

    // MARK: Saving

    /// Saves the changes to the context above, or to the store.
    open func save() throws {
        guard hasChanges else { return }
        for object in inserted + updated + deleted { object.willSave() }
        for object in inserted { try object.validateForInsert() }
        for object in updated { try object.validateForUpdate() }
        for object in deleted { try object.validateForDelete() }
        post(.NSManagedObjectContextWillSave, ChangedObjects())
        processPendingChanges()
        let changes = ChangedObjects(inserted: inserted, updated: updated, deleted: deleted)
        (inserted, updated, deleted) = ([], [], [])
        if let parent {
            for object in changes.inserted {
                object.managedObjectContext = nil
                parent.insert(object)
            }
            for object in changes.updated { parent.noteUpdate(of: object) }
            for object in changes.deleted { parent.delete(object) }
        } else {
            coordinator?.save(changes)
        }
        for object in changes.all { object.didSave() }
        post(.NSManagedObjectContextDidSave, changes)
    }

    /// Takes back the changes since the last save.
    open func rollback() {
        for object in inserted {
            object.managedObjectContext = nil
            pendingChanges.remove(object)
        }
        for object in updated + deleted { object.restoreSaved() }
        pendingChanges.inserted += deleted
        pendingChanges.updated = updated
        (inserted, updated, deleted) = ([], [], [])
        scheduleNotifications()
    }
    /// Forgets the objects that were not saved.
    open func reset() { rollback() }
    /// Reads an object again.
    open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
        guard !flag, updated.contains(where: { $0 === object }) else { return }
        object.restoreSaved()
        updated.removeAll { $0 === object }
    }
    /// Refreshes all objects; has no effect here, as there is nothing newer.
    open func refreshAllObjects() {}
    /// Merges the changes of another context; has no effect here, as contexts share their objects.
    open func mergeChanges(fromContextDidSave notification: Notification) {}

    // MARK: Work

    /// Does work in the next turn.
    open func perform(_ block: @escaping () -> Void) { DispatchQueue.main.async(execute: block) }
    /// Does work now.
    open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
    /// Does work now.
    open func perform<T>(
        schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T
    ) async rethrows -> T { try block() }

    /// When work of a task is done.
    public enum ScheduledTaskType: Hashable, Sendable {
        /// The block runs at once.
        case immediate
        /// After other work.
        case enqueued
    }

    // MARK: Telling

    private var willTell = false

    private func scheduleNotifications() {
        guard !willTell else { return }
        willTell = true
        DispatchQueue.main.async(execute: { [weak self] in self?.processPendingChanges() })
    }

    /// Notifies observers of the changes since the last time.
    open func processPendingChanges() {
        willTell = false
        guard !pendingChanges.isEmpty else { return }
        let changes = pendingChanges
        pendingChanges = ChangedObjects()
        post(.NSManagedObjectContextObjectsDidChange, changes)
    }

    private func post(_ name: Notification.Name, _ changes: ChangedObjects) {
        NotificationCenter.default.post(name: name, object: self, userInfo: changes.userInfo)
    }
}

/// Added, changed and removed objects, in their order.
struct ChangedObjects {
    var inserted: [NSManagedObject] = []
    var updated: [NSManagedObject] = []
    var deleted: [NSManagedObject] = []

    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty }
    var all: [NSManagedObject] { inserted + updated + deleted }

    mutating func remove(_ object: NSManagedObject) {
        updated.removeAll { $0 === object }
        let count = inserted.count
        inserted.removeAll { $0 === object }
        if inserted.count == count { deleted.append(object) }
    }

    var userInfo: [AnyHashable: Any] {
        var info: [AnyHashable: Any] = [:]
        for (key, objects) in [
            (NSInsertedObjectsKey, inserted), (NSUpdatedObjectsKey, updated), (NSDeletedObjectsKey, deleted),
        ] where !objects.isEmpty { info[key] = Set(objects) }
        return info
    }
}
