/// Values by key within a budget of bytes, of which those not used lately are dropped.
///
/// Entries age in two generations. A new entry joins the young one, and so does an entry of the old one that is
/// used again. When the young generation has taken half of the budget it becomes the old one, and what was left
/// of the old one, unused since, is dropped. Finding an entry costs one or two look-ups and allocates nothing.
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

    /// What an entry counts for besides its value: key, slot in the table and heap header, about.
    static var entryOverhead: Int { 128 }

    /// A cache of at most so many bytes, the overhead of entries included.
    init(byteLimit: Int) { self.byteLimit = byteLimit }

    /// Bytes that the entries count for.
    var byteCount: Int { youngBytes + oldBytes }

    /// The value for a key, which is kept for another generation; nil where there is none.
    mutating func value(for key: Key) -> Value? {
        if let entry = young[key] { return entry.value }
        guard !old.isEmpty, let entry = old.removeValue(forKey: key) else { return nil }
        oldBytes -= entry.byteCount
        add(entry, for: key)
        return entry.value
    }

    /// Keeps a value for a key that has none, unless it alone would take half of the budget.
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
