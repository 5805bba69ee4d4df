/// An object that keeps values under names that are no properties of its class, such as an object of a database.
public protocol KeyedValueKeeper: AnyObject {
    /// Returns the value of a name; nil if none was set.
    func keptValue(forKey key: String) -> Any?
    /// Sets the value of a name; nil removes it.
    func keepValue(_ value: Any?, forKey key: String)
}
