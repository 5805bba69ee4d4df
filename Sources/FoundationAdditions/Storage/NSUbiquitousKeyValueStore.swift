/// Values by key that the devices of a user share in iCloud: those of the render, as nobody is signed in.
open class NSUbiquitousKeyValueStore: NSObject {
    /// The store of the app.
    open class var `default`: NSUbiquitousKeyValueStore { NSUbiquitousKeyValueStore() }
    /// Posted when another device has changed values; never here.
    public static let didChangeExternallyNotification = Notification.Name(
        "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

    private let values = UserDefaults(suiteName: "iCloud")

    /// Returns a value; nil if none was set.
    open func object(forKey aKey: String) -> Any? { values?.object(forKey: aKey) }
    /// Sets a value; nil removes it.
    open func set(_ anObject: Any?, forKey aKey: String) { values?.set(anObject, forKey: aKey) }
    /// Removes a value.
    open func removeObject(forKey aKey: String) { values?.removeObject(forKey: aKey) }
    /// Returns a string; nil if none was set.
    open func string(forKey aKey: String) -> String? { values?.string(forKey: aKey) }
    /// Returns an array; nil if none was set.
    open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
    /// Returns a dictionary; nil if none was set.
    open func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }
    /// Returns data; nil if none was set.
    open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
    /// Returns an integer; 0 if none was set.
    open func longLong(forKey aKey: String) -> Int64 { Int64(values?.integer(forKey: aKey) ?? 0) }
    /// Returns a number; 0 if none was set.
    open func double(forKey aKey: String) -> Double { values?.double(forKey: aKey) ?? 0 }
    /// Returns a Boolean value; false if none was set.
    open func bool(forKey aKey: String) -> Bool { values?.bool(forKey: aKey) ?? false }
    /// Returns true: there are no other devices to synchronize with.
    @discardableResult
    open func synchronize() -> Bool { true }
}
