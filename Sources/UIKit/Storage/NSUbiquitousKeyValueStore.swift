/// Values that are the same on all devices of a user: those of the render, as nobody is signed in.
open class NSUbiquitousKeyValueStore: NSObject {
    /// The values of the app.
    open class var `default`: NSUbiquitousKeyValueStore { NSUbiquitousKeyValueStore() }
    /// Posted when another device has changed values, which never happens.
    public static let didChangeExternallyNotification = Notification.Name(
        "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

    private let values = UserDefaults(suiteName: "iCloud")

    /// Returns a value; nil if none was set.
    open func object(forKey aKey: String) -> Any? { values?.object(forKey: aKey) }
    /// Sets a value; nil removes it.
    open func set(_ anObject: Any?, forKey aKey: String) { values?.set(anObject, forKey: aKey) }
    /// Removes a value.
    open func removeObject(forKey aKey: String) { values?.removeObject(forKey: aKey) }
    /// Returns a text; nil if none was set.
    open func string(forKey aKey: String) -> String? { values?.string(forKey: aKey) }
    /// Returns a list; nil if none was set.
    open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
    /// Returns values by their names; nil if none were set.
    open func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }
    /// Returns bytes; nil if none were set.
    open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
    /// Returns a number; 0 if none was set.
    open func longLong(forKey aKey: String) -> Int64 { Int64(values?.integer(forKey: aKey) ?? 0) }
    /// Returns a number; 0 if none was set.
    open func double(forKey aKey: String) -> Double { values?.double(forKey: aKey) ?? 0 }
    /// Returns a truth value; false if none was set.
    open func bool(forKey aKey: String) -> Bool { values?.bool(forKey: aKey) ?? false }
    /// Exchanges values with other devices, of which there are none.
    @discardableResult
    open func synchronize() -> Bool { true }
}
