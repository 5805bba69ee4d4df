package import RenderContext

/// The defaults databases of a render.
final class DefaultsDatabases: RenderSlot {
    /// The values by suite name; nil is the database of the app.
    private var suites: [String?: UserDefaults.Suite] = [:]
    private var objects: [String?: UserDefaults] = [:]

    init(in context: RenderContext) {}

    /// Returns the values of a database; at first those that the render was seeded with.
    func suite(_ name: String?) -> UserDefaults.Suite {
        if let known = suites[name] { return known }
        let suite = UserDefaults.Suite()
        if name == nil { suite.values = RenderEnvironment.current.defaults }
        suites[name] = suite
        return suite
    }

    /// Returns the one object of a database.
    func userDefaults(suite name: String?) -> UserDefaults {
        if let known = objects[name] { return known }
        let defaults = UserDefaults(suite(name))
        objects[name] = defaults
        return defaults
    }
}

extension RenderContext {
    /// The defaults databases.
    var defaults: DefaultsDatabases { self[DefaultsDatabases.self] }
}

extension RenderEnvironment {
    /// The values that `UserDefaults.standard` has at the start of a render.
    package var defaults: [String: StoredValue] {
        get { self[DefaultsSlot.self] }
        set { self[DefaultsSlot.self] = newValue }
    }
}

private enum DefaultsSlot: EnvironmentSlot {
    static func defaultValue(in _: RenderEnvironment) -> [String: StoredValue] { [:] }
}
