import FoundationAdditions
import RenderContext

/// How values of a type are stored by a key.
struct StoredCoding<Value> {
    /// Returns the value of a stored one; nil for one of another type.
    var decode: (Any) -> Value?
    /// Returns what is stored for a value; nil to store nothing.
    var encode: (Value) -> Any?
}

/// What keeps values by their keys: user defaults, or the values of a scene.
protocol KeyedValues: AnyObject {
    /// Returns the value of a key; nil for none.
    func keyedValue(_ key: String) -> Any?
    /// Keeps a value of a key; nil removes it.
    func keep(_ value: Any?, _ key: String)
}

/// What notices that a stored value has changed.
protocol StoredValueObserver: AnyObject {
    /// Compares the value with the last one.
    func compare()
}

/// The place of a value that is stored by a key, and the nodes that have read it.
final class StoredValueLocation<Value>: GraphLocation, StoredValueObserver {
    private let key: String
    private let values: any KeyedValues
    private let initial: Value
    private let coding: StoredCoding<Value>
    private var last: Any?

    init(
        _ key: String, _ values: any KeyedValues, _ initial: Value, _ coding: StoredCoding<Value>,
        _ evaluation: Evaluation
    ) {
        (self.key, self.values, self.initial, self.coding) = (key, values, initial, coding)
        last = values.keyedValue(key)
        super.init(evaluation)
        StoredValueObservers.current.add(self)
    }

    /// The value; the initial one where none is stored. Reading stores nothing.
    func read() -> Value {
        didRead()
        return values.keyedValue(key).flatMap(coding.decode) ?? initial
    }

    func write(_ value: Value) {
        values.keep(coding.encode(value), key)
        StoredValueObservers.current.compareAll()
    }

    func compare() {
        let next = values.keyedValue(key)
        guard !areStoredEqual(next, last) else { return }
        last = next
        didChange()
    }

    private func areStoredEqual(_ first: Any?, _ second: Any?) -> Bool {
        switch (first, second) {
        case (nil, nil): true
        case (let first?, let second?): areKnownEqual(first, second)
        default: false
        }
    }
}

/// Those that notice changes of stored values in a render.
final class StoredValueObservers {
    private struct Entry {
        weak var observer: (any StoredValueObserver)?
    }

    private var entries: [Entry] = []

    /// The observers of the render this code runs in.
    static var current: StoredValueObservers { RenderContext.current.shared { StoredValueObservers() } }

    private init() {
        // Code that sets user defaults itself changes the views that read them.
        NotificationCenter.default.addObserver(
            forName: UserDefaults.didChangeNotification, object: nil, queue: nil
        ) { [weak self] _ in self?.compareAll() }
    }

    func add(_ observer: any StoredValueObserver) {
        entries.removeAll { $0.observer == nil }
        entries.append(Entry(observer: observer))
    }

    func compareAll() {
        for entry in entries { entry.observer?.compare() }
    }
}

extension UserDefaults: KeyedValues {
    func keyedValue(_ key: String) -> Any? { object(forKey: key) }
    func keep(_ value: Any?, _ key: String) { set(value, forKey: key) }
}

/// The values that a scene keeps.
final class SceneValues: KeyedValues {
    private var values: [String: Any] = [:]

    /// The values of the render's scene.
    static var current: SceneValues { RenderContext.current.shared { SceneValues() } }

    func keyedValue(_ key: String) -> Any? { values[key] }
    func keep(_ value: Any?, _ key: String) { values[key] = value }
}
