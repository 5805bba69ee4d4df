/// A growing table in an arena.
struct Stack<Element: BitwiseCopyable>: ~Copyable {
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private var capacity: Int

    /// An empty table with room for some elements.
    init(capacity: Int, _ arena: inout Arena) {
        self.capacity = max(capacity, 16)
        base = arena.take(Element.self, self.capacity)
    }

    /// Adds an element; the arena must be the one it began with.
    @inline(__always)
    mutating func push(_ element: Element, _ arena: inout Arena) {
        if count == capacity { grow(&arena) }
        base[count] = element
        count += 1
    }

    /// Takes the last element.
    @inline(__always)
    mutating func pop() -> Element? {
        guard count > 0 else { return nil }
        count -= 1
        return base[count]
    }

    /// Drops all elements.
    mutating func removeAll() { count = 0 }

    private mutating func grow(_ arena: inout Arena) {
        let larger = arena.take(Element.self, capacity * 2)
        larger.update(from: base, count: count)
        base = larger
        capacity *= 2
    }
}
