/// An object that finds values by keys itself, as layers do: Swift on Linux cannot look properties up by their names.
package protocol KeyedValueOwner: NSObject {
    /// Returns the value of a key, or of a key path if the object takes them; nil for none.
    func ownValue(forKeyPath keyPath: String) -> Any?
    /// Sets the value of a key, or of a key path if the object takes them.
    func setOwnValue(_ value: Any?, forKeyPath keyPath: String)
    /// Whether a key without a value is not looked for among the stored properties; false by default.
    var keepsAllKeys: Bool { get }
    /// Whether the object takes whole key paths instead of key by key; false by default.
    var takesKeyPaths: Bool { get }
}

extension KeyedValueOwner {
    /// The default: all values are stored properties.
    package func ownValue(forKeyPath keyPath: String) -> Any? { nil }
    /// The default: stored properties are found too.
    package var keepsAllKeys: Bool { false }
    /// The default: the values of a key path are found key by key.
    package var takesKeyPaths: Bool { false }
}
