/// A cache with a budget that drops entries not used recently.
///
/// Entries age in two generations. A new entry joins the young generation, and so does an old entry that is
/// used again. When the young generation takes up half of the budget, it becomes the old one, and the entries
/// left in the old one are dropped. A lookup costs one or two hash lookups and allocates nothing.
@usableFromInline package struct GenerationalCache<Key: Hashable, Value> {
    @usableFromInline struct Entry {
        @usableFromInline var value: Value
        @usableFromInline var cost: Int

        @usableFromInline init(value: Value, cost: Int) {
            self.value = value
            self.cost = cost
        }
    }

    @usableFromInline var young: [Key: Entry] = [:]
    @usableFromInline var old: [Key: Entry] = [:]
    @usableFromInline var youngCost = 0
    @usableFromInline var oldCost = 0
    @usableFromInline let limit: Int
    @usableFromInline let entryLimit: Int

    /// Creates an empty cache.
    ///
    /// - Parameters:
    ///   - limit: The most that all entries may cost, in the unit that `insert(_:cost:for:)` counts in.
    ///   - entryLimit: The most that one entry may cost; at most half of the budget, which is the default.
    @inlinable package init(limit: Int, entryLimit: Int = .max) {
        self.limit = limit
        self.entryLimit = min(entryLimit, limit / 2)
    }

    /// What all entries cost.
    @inlinable package var cost: Int { youngCost + oldCost }

    /// Returns the value for a key and keeps it for another generation; nil if it is not cached.
    @inlinable package mutating func value(for key: Key) -> Value? {
        if let entry = young[key] { return entry.value }
        guard !old.isEmpty, let entry = old.removeValue(forKey: key) else { return nil }
        oldCost -= entry.cost
        add(entry, for: key)
        return entry.value
    }

    /// Caches a value for a key, unless it costs too much.
    @inlinable package mutating func insert(_ value: Value, cost: Int, for key: Key) {
        if cost <= entryLimit { add(Entry(value: value, cost: cost), for: key) }
    }

    @inlinable mutating func add(_ entry: Entry, for key: Key) {
        if youngCost + entry.cost > limit / 2 {
            swap(&young, &old)
            young.removeAll(keepingCapacity: true)
            (oldCost, youngCost) = (youngCost, 0)
        }
        youngCost += entry.cost
        if let replaced = young.updateValue(entry, forKey: key) { youngCost -= replaced.cost }
    }
}
