import Diagnostics
import RenderContext

/// The defaults database of an app: values by key, which last as long as the render.
///
/// It takes the place of Foundation's class, which reads and writes the user's home. `standard` is empty at the
/// start of a render, or holds what the render was seeded with.
open class UserDefaults: NSObject {
    /// The defaults database of the app.
    open class var standard: UserDefaults { RenderContext.current.defaults.userDefaults(suite: nil) }
    /// Posted when a value was set or removed.
    public static let didChangeNotification = Notification.Name("NSUserDefaultsDidChangeNotification")
    /// The name of the domain that all apps share on iOS; here one like any other.
    public static let globalDomain = "NSGlobalDomain"

    /// The values of a suite, shared by all `UserDefaults` of its name.
    final class Suite {
        var values: [String: StoredValue] = [:]
        /// The registered defaults: the values where none was set.
        var registered: [String: StoredValue] = [:]
    }

    private let suite: Suite

    init(_ suite: Suite) { self.suite = suite }

    /// Creates an object for the database of a suite; nil for that of the app.
    public init?(suiteName suitename: String?) { suite = RenderContext.current.defaults.suite(suitename) }

    /// Creates an object for the database of the app.
    public override convenience init() { self.init(RenderContext.current.defaults.suite(nil)) }

    private func value(_ key: String) -> StoredValue? { suite.values[key] ?? suite.registered[key] }

    // MARK: Reading

    /// Returns a value; nil if there is none.
    open func object(forKey defaultName: String) -> Any? { value(defaultName)?.object }
    /// Returns a string, or a number as a string; nil if there is neither.
    open func string(forKey defaultName: String) -> String? { value(defaultName)?.string }
    /// Returns an array; nil if there is none.
    open func array(forKey defaultName: String) -> [Any]? { object(forKey: defaultName) as? [Any] }
    /// Returns a dictionary; nil if there is none.
    open func dictionary(forKey defaultName: String) -> [String: Any]? {
        object(forKey: defaultName) as? [String: Any]
    }
    /// Returns data; nil if there is none.
    open func data(forKey defaultName: String) -> Data? { object(forKey: defaultName) as? Data }
    /// Returns an array of strings; nil if there is none or it has other elements.
    open func stringArray(forKey defaultName: String) -> [String]? {
        guard case .array(let values)? = value(defaultName) else { return nil }
        let texts = values.compactMap(\.string)
        return texts.count == values.count ? texts : nil
    }
    /// Returns an integer; 0 if there is none.
    open func integer(forKey defaultName: String) -> Int { value(defaultName)?.integer ?? 0 }
    /// Returns a number; 0 if there is none.
    open func float(forKey defaultName: String) -> Float { Float(double(forKey: defaultName)) }
    /// Returns a number; 0 if there is none.
    open func double(forKey defaultName: String) -> Double { value(defaultName)?.double ?? 0 }
    /// Returns a Boolean value; false if there is none.
    open func bool(forKey defaultName: String) -> Bool { value(defaultName)?.boolean ?? false }
    /// Returns a URL; nil if there is none.
    open func url(forKey defaultName: String) -> URL? {
        string(forKey: defaultName).flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : URL(string: $0) }
    }
    /// Returns all values, including the registered defaults.
    open func dictionaryRepresentation() -> [String: Any] {
        suite.registered.merging(suite.values) { $1 }.mapValues(\.object)
    }

    // MARK: Writing

    /// Sets a value; nil removes it. One that no property list can hold is reported and not stored.
    open func set(_ value: Any?, forKey defaultName: String) {
        guard let value else { return removeObject(forKey: defaultName) }
        guard let stored = StoredValue(value) else {
            return RenderEnvironment.current.report(
                Diagnostic(
                    .defaultsValue, "'\(defaultName)' cannot be set to a value of type \(type(of: value))"))
        }
        store(stored, defaultName)
    }
    /// Sets an integer.
    open func set(_ value: Int, forKey defaultName: String) { store(.integer(value), defaultName) }
    /// Sets a number.
    open func set(_ value: Float, forKey defaultName: String) { store(.double(Double(value)), defaultName) }
    /// Sets a number.
    open func set(_ value: Double, forKey defaultName: String) { store(.double(value), defaultName) }
    /// Sets a Boolean value.
    open func set(_ value: Bool, forKey defaultName: String) { store(.boolean(value), defaultName) }
    /// Sets a URL.
    open func set(_ url: URL?, forKey defaultName: String) {
        guard let url else { return removeObject(forKey: defaultName) }
        store(.string(url.isFileURL ? url.path : url.absoluteString), defaultName)
    }
    /// Removes the value of a key; the registered default is returned then.
    open func removeObject(forKey defaultName: String) { store(nil, defaultName) }
    /// Registers default values, which are returned where no value was set.
    open func register(defaults registrationDictionary: [String: Any]) {
        for (key, value) in registrationDictionary {
            if let stored = StoredValue(value) { suite.registered[key] = stored }
        }
    }
    /// Removes all values of the suite of a name.
    open func removePersistentDomain(forName domainName: String) {
        RenderContext.current.defaults.suite(domainName).values = [:]
    }
    /// Returns true: values are stored at once.
    @discardableResult
    open func synchronize() -> Bool { true }

    private func store(_ value: StoredValue?, _ key: String) {
        suite.values[key] = value
        NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
    }
}
