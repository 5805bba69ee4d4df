public import UIKit

/// The place of a database: memory, which goes with the render.
open class NSPersistentStore: NSObject {
    /// The kind of the store.
    public let type: String
    /// The name of its configuration.
    public let configurationName: String
    /// The address that was given; nothing is there.
    open var url: URL?
    /// What was asked for.
    public let options: [AnyHashable: Any]?
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The identifier of the store.
    open var identifier: String! = "memory"
    /// Whether nothing may be changed.
    open var isReadOnly = false

    init(type: String, configurationName: String?, url: URL?, options: [AnyHashable: Any]?) {
        self.type = type
        self.configurationName = configurationName ?? "PF_DEFAULT_CONFIGURATION_NAME"
        self.url = url
        self.options = options
    }
}

/// Passes objects between contexts and the store.
open class NSPersistentStoreCoordinator: NSObject {
    /// The model of the coordinator.
    public let managedObjectModel: NSManagedObjectModel
    /// The persistent stores.
    open private(set) var persistentStores: [NSPersistentStore] = []
    /// The name of the configuration.
    open var name: String?
    /// The objects that were saved, in the order in which they were made.
    private(set) var objects: [NSManagedObject] = []
    private var count = 0

    /// Creates a coordinator without a store.
    public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

    func nextNumber() -> Int {
        count += 1
        return count
    }

    /// Adds a store in memory, of whatever type: files are neither read nor written.
    @discardableResult
    open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String? = nil, at storeURL: URL?,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        let store = NSPersistentStore(
            type: storeType, configurationName: configuration, url: storeURL, options: options)
        persistentStores.append(store)
        return store
    }
    /// Adds a store in memory. The handler is called before the method returns unless the description asks for adding the
    /// store asynchronously.
    open func addPersistentStore(
        with storeDescription: NSPersistentStoreDescription,
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        _ = try? addPersistentStore(ofType: storeDescription.type, at: storeDescription.url)
        if storeDescription.shouldAddStoreAsynchronously {
            CompletionQueue.async { block(storeDescription, nil) }
        } else {
            block(storeDescription, nil)
        }
    }
    /// Takes a store away.
    open func remove(_ store: NSPersistentStore) throws { persistentStores.removeAll { $0 === store } }
    /// Returns the store of an address.
    open func persistentStore(for url: URL) -> NSPersistentStore? { persistentStores.first { $0.url == url } }
    /// Returns the address of a store.
    open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }
    /// Removes a store's files, of which there are none.
    open func destroyPersistentStore(
        at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
    ) throws {
        objects = []
    }
    /// Returns the identity of an object by its address; nil if there is none.
    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        objects.first { $0.objectID.uriRepresentation() == url }?.objectID
    }
    /// Does work in the next turn.
    open func perform(_ block: @escaping () -> Void) { DispatchQueue.main.async(execute: block) }
    /// Does work now.
    open func performAndWait(_ block: () -> Void) { block() }

    func save(_ changes: ChangedObjects) {
        objects += changes.inserted
        objects.removeAll { object in changes.deleted.contains { $0 === object } }
        for object in changes.inserted + changes.updated {
            object.keepAsSaved()
            object.objectID.persistentStore = persistentStores.first
        }
        for object in changes.deleted { object.managedObjectContext = nil }
    }
}

/// A description of a persistent store.
open class NSPersistentStoreDescription: NSObject {
    /// The kind of the store.
    open var type = NSSQLiteStoreType
    /// The name of its configuration.
    open var configuration: String?
    /// The address of the store.
    open var url: URL?
    /// Whether nothing may be changed.
    open var isReadOnly = false
    /// How long to wait for it, in seconds.
    open var timeout: TimeInterval = 240
    /// Whether it is added later.
    open var shouldAddStoreAsynchronously = false
    /// Whether an old store is changed to the new model.
    open var shouldMigrateStoreAutomatically = true
    /// Whether the way from an old model is found.
    open var shouldInferMappingModelAutomatically = true
    /// The options that were set.
    open private(set) var options: [String: NSObject] = [:]

    /// Creates a description of a store without an address.
    public override init() { super.init() }
    /// Creates a description of a store.
    public convenience init(url: URL) {
        self.init()
        self.url = url
    }
    /// Sets an option.
    open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
}

/// A database with its model: empty at first, and in memory.
open class NSPersistentContainer: NSObject {
    /// The name of the container.
    public let name: String
    /// The model of the container.
    public let managedObjectModel: NSManagedObjectModel
    /// Passes objects between contexts and the store.
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    /// The descriptions of the stores.
    open var persistentStoreDescriptions = [NSPersistentStoreDescription()]
    /// The context of the main thread.
    open private(set) lazy var viewContext = makeContext(.mainQueueConcurrencyType)

    /// Creates a container with a model.
    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        self.name = name
        managedObjectModel = model
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    }
    /// Creates a container; the model's file is not read.
    public convenience init(name: String) {
        self.init(name: name, managedObjectModel: NSManagedObjectModel())
    }

    /// Returns the folder of databases.
    open class func defaultDirectoryURL() -> URL {
        FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
            ?? FileManager.default.temporaryDirectory
    }

    /// Adds the stores, which are in memory.
    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        for description in persistentStoreDescriptions {
            persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
        }
    }

    /// Returns a new context for work in the background.
    open func newBackgroundContext() -> NSManagedObjectContext { makeContext(.privateQueueConcurrencyType) }
    /// Does work with a new context in the next turn.
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        let context = newBackgroundContext()
        context.perform { block(context) }
    }

    private func makeContext(_ type: NSManagedObjectContext.ConcurrencyType) -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: type)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }
}

/// A database that is the same on all devices of the user; here that of one.
open class NSPersistentCloudKitContainer: NSPersistentContainer {
    /// Creates the schema in iCloud; has no effect here.
    open func initializeCloudKitSchema(options: Int = 0) throws {}
}
