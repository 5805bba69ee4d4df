import Files

extension GenerationalCache {
    /// The approximate size of an entry besides its value: key, hash table slot and object header.
    static var entryOverhead: Int { 128 }

    /// Creates a cache of at most `byteLimit` bytes, including the overhead of entries.
    init(byteLimit: Int) { self.init(limit: byteLimit) }

    /// The size of all entries in bytes.
    var byteCount: Int { cost }

    /// Caches a value of a size in bytes for a key, unless it would take up half of the budget on its own.
    mutating func insert(_ value: Value, byteCount: Int, for key: Key) {
        insert(value, cost: byteCount + Self.entryOverhead, for: key)
    }
}
