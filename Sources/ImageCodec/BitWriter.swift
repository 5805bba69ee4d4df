/// Appends bits to bytes, the lowest first, as deflate wants them.
struct BitWriter: ~Copyable {
    private var memory: UnsafeMutableRawPointer
    private var capacity: Int
    /// Whole bytes written.
    private(set) var count = 0
    private var pending: UInt64 = 0
    private var pendingCount: UInt64 = 0

    init(capacity: Int) {
        self.capacity = capacity + 16
        memory = .allocate(byteCount: self.capacity, alignment: 8)
    }

    deinit { memory.deallocate() }

    /// Makes room for `count` more bytes; every write must have been announced.
    mutating func reserve(_ count: Int) {
        let needed = self.count + count + 16
        guard needed > capacity else { return }
        capacity = max(needed, capacity * 2)
        let larger = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 8)
        larger.copyMemory(from: memory, byteCount: self.count)
        memory.deallocate()
        memory = larger
    }

    /// Appends the lowest `length` (at most 32) bits of `bits`, whose others are zero.
    @inline(__always)
    mutating func write(_ bits: UInt64, length: UInt64) {
        pending |= bits &<< pendingCount
        pendingCount &+= length
        guard pendingCount >= 32 else { return }
        memory.storeBytes(
            of: UInt32(truncatingIfNeeded: pending).littleEndian, toByteOffset: count, as: UInt32.self)
        count &+= 4
        pending &>>= 32
        pendingCount &-= 32
    }

    /// Fills the last byte with zero bits.
    mutating func align() {
        while pendingCount > 0 {
            append(UInt8(truncatingIfNeeded: pending))
            pending >>= 8
            pendingCount = pendingCount > 8 ? pendingCount - 8 : 0
        }
        pending = 0
    }

    /// Appends a byte, where no bits are pending but those that `align` writes.
    mutating func append(_ byte: UInt8) {
        memory.storeBytes(of: byte, toByteOffset: count, as: UInt8.self)
        count += 1
    }

    /// The bytes written so far.
    var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: memory, count: count) }
}
