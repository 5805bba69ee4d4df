package import RenderContext

/// The values that an observer receives, and when. Raw values match Apple's.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
    /// The raw value, with one bit for each option.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The new value is received.
    public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
    /// The value before the change is received.
    public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
    /// The present value, sent as the observation begins.
    public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
    /// A notification before each change as well; it is not sent here.
    public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}

/// The keys of the changes that `observeValue(forKeyPath:of:change:context:)` receives.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// The raw value, which matches Apple's.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind of the change.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The new value; missing unless requested.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The value before; missing unless requested.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// The indexes that changed.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// Whether the notification precedes the change.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// The kinds of changes. Raw values match Apple's.
public enum NSKeyValueChange: UInt, Hashable, Sendable {
    /// The property was set to a value.
    case setting = 1
    /// Objects were added to a collection.
    case insertion = 2
    /// Objects were removed from a collection.
    case removal = 3
    /// Objects of a collection were replaced.
    case replacement = 4
}

/// A change of an observed value.
public struct NSKeyValueObservedChange<Value> {
    /// The kind of the change.
    public let kind: NSKeyValueChange
    /// The value now; nil unless requested.
    public let newValue: Value?
    /// The value before; nil unless requested.
    public let oldValue: Value?
    /// The indexes that changed; nil where the property was set.
    public let indexes: IndexSet?
    /// Whether the notification precedes the change.
    public let isPrior: Bool
}

/// The observation of a value; it ends when this object is freed.
public final class NSKeyValueObservation: NSObject {
    private var check: (() -> Bool)?
    /// The object whose value is observed, or on which the key path begins.
    private(set) weak var object: AnyObject?

    /// Creates an observation.
    ///
    /// - Parameters:
    ///   - object: The object whose value is observed.
    ///   - check: Notifies of a change since the last check, and returns whether there was one.
    init(of object: AnyObject, check: @escaping () -> Bool) {
        self.object = object
        self.check = check
        super.init()
        (object as? any KeyValueObserving)?.hasObservers = true
    }

    /// Ends the observation; the closure is not called any more.
    public func invalidate() { check = nil }

    /// Notifies of a change since the last check; returns whether there was one.
    func deliver() -> Bool { check?() ?? false }

    /// Whether it has ended.
    var hasEnded: Bool { check == nil }
}

/// A class whose values can be observed by their key paths: every class of Foundation's root.
public protocol KeyValueObservable: AnyObject {}

extension NSObject: KeyValueObservable {}

extension KeyValueObservable {
    /// Observes a value.
    ///
    /// Changes of the geometry, visibility, content and parent of views and controllers are delivered at once, and so
    /// are those that `didChangeValue(forKey:)` announces, as ported sources do for `dynamic` properties. Swift on Linux
    /// does not observe others, whose values are compared at the end of every turn of the event loop, before and after
    /// layout: a change is delivered then, once for all changes of the turn.
    ///
    /// - Parameters:
    ///   - keyPath: The value.
    ///   - options: The values that the closure receives.
    ///   - changeHandler: Called after changes.
    /// - Returns: The observation, which ends when it is freed.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        func change(from old: Value?, to new: Value) -> NSKeyValueObservedChange<Value> {
            NSKeyValueObservedChange(
                kind: .setting, newValue: options.contains(.new) ? new : nil,
                oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: false)
        }
        var last = self[keyPath: keyPath]
        let observation = NSKeyValueObservation(of: self) { [weak self] in
            guard let self else { return false }
            let now = self[keyPath: keyPath]
            guard !areEqual(last, now) else { return false }
            let old = last
            last = now
            changeHandler(self, change(from: old, to: now))
            return true
        }
        RenderContext.current.observe(observation)
        if options.contains(.initial) { changeHandler(self, change(from: nil, to: last)) }
        return observation
    }
}

/// The observations of a render.
final class KeyValueObservations: RenderSlot {
    private struct Entry {
        weak var observation: NSKeyValueObservation?
    }

    private var entries: [Entry] = []
    /// The observations by name.
    var named: [NamedObservation] = []

    init(in context: RenderContext) {
        guard context.followsRunLoop, context.eventLoop.turnDidEnd == nil else { return }
        context.eventLoop.turnDidEnd = { [unowned context] in context.settleChangedValues() }
    }

    /// Adds an observation, which is not retained.
    func add(_ observation: NSKeyValueObservation) {
        entries.append(Entry(observation: observation))
    }

    /// The observations that have not ended; those of an object, if one is given.
    func active(of object: AnyObject? = nil) -> [NSKeyValueObservation] {
        guard !entries.isEmpty else { return [] }
        if let object {
            return entries.compactMap(\.observation).filter { $0.object === object && !$0.hasEnded }
        }
        entries.removeAll { $0.observation?.hasEnded ?? true }
        return entries.compactMap(\.observation)
    }
}

extension RenderContext {
    /// Adds an observation, which is not retained.
    func observe(_ observation: NSKeyValueObservation) {
        self[KeyValueObservations.self].add(observation)
    }

    /// Notifies observers of changed values, and again while they change values in response, ten times at most: on a
    /// device, objects that change each other without end never settle either.
    ///
    /// - Parameter work: What changes values in between, such as layout.
    package func settleChangedValues(with work: () -> Void = {}) {
        for _ in 0..<10 {
            _ = deliverChangedValues()
            work()
            if !deliverChangedValues() { return }
        }
    }

    /// Notifies observers of changed values; returns whether there were any.
    private func deliverChangedValues() -> Bool {
        guard let observations = existing(KeyValueObservations.self) else { return false }
        var found = false
        for observation in observations.active() where observation.deliver() { found = true }
        return found
    }

    /// Notifies observers of the changed values of an object.
    package func deliverChangedValues(of object: AnyObject) {
        let observations = existing(KeyValueObservations.self)?.active(of: object) ?? []
        for observation in observations { _ = observation.deliver() }
    }
}

extension KeyValueObservable {
    /// Announces that a value will change; its old value is known.
    public func willChangeValue(forKey key: String) {}
    /// Notifies observers of the object of values that have changed.
    public func didChangeValue(forKey key: String) {
        (self as? any KeyValueObserving)?.noteChange(ofValueForKey: key)
        RenderContext.current.deliverChangedValues(of: self)
    }
}
