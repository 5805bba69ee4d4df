import UIKit

/// The objects that the app has registered for its actions.
public final class AppDependencyManager: @unchecked Sendable {  // Used by the task of a render.
    private var makers: [ObjectIdentifier: () -> Any] = [:]

    /// The manager of the app.
    public static var shared: AppDependencyManager { SharedObjects.object { AppDependencyManager() } }

    /// Registers an object, which is made when an action first asks for it. Keys are not compared: there is one of a type.
    public func add<Value>(key: AnyHashable? = nil, dependency: @escaping @autoclosure () -> Value) {
        makers[ObjectIdentifier(Value.self)] = dependency
    }

    /// Registers what makes an object.
    public func add<Value>(key: AnyHashable? = nil, dependency: @escaping () -> Value) {
        makers[ObjectIdentifier(Value.self)] = dependency
    }

    private var values: [ObjectIdentifier: Any] = [:]

    func value<Value>(_ type: Value.Type) -> Value? {
        let key = ObjectIdentifier(type)
        if let known = values[key] as? Value { return known }
        let made = makers[key]?() as? Value
        values[key] = made
        return made
    }
}

/// An object that the app has registered with its manager.
@propertyWrapper
public struct AppDependency<Value>: @unchecked Sendable {  // It has no state of its own.
    /// Creates a reference to the object of a type.
    public init(key: AnyHashable? = nil, default defaultValue: Value? = nil) {
        self.defaultValue = defaultValue
    }

    private let defaultValue: Value?

    /// The object. Code must register it first, as on iOS, where it stops otherwise.
    public var wrappedValue: Value {
        guard let value = AppDependencyManager.shared.value(Value.self) ?? defaultValue else {
            preconditionFailure("no \(Value.self) is registered with AppDependencyManager")
        }
        return value
    }
}
