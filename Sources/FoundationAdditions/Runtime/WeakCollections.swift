/// A set of objects that it may not retain.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
    private struct Entry {
        weak var weakObject: AnyObject?
        let strongObject: AnyObject?
        var object: AnyObject? { strongObject ?? weakObject }
    }

    private var entries: [Entry] = []
    private let isWeak: Bool

    /// Creates a table.
    ///
    /// - Parameters:
    ///   - options: Whether objects are retained.
    ///   - capacity: How many objects are expected; has no effect.
    public init(options: NSPointerFunctions.Options = .strongMemory, capacity: Int = 0) {
        isWeak = options.contains(.weakMemory)
    }

    /// Returns a table that does not retain its objects.
    open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    /// The objects that were not freed.
    open var allObjects: [ObjectType] { entries.compactMap { $0.object as? ObjectType } }
    /// One of the objects; nil for none.
    open var anyObject: ObjectType? { allObjects.first }
    /// The number of objects.
    open var count: Int { allObjects.count }
    /// Adds an object.
    open func add(_ object: ObjectType?) {
        guard let object, !contains(object) else { return }
        entries.removeAll { $0.object == nil }
        entries.append(Entry(weakObject: object, strongObject: isWeak ? nil : object))
    }
    /// Removes an object.
    open func remove(_ object: ObjectType?) { entries.removeAll { $0.object == nil || $0.object === object } }
    /// Removes all objects.
    open func removeAllObjects() { entries = [] }
    /// Returns whether an object is in the table.
    open func contains(_ anObject: ObjectType?) -> Bool { allObjects.contains { $0 === anObject } }
}

/// Objects by objects, neither of which it may retain.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    private struct Entry {
        weak var weakKey: AnyObject?
        let strongKey: AnyObject?
        weak var weakObject: AnyObject?
        let strongObject: AnyObject?
        var key: AnyObject? { strongKey ?? weakKey }
        var object: AnyObject? { strongObject ?? weakObject }
    }

    private var entries: [Entry] = []
    private let hasWeakKeys: Bool
    private let hasWeakObjects: Bool

    /// Creates a table.
    public init(
        keyOptions: NSPointerFunctions.Options = .strongMemory,
        valueOptions: NSPointerFunctions.Options = .strongMemory, capacity: Int = 0
    ) {
        hasWeakKeys = keyOptions.contains(.weakMemory)
        hasWeakObjects = valueOptions.contains(.weakMemory)
    }

    /// Returns a table that retains its objects and not its keys.
    open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory)
    }
    /// Returns a table that retains its keys and not its objects.
    open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(valueOptions: .weakMemory)
    }
    /// Returns a table that retains neither.
    open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }
    /// Returns a table that retains both.
    open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

    /// The number of entries whose objects were not freed.
    open var count: Int { entries.count { $0.key != nil && $0.object != nil } }
    /// Returns the object of a key.
    open func object(forKey aKey: KeyType?) -> ObjectType? {
        entries.first { isSame($0.key, aKey) }?.object as? ObjectType
    }
    /// Sets the object of a key; nil removes it.
    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        removeObject(forKey: aKey)
        guard let aKey, let anObject else { return }
        entries.append(
            Entry(
                weakKey: aKey, strongKey: hasWeakKeys ? nil : aKey, weakObject: anObject,
                strongObject: hasWeakObjects ? nil : anObject))
    }
    /// Removes the object of a key.
    open func removeObject(forKey aKey: KeyType?) {
        entries.removeAll { $0.key == nil || $0.object == nil || isSame($0.key, aKey) }
    }
    /// Removes all objects.
    open func removeAllObjects() { entries = [] }
    /// Returns an enumerator of the objects.
    open func objectEnumerator() -> NSEnumerator? {
        NSArray(array: entries.compactMap(\.object)).objectEnumerator()
    }
    /// Returns an enumerator of the keys.
    open func keyEnumerator() -> NSEnumerator { NSArray(array: entries.compactMap(\.key)).objectEnumerator() }

    private func isSame(_ left: AnyObject?, _ right: AnyObject?) -> Bool {
        guard let left, let right else { return false }
        if left === right { return true }
        return (left as? NSObject)?.isEqual(right) ?? false
    }
}

/// The options with which collections hold objects.
public enum NSPointerFunctions {
    /// How objects are held. Raw values match Apple's.
    public struct Options: OptionSet, Hashable, Sendable {
        /// The raw value; 0 retains objects.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Objects are retained; the default.
        public static let strongMemory: Options = []
        /// Objects are not retained.
        public static let weakMemory = Options(rawValue: 5)
        /// Objects are compared by identity.
        public static let objectPointerPersonality = Options(rawValue: 1 << 9)
        /// Objects are copied.
        public static let copyIn = Options(rawValue: 1 << 16)
    }
}
