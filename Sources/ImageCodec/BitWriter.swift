/// Writes bits, the lowest first, as deflate requires.
struct BitWriter: ~Copyable {
    private var memory: UnsafeMutableRawPointer
    private var capacity: Int
    /// The number of whole bytes written.
    private(set) var count = 0
    private var pending: UInt64 = 0
    private var pendingCount: UInt64 = 0

    init(capacity: Int) {
        self.capacity = capacity + 16
        memory = .allocate(byteCount: self.capacity, alignment: 8)
    }

    deinit { memory.deallocate() }

    /// Reserves `count` more bytes; every write must be reserved.
    mutating func reserve(_ count: Int) {
        let needed = self.count + count + 16
        guard needed > capacity else { return }
        capacity = max(needed, capacity * 2)
        let larger = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 8)
        larger.copyMemory(from: memory, byteCount: self.count)
        memory.deallocate()
        memory = larger
    }

    /// Writes the lowest `length` bits, at most 32, of `bits`, whose others are zero.
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

    /// Pending bits, kept in registers.
    struct Bulk {
        fileprivate var target: UnsafeMutableRawPointer
        fileprivate var pending: UInt64
        fileprivate var pendingCount: UInt64

        /// Adds a code stored above its length.
        @inline(__always)
        mutating func add(_ code: UInt32) { add(UInt64(code >> 8), length: UInt64(code & 255)) }

        /// Adds three codes, which are combined before they are appended to the pending bits.
        @inline(__always)
        mutating func add(_ first: UInt32, _ second: UInt32, _ third: UInt32) {
            let two = UInt64(first & 255), three = two &+ UInt64(second & 255)
            let bits =
                UInt64(first >> 8) | UInt64(second >> 8) &<< two | UInt64(third >> 8) &<< three
            add(bits, length: three &+ UInt64(third & 255))
        }

        /// Adds bits, at most 56 between two stores.
        @inline(__always)
        mutating func add(_ bits: UInt64, length: UInt64) {
            pending |= bits &<< pendingCount
            pendingCount &+= length
        }

        /// Stores all whole bytes.
        @inline(__always)
        mutating func store() {
            target.storeBytes(of: pending.littleEndian, as: UInt64.self)
            target += Int(truncatingIfNeeded: pendingCount &>> 3)
            pending &>>= pendingCount & 56
            pendingCount &= 7
        }
    }

    /// Calls `body` to write reserved bits.
    @inline(__always)
    mutating func writeInBulk(_ body: (inout Bulk) -> Void) {
        var bulk = Bulk(target: memory + count, pending: pending, pendingCount: pendingCount)
        bulk.store()
        body(&bulk)
        bulk.store()
        count = bulk.target - memory
        (pending, pendingCount) = (bulk.pending, bulk.pendingCount)
    }

    /// Pads the last byte with zero bits.
    mutating func align() {
        while pendingCount > 0 {
            append(UInt8(truncatingIfNeeded: pending))
            pending >>= 8
            pendingCount = pendingCount > 8 ? pendingCount - 8 : 0
        }
        pending = 0
    }

    /// Appends a byte; no bits may be pending except those that `align` writes.
    mutating func append(_ byte: UInt8) {
        memory.storeBytes(of: byte, toByteOffset: count, as: UInt8.self)
        count += 1
    }

    /// Overwrites bytes written before.
    mutating func replace(_ bytes: [UInt8], at offset: Int) {
        for (index, byte) in bytes.enumerated() where offset + index < count {
            memory.storeBytes(of: byte, toByteOffset: offset + index, as: UInt8.self)
        }
    }

    /// The bytes written so far.
    var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: memory, count: count) }
}
