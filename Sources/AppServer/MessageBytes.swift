import Glibc

/// A message in a pipe: its size as 8 bytes, little-endian, and its bytes.
enum MessageBytes {
    private static let headerSize = 8

    /// Writes a message.
    ///
    /// - Parameters:
    ///   - bytes: The message.
    ///   - descriptor: A descriptor that waits.
    /// - Returns: Whether all of it was written.
    static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        let header = withUnsafeBytes(of: UInt64(bytes.count).littleEndian) { Array($0) }
        return writeAll(header, to: descriptor) && writeAll(bytes, to: descriptor)
    }

    private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                let piece = UnsafeRawBufferPointer(rebasing: rest)
                let count = Glibc.write(descriptor, piece.baseAddress, piece.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                rest = rest.dropFirst(count)
            }
            return true
        }
    }

    /// Takes a message from the beginning of what has come; nil if it is not complete.
    static func take(from bytes: inout [UInt8]) -> [UInt8]? {
        guard bytes.count >= headerSize else { return nil }
        let size = bytes.withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(as: UInt64.self)) }
        guard UInt64(bytes.count - headerSize) >= size else { return nil }
        let end = headerSize + Int(size)
        defer { bytes.removeFirst(end) }
        return Array(bytes[headerSize..<end])
    }

    /// Waits for a message; nil at the end of the pipe.
    static func read(from descriptor: Int32) -> [UInt8]? {
        var bytes: [UInt8] = []
        while true {
            if let message = take(from: &bytes) { return message }
            let count = withUnsafeTemporaryAllocation(byteCount: 1 << 12, alignment: 1) { buffer in
                let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
                if count > 0 { bytes += buffer.prefix(count) }
                return count
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return nil }
        }
    }
}
