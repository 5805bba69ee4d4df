import Diagnostics

/// The defaults database of an app: values by key, which live as long as the render.
///
/// It takes the place of Foundation's class, which reads and writes the user's home. `standard` is empty at the
/// start of a render, or holds what the render was seeded with.
open class UserDefaults: NSObject {
    /// The database of the app.
    open class var standard: UserDefaults { RenderContext.current.defaults.userDefaults(suite: nil) }
    /// Posted when a value was set or removed.
    public static let didChangeNotification = Notification.Name("NSUserDefaultsDidChangeNotification")
    /// The name of the database that all apps share on iOS; here one like any other.
    public static let globalDomain = "NSGlobalDomain"

    /// The values of a suite, shared by all objects that stand for it.
    final class Suite {
        var values: [String: StoredValue] = [:]
        /// What holds where no value was set.
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
    /// Returns text; numbers as text, nil where there is neither.
    open func string(forKey defaultName: String) -> String? { value(defaultName)?.string }
    /// Returns a list; nil if there is none.
    open func array(forKey defaultName: String) -> [Any]? { object(forKey: defaultName) as? [Any] }
    /// Returns values by name; nil if there are none.
    open func dictionary(forKey defaultName: String) -> [String: Any]? {
        object(forKey: defaultName) as? [String: Any]
    }
    /// Returns bytes; nil if there are none.
    open func data(forKey defaultName: String) -> Data? { object(forKey: defaultName) as? Data }
    /// Returns a list of texts; nil where it holds anything else.
    open func stringArray(forKey defaultName: String) -> [String]? {
        guard case .array(let values)? = value(defaultName) else { return nil }
        let texts = values.compactMap(\.string)
        return texts.count == values.count ? texts : nil
    }
    /// Returns a whole number; 0 if there is none.
    open func integer(forKey defaultName: String) -> Int { value(defaultName)?.integer ?? 0 }
    /// Returns a number; 0 if there is none.
    open func float(forKey defaultName: String) -> Float { Float(double(forKey: defaultName)) }
    /// Returns a number; 0 if there is none.
    open func double(forKey defaultName: String) -> Double { value(defaultName)?.double ?? 0 }
    /// Returns a truth value; false if there is none.
    open func bool(forKey defaultName: String) -> Bool { value(defaultName)?.boolean ?? false }
    /// Returns a URL; nil if there is none.
    open func url(forKey defaultName: String) -> URL? {
        string(forKey: defaultName).flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : URL(string: $0) }
    }
    /// Returns all values, with those registered.
    open func dictionaryRepresentation() -> [String: Any] {
        suite.registered.merging(suite.values) { $1 }.mapValues(\.object)
    }

    // MARK: Writing

    /// Sets a value; nil removes it. One that cannot be in a property list is reported and not kept.
    open func set(_ value: Any?, forKey defaultName: String) {
        guard let value else { return removeObject(forKey: defaultName) }
        guard let stored = StoredValue(value) else {
            return RenderEnvironment.current.report(
                Diagnostic(
                    .defaultsValue, "'\(defaultName)' cannot be set to a value of type \(type(of: value))"))
        }
        store(stored, defaultName)
    }
    /// Sets a whole number.
    open func set(_ value: Int, forKey defaultName: String) { store(.integer(value), defaultName) }
    /// Sets a number.
    open func set(_ value: Float, forKey defaultName: String) { store(.double(Double(value)), defaultName) }
    /// Sets a number.
    open func set(_ value: Double, forKey defaultName: String) { store(.double(value), defaultName) }
    /// Sets a truth value.
    open func set(_ value: Bool, forKey defaultName: String) { store(.boolean(value), defaultName) }
    /// Sets a URL.
    open func set(_ url: URL?, forKey defaultName: String) {
        guard let url else { return removeObject(forKey: defaultName) }
        store(.string(url.isFileURL ? url.path : url.absoluteString), defaultName)
    }
    /// Removes a value.
    open func removeObject(forKey defaultName: String) { store(nil, defaultName) }
    /// Sets the values that hold where none was set.
    open func register(defaults registrationDictionary: [String: Any]) {
        for (key, value) in registrationDictionary {
            if let stored = StoredValue(value) { suite.registered[key] = stored }
        }
    }
    /// Removes all values of a suite.
    open func removePersistentDomain(forName domainName: String) {
        RenderContext.current.defaults.suite(domainName).values = [:]
    }
    /// Returns true: values are kept at once.
    @discardableResult
    open func synchronize() -> Bool { true }

    private func store(_ value: StoredValue?, _ key: String) {
        suite.values[key] = value
        NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
    }
}
