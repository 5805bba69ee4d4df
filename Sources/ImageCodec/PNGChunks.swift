/// A PNG file as it is put together.
struct PNGChunks {
    private(set) var bytes: [UInt8]

    /// A file that holds its signature.
    init(capacity: Int) {
        bytes = []
        bytes.reserveCapacity(capacity)
        bytes += PNGStructure.signature
    }

    /// Appends a chunk.
    mutating func add(_ type: String, _ data: [UInt8]) {
        data.withUnsafeBytes { add(type, $0) }
    }

    /// Appends a chunk of what was written.
    mutating func add(_ type: String, _ data: consuming BitWriter) { add(type, data.bytes) }

    private mutating func add(_ type: String, _ data: UnsafeRawBufferPointer) {
        bytes.reserveCapacity(bytes.count + data.count + 64)
        appendBigEndian(UInt32(truncatingIfNeeded: data.count))
        let start = bytes.count
        bytes += type.utf8
        bytes += data
        var checksum = CRC32()
        bytes.withUnsafeBytes { checksum.add(UnsafeRawBufferPointer(rebasing: $0[start...])) }
        appendBigEndian(checksum.value)
    }

    private mutating func appendBigEndian(_ value: UInt32) {
        for shift in [24, 16, 8, 0] as [UInt32] { bytes.append(UInt8(truncatingIfNeeded: value >> shift)) }
    }
}
