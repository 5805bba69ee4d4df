/// A value with the long key that it was made for, cached by the hash of the key: a look-up hashes the key once and touches
/// no other one. Of two keys with one hash the later replaces the earlier.
final class CachedValue<Key: Hashable, Value> {
    let key: Key
    let value: Value

    init(key: Key, value: Value) {
        self.key = key
        self.value = value
    }
}
