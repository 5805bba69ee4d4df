/// A dictionary of bounded size that forgets what was not asked for lately.
///
/// Two generations instead of a list of uses: when the young one is full it becomes the old one, and what is
/// found in the old one moves to the young. Finding costs one or two look-ups and keeps no order.
struct RecentCache<Key: Hashable, Value> {
    private var young: [Key: Value] = [:]
    private var old: [Key: Value] = [:]
    private var cost = 0
    /// The most that one generation may cost; both together cost at most twice that.
    private let limit: Int

    /// A cache whose entries cost at most twice `limit` in all, in whatever unit `insert` counts.
    init(limit: Int) { self.limit = limit }

    /// The value for a key; finding it keeps it for another generation.
    mutating func value(for key: Key, cost: Int) -> Value? {
        if let value = young[key] { return value }
        guard let value = old[key] else { return nil }
        insert(value, for: key, cost: cost)
        return value
    }

    /// Keeps a value, unless it alone would fill a good part of the cache.
    mutating func insert(_ value: Value, for key: Key, cost: Int) {
        guard cost <= limit / 8 else { return }
        if self.cost + cost > limit {
            swap(&young, &old)
            young.removeAll(keepingCapacity: true)
            self.cost = 0
        }
        self.cost += cost
        young[key] = value
    }
}
