/// What `appearance()` of a class returns: it records what objects of the class get as they are shown.
///
/// Apple returns an object that stands in for one of the class and records its messages. Here the properties of the class are
/// found by their key paths, and no object of a class of the app is made. Classes of UIKit have a prototype, with which
/// objects are compared.
@dynamicMemberLookup
public struct AppearanceProxy<Object: NSObject> {
    /// The classes around the objects, the innermost first.
    let containers: [AnyClass]

    /// Creates a proxy for objects inside of containers, the innermost first.
    init(containers: [any UIAppearanceContainer.Type]) {
        self.containers = containers.map { $0 as AnyClass }
    }

    /// A property of the objects: the value that was recorded, and nil or zero before.
    ///
    /// A property of another type that was not recorded is read from an object of the class, made by `init(coder:)`.
    public subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<Object, Value>) -> Value {
        get { value(at: path) }
        nonmutating set {
            if let prototype {
                prototype[keyPath: path] = newValue
            } else {
                record(newValue, at: path)
            }
        }
    }

    /// Records calls of methods, as of setters with several arguments: they are made on each object as it is shown.
    ///
    /// - Parameters:
    ///   - isSet: Whether the author has set what the calls set, as far as the object knows.
    ///   - calls: The calls on an object that is shown.
    public func record(
        unless isSet: @escaping (Object) -> Bool = { _ in false }, _ calls: @escaping (Object) -> Void
    ) {
        if let prototype { calls(prototype) }
        recording.add(
            AppearanceSetting(isSet: { ($0 as? Object).map(isSet) ?? true }) { object in
                (object as? Object).map(calls)
                return {}
            })
    }

    /// Records a value for objects of a class of the app.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - path: The property.
    ///   - isSet: Whether the author has set the property on an object, as far as the object knows.
    func record<Value>(
        _ value: Value, at path: ReferenceWritableKeyPath<Object, Value>,
        isSet: @escaping (NSObject) -> Bool = { _ in false }
    ) {
        let setting = AppearanceSetting(path: path, value: value, isSet: isSet) { object in
            guard let object = object as? Object else { return {} }
            let former = object[keyPath: path]
            object[keyPath: path] = value
            return { object[keyPath: path] = former }
        }
        recording.add(setting)
    }

    /// Returns the value of a property as it was recorded, and as Apple's proxies return it before: nil or zero.
    func value<Value>(at path: KeyPath<Object, Value>) -> Value {
        if let prototype { return prototype[keyPath: path] }
        if let known = recording.value(at: path) as? Value { return known }
        if let none = Value.self as? any ExpressibleByNilLiteral.Type,
            let value = none.init(nilLiteral: ()) as? Value
        {
            return value
        }
        return AppearanceZero.value() ?? madePrototype(path)
    }

    /// The object that keeps the values of a class of UIKit; nil for classes of the app.
    var prototype: Object? {
        guard AppearanceClass.isOwn(Object.self) else { return nil }
        return RenderContext.current[AppearanceProxies.self].prototype(of: Object.self, in: containers) {
            AppearanceClass.make(Object.self) as? Object
        } as? Object
    }

    private var recording: AppearanceRecording {
        RenderContext.current[AppearanceProxies.self].recording(of: Object.self, in: containers)
    }

    private func madePrototype<Value>(_ path: KeyPath<Object, Value>) -> Value {
        UIKitCore.madePrototype(of: Object.self, in: containers) {
            AppearanceClass.make(Object.self) as? Object
        }[keyPath: path]
    }
}
