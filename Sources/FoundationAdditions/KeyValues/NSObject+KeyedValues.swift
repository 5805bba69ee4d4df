import RenderContext

extension NSObject {
    /// Returns the value of a property by its name.
    ///
    /// Stored properties of the app's classes are found, the frequent ones of views, and what animations keep under keys of
    /// the author's; nil for others, where the app would end on a device.
    @_disfavoredOverload  // Foundation's dictionaries have their own.
    public func value(forKey key: String) -> Any? {
        if let values = CollectionValues(self) { return values.value(forKey: key) }
        if let owner = self as? any KeyedValueOwner {
            if let value = owner.ownValue(forKeyPath: key) { return value }
            if owner.keepsAllKeys { return nil }
        }
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror {
            for child in current.children where child.label == key || child.label == "_" + key {
                return presentValue(child.value)
            }
            mirror = current.superclassMirror
        }
        return nil
    }

    /// Returns the value at a key path, as in "layer.cornerRadius".
    public func value(forKeyPath keyPath: String) -> Any? {
        if keyPath.hasPrefix("@"), let values = CollectionValues(self) { return values.result(of: keyPath) }
        guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
        if let owner = self as? any KeyedValueOwner, owner.takesKeyPaths,
            let value = owner.ownValue(forKeyPath: keyPath)
        {
            return value
        }
        let owner = value(forKey: String(keyPath[..<dot])) as? NSObject
        return owner?.value(forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
    }

    /// Sets a property by its name: an outlet or an inspectable property that the class lists, or a frequent one of views.
    ///
    /// Other names change nothing, where the app would end on a device.
    public func setValue(_ value: Any?, forKey key: String) {
        if let values = CollectionValues(self) { return values.setValue(value, forKey: key) }
        if (self as? any SelectorTarget)?.setListedProperty(key, to: value) == true { return }
        (self as? any KeyedValueOwner)?.setOwnValue(value, forKeyPath: key)
    }

    /// Sets the value at a key path.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let dot = keyPath.firstIndex(of: ".") else { return setValue(value, forKey: keyPath) }
        if let owner = self as? any KeyedValueOwner, owner.takesKeyPaths {
            return owner.setOwnValue(value, forKeyPath: keyPath)
        }
        let owner = self.value(forKey: String(keyPath[..<dot])) as? NSObject
        owner?.setValue(value, forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
    }

    /// Observes a value by its key path; the observer's `observeValue(forKeyPath:of:change:context:)` is called when
    /// the closure of `observe(_:options:changeHandler:)` would be.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        let registration = NamedObservation(
            object: self, observer: observer, keyPath: keyPath, options: options, context: context)
        let observations = RenderContext.current[KeyValueObservations.self]
        registration.observation.map { observations.add($0) }
        observations.named.append(registration)
        if options.contains(.initial) { registration.notify(old: nil) }
    }

    /// Removes the observation of a value by an observer.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        RenderContext.current[KeyValueObservations.self].named.removeAll {
            $0.object == nil || $0.object === self && $0.observer === observer && $0.keyPath == keyPath
        }
    }

    /// Removes the observation of a value by an observer, whatever its context.
    public func removeObserver(
        _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) { removeObserver(observer, forKeyPath: keyPath) }
}

/// An observation by name.
final class NamedObservation {
    private(set) weak var object: NSObject?
    private(set) weak var observer: NSObject?
    let keyPath: String
    private let options: NSKeyValueObservingOptions
    private let context: UnsafeMutableRawPointer?
    private var last: Any?
    private(set) var observation: NSKeyValueObservation?

    init(
        object: NSObject, observer: NSObject, keyPath: String, options: NSKeyValueObservingOptions,
        context: UnsafeMutableRawPointer?
    ) {
        self.object = object
        self.observer = observer
        self.keyPath = keyPath
        self.options = options
        self.context = context
        last = object.value(forKeyPath: keyPath)
        observation = NSKeyValueObservation(of: object) { [weak self] in self?.check() ?? false }
    }

    private func check() -> Bool {
        guard let object else { return false }
        let now = object.value(forKeyPath: keyPath)
        guard (now == nil) != (last == nil) || !areEqual(last as Any, now as Any) else { return false }
        let old = last
        last = now
        notify(old: old)
        return true
    }

    /// Notifies the observer of the value.
    func notify(old: Any?) { notify(.setting, old: old, new: last, at: nil) }

    /// Notifies the observer.
    ///
    /// - Parameters:
    ///   - kind: The kind of the change.
    ///   - old: The value before, or the elements that were removed or replaced; nil for none.
    ///   - new: The value now, or the elements that were added; nil for none.
    ///   - indexes: Those of the elements; nil where the value was set.
    func notify(_ kind: NSKeyValueChange, old: Any?, new: Any?, at indexes: IndexSet?) {
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: kind.rawValue]
        if options.contains(.new), let new { change[.newKey] = new }
        if options.contains(.old), let old { change[.oldKey] = old }
        if let indexes { change[.indexesKey] = indexes }
        if let observer = observer as? any KeyPathObserver {
            observer.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        } else {
            (observer as? any KeyValueObserving)?.observeValue(
                forKeyPath: keyPath, of: object, change: change, context: context)
        }
    }
}

extension NSObject {
    /// Notifies observers of the elements of an array that were added, removed or replaced.
    ///
    /// - Parameters:
    ///   - key: The key of the array.
    ///   - kind: The kind of the change.
    ///   - indexes: The indexes of the elements.
    ///   - old: The elements that were removed or replaced; nil for none.
    ///   - new: The elements that were added; nil for none.
    func notifyObservers(
        of key: String, _ kind: NSKeyValueChange, at indexes: IndexSet, old: [Any]?, new: [Any]?
    ) {
        let observations = RenderContext.current.existing(KeyValueObservations.self)?.named ?? []
        for observation in observations where observation.object === self && observation.keyPath == key {
            observation.notify(kind, old: old, new: new, at: indexes)
        }
    }
}
