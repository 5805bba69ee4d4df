/// A cache with a byte budget that drops entries not used recently.
///
/// Entries age in two generations. A new entry joins the young generation, and so does an old entry that is
/// used again. When the young generation takes up half of the budget, it becomes the old one, and the entries
/// left in the old one are dropped. A lookup costs one or two hash lookups and allocates nothing.
struct GenerationalCache<Key: Hashable, Value> {
    private struct Entry {
        var value: Value
        var byteCount: Int
    }

    private var young: [Key: Entry] = [:]
    private var old: [Key: Entry] = [:]
    private var youngBytes = 0
    private var oldBytes = 0
    private let byteLimit: Int

    /// The approximate size of an entry besides its value: key, hash table slot and object header.
    static var entryOverhead: Int { 128 }

    /// Creates a cache of at most `byteLimit` bytes, including the overhead of entries.
    init(byteLimit: Int) { self.byteLimit = byteLimit }

    /// The size of all entries in bytes.
    var byteCount: Int { youngBytes + oldBytes }

    /// Returns the value for a key and keeps it for another generation; nil if it is not cached.
    mutating func value(for key: Key) -> Value? {
        if let entry = young[key] { return entry.value }
        guard !old.isEmpty, let entry = old.removeValue(forKey: key) else { return nil }
        oldBytes -= entry.byteCount
        add(entry, for: key)
        return entry.value
    }

    /// Caches a value for a key that has none, unless it would take up half of the budget on its own.
    mutating func insert(_ value: Value, byteCount: Int, for key: Key) {
        let entry = Entry(value: value, byteCount: byteCount + Self.entryOverhead)
        if entry.byteCount <= byteLimit / 2 { add(entry, for: key) }
    }

    private mutating func add(_ entry: Entry, for key: Key) {
        if youngBytes + entry.byteCount > byteLimit / 2 {
            swap(&young, &old)
            young.removeAll(keepingCapacity: true)
            (oldBytes, youngBytes) = (youngBytes, 0)
        }
        youngBytes += entry.byteCount
        young[key] = entry
    }
}
