/// Memory for the tables of one computation, given back all at once.
struct Arena: ~Copyable {
    private var chunks: [UnsafeMutableRawPointer] = []
    private var next: UnsafeMutableRawPointer
    private var room: Int

    /// An arena with a first chunk of this size; it takes more as needed.
    init(byteCount: Int) {
        room = max(byteCount, 256)
        next = UnsafeMutableRawPointer.allocate(byteCount: room, alignment: 16)
        chunks.append(next)
    }

    /// Uninitialised room for `count` values, valid as long as the arena.
    mutating func take<T: BitwiseCopyable>(_ type: T.Type, _ count: Int) -> UnsafeMutablePointer<T> {
        let size = (max(count, 1) * MemoryLayout<T>.stride + 15) & ~15
        if size > room {
            room = max(size, 65536)
            next = UnsafeMutableRawPointer.allocate(byteCount: room, alignment: 16)
            chunks.append(next)
        }
        let result = next.bindMemory(to: T.self, capacity: max(count, 1))
        next += size
        room -= size
        return result
    }

    /// Room for `count` copies of a value.
    mutating func take<T: BitwiseCopyable>(filledWith value: T, _ count: Int) -> UnsafeMutablePointer<T> {
        let result = take(T.self, count)
        result.update(repeating: value, count: count)
        return result
    }

    deinit {
        for chunk in chunks { chunk.deallocate() }
    }
}
