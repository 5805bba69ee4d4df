/// A dictionary of bounded size that evicts what was not used lately.
///
/// Two generations instead of a list of uses: when the young one is full it becomes the old one, and what is
/// found in the old one moves to the young. Finding costs one or two look-ups and keeps no order.
///
/// Entries are stored by their key's hash, so that a look-up hashes a long key once and touches no other key; of
/// two keys with one hash the later replaces the earlier.
struct RecentCache<Key: Hashable, Value> {
    private final class Entry {
        let key: Key
        let value: Value

        init(key: Key, value: Value) {
            self.key = key
            self.value = value
        }
    }

    /// A key with its hash.
    struct Query {
        let key: Key
        fileprivate let hash: Int

        init(_ key: Key) {
            self.key = key
            hash = key.hashValue
        }
    }

    private var young: [Int: Entry] = [:]
    private var old: [Int: Entry] = [:]
    private var cost = 0
    /// The most that one generation may cost; both together cost at most twice that.
    private let limit: Int

    /// A cache whose entries cost at most twice `limit` in all, in whatever unit `insert` counts.
    init(limit: Int) { self.limit = limit }

    /// The value for a key; finding it keeps it for another generation.
    mutating func value(for query: Query, cost: Int) -> Value? {
        if let entry = young[query.hash], entry.key == query.key { return entry.value }
        guard !old.isEmpty, let entry = old[query.hash], entry.key == query.key else { return nil }
        insert(entry, for: query, cost: cost)
        return entry.value
    }

    /// Keeps a value, unless it alone would fill a good part of the cache.
    mutating func insert(_ value: Value, for query: Query, cost: Int) {
        insert(Entry(key: query.key, value: value), for: query, cost: cost)
    }

    private mutating func insert(_ entry: Entry, for query: Query, cost: Int) {
        guard cost <= limit / 8 else { return }
        if self.cost + cost > limit {
            swap(&young, &old)
            young.removeAll(keepingCapacity: true)
            self.cost = 0
        }
        self.cost += cost
        young[query.hash] = entry
    }
}
