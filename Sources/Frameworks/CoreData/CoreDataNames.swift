// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// The kind of a store in a file.
public let NSSQLiteStoreType = "SQLite"
/// The kind of a store in a file that is read at once.
public let NSBinaryStoreType = "Binary"
/// The kind of a store in memory.
public let NSInMemoryStoreType = "InMemory"

/// The option of changing an old store to the new model.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
/// The option of finding the way from an old model.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// The option of a store that may not be changed.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// The option of keeping the history.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// The option to post notifications of changes by others.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
    "NSPersistentStoreRemoteChangeNotificationOptionKey"
/// The option of the store's file protection.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
/// The option of SQLite's settings.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"

/// The key of the objects that were added.
public let NSInsertedObjectsKey = "inserted"
/// The key of the objects that were changed.
public let NSUpdatedObjectsKey = "updated"
/// The key of the objects that were removed.
public let NSDeletedObjectsKey = "deleted"
/// The key of the objects that were read again.
public let NSRefreshedObjectsKey = "refreshed"

extension Notification.Name {
    /// Posted when objects of a context have changed.
    public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
        "NSObjectsChangedInManagingContextNotification")
    /// Posted before a context is saved.
    public static let NSManagedObjectContextWillSave = Notification.Name(
        "NSManagingContextWillSaveChangesNotification")
    /// Posted after a context was saved.
    public static let NSManagedObjectContextDidSave = Notification.Name(
        "NSManagingContextDidSaveChangesNotification")
    /// Posted when something else has changed the store, which never happens.
    public static let NSPersistentStoreRemoteChange = Notification.Name(
        "NSPersistentStoreRemoteChangeNotification")
}

extension NSManagedObjectContext {
    /// Posted when objects have changed.
    public static let didChangeObjectsNotification = Notification.Name.NSManagedObjectContextObjectsDidChange
    /// Posted before the context is saved.
    public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
    /// Posted after the context was saved.
    public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
}

/// Where work of a context is done.
public typealias NSManagedObjectContextConcurrencyType = NSManagedObjectContext.ConcurrencyType

/// What happens to conflicts between contexts, of which there are none here.
public final class NSMergePolicy: NSObject, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    /// They are an error.
    public static let error = NSMergePolicy("error")
    /// What is in the store counts, value by value.
    public static let mergeByPropertyStoreTrump = NSMergePolicy("mergeByPropertyStoreTrump")
    /// What is in the context counts, value by value.
    public static let mergeByPropertyObjectTrump = NSMergePolicy("mergeByPropertyObjectTrump")
    /// What is in the context counts.
    public static let overwrite = NSMergePolicy("overwrite")
    /// What is in the store counts.
    public static let rollback = NSMergePolicy("rollback")
}

/// The policy that conflicts are an error.
public let NSErrorMergePolicy = NSMergePolicy.error
/// The policy that what is in the store counts, value by value.
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
/// The policy that what is in the context counts, value by value.
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
/// The policy that what is in the context counts.
public let NSOverwriteMergePolicy = NSMergePolicy.overwrite
/// The policy that what is in the store counts.
public let NSRollbackMergePolicy = NSMergePolicy.rollback
