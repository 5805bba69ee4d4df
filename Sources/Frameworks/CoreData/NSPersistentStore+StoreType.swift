public import UIKit

extension NSPersistentStore {
    /// The kind of a store. All are in memory here.
    public struct StoreType: RawRepresentable, Hashable, Sendable {
        /// The name of the kind, such as `NSSQLiteStoreType`.
        public var rawValue: String
        /// Creates a kind of its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A database of SQLite.
        public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
        /// A binary file.
        public static let binary = StoreType(rawValue: NSBinaryStoreType)
        /// A store that goes with the process.
        public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
    }
}

extension NSPersistentStoreCoordinator {
    /// Adds a store in memory, of whatever type: files are neither read nor written.
    @discardableResult
    public func addPersistentStore(
        type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        try addPersistentStore(
            ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
    }

    /// Removes a store's files, of which there are none, and the objects.
    public func destroyPersistentStore(
        at url: URL, type: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
    ) throws {
        try destroyPersistentStore(at: url, ofType: type.rawValue, options: options)
    }
}
