/// What `appearance()` of a class of the app has recorded.
final class AppearanceRecording {
    let type: AnyClass
    /// The classes around the object, the innermost first.
    let containers: [AnyClass]
    /// The values and calls, in order; a value that is set again takes the place of the one before.
    private(set) var settings: [AppearanceSetting] = []

    init(of type: AnyClass, in containers: [AnyClass]) {
        self.type = type
        self.containers = containers
    }

    /// Adds a value or a call.
    func add(_ setting: AppearanceSetting) {
        if let path = setting.path { settings.removeAll { $0.path == path } }
        settings.append(setting)
    }

    /// Returns the value that was recorded for a property; nil for none.
    func value(at path: AnyKeyPath) -> Any? { settings.last { $0.path == path }?.value }
}

/// A value or a call that `appearance()` recorded.
final class AppearanceSetting {
    /// The property; nil for a call.
    let path: AnyKeyPath?
    /// The value of the property.
    let value: Any?
    /// Whether an object has a value of its own, as far as it knows.
    let isSet: (NSObject) -> Bool
    /// Sets the value on an object, and returns what sets the former value again.
    let set: (NSObject) -> () -> Void
    /// The name of the property, known once an object has announced that it changed.
    var name: String?

    init(
        path: AnyKeyPath? = nil, value: Any? = nil, isSet: @escaping (NSObject) -> Bool = { _ in false },
        set: @escaping (NSObject) -> () -> Void
    ) {
        self.path = path
        self.value = value
        self.isSet = isSet
        self.set = set
    }
}

/// What an object has received from `appearance()`, and what its author has set.
final class AppearanceState {
    /// The names of the properties that the author has set.
    var ownKeys: Set<String> = []
    private var received: [AppearanceSetting] = []

    private static let key = AttachmentKey()

    /// Returns the state of an object.
    static func of(_ object: NSObject) -> AppearanceState { key.value(of: object) { AppearanceState() } }

    /// Notes that the object receives a setting; returns whether it is the first time.
    func receive(_ setting: AppearanceSetting) -> Bool {
        guard !received.contains(where: { $0 === setting }) else { return false }
        received.append(setting)
        return true
    }
}
