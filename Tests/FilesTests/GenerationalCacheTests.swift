import Files
import Testing

/// What is used survives, and the budget holds; see also the caches of glyphs and layouts.
@Suite struct GenerationalCacheTests {
    @Test func aKeyHasOneValueAndItsCostCountsOnce() {
        var cache = GenerationalCache<String, Int>(limit: 20)
        cache.insert(1, cost: 4, for: "a")
        cache.insert(2, cost: 3, for: "a")
        #expect(cache.value(for: "a") == 2 && cache.cost == 3)
    }

    @Test func whatIsFoundStaysForAnotherGeneration() {
        var cache = GenerationalCache<Int, Int>(limit: 20)
        for key in 0..<100 {
            cache.insert(key, cost: 2, for: key)
            #expect(cache.value(for: 0) == 0 && cache.cost <= 20)
        }
        #expect(cache.value(for: 1) == nil && cache.value(for: 99) == 99)
    }

    @Test func whatCostsTooMuchIsNotCached() {
        var cache = GenerationalCache<Int, Int>(limit: 20, entryLimit: 5)
        cache.insert(1, cost: 6, for: 1)
        #expect(cache.value(for: 1) == nil)
        #expect(GenerationalCache<Int, Int>(limit: 20).cost == 0)
    }
}
