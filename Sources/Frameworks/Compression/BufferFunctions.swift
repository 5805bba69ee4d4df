// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CMaquetteZlib

/// Returns the size of the memory for intermediate results of compressing: 0, as none is needed.
public func compression_encode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }

/// Returns the size of the memory for intermediate results of decompressing: 0, as none is needed.
public func compression_decode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }

/// Compresses data with `COMPRESSION_ZLIB`.
///
/// - Parameters:
///   - dst_buffer: Where the compressed data is written.
///   - dst_size: The bytes that there is room for.
///   - src_buffer: The data.
///   - src_size: The bytes of the data.
///   - scratch_buffer: Memory for intermediate results; none is needed.
///   - algorithm: The algorithm.
/// - Returns: The bytes of the compressed data; 0 where there is not enough room, and for other algorithms.
public func compression_encode_buffer(
    _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>,
    _ src_size: Int, _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
    guard algorithm == COMPRESSION_ZLIB,
        var stream = stream(from: src_buffer, src_size, to: dst_buffer, dst_size)
    else { return 0 }
    // Source: "Compression" in Apple's documentation: zlib at level 5. The negative number of bits leaves out its header.
    guard
        deflateInit2_(
            &stream, 5, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY, zlibVersion(),
            Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { return 0 }
    defer { deflateEnd(&stream) }
    return deflate(&stream, Z_FINISH) == Z_STREAM_END ? Int(stream.total_out) : 0
}

/// Decompresses data of `COMPRESSION_ZLIB`.
///
/// - Parameters:
///   - dst_buffer: Where the data is written.
///   - dst_size: The bytes that there is room for.
///   - src_buffer: The compressed data.
///   - src_size: The bytes of the compressed data.
///   - scratch_buffer: Memory for intermediate results; none is needed.
///   - algorithm: The algorithm.
/// - Returns: The bytes of the data, `dst_size` where it is longer; 0 for data that makes no sense, and for other algorithms.
public func compression_decode_buffer(
    _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>,
    _ src_size: Int, _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
    guard algorithm == COMPRESSION_ZLIB,
        var stream = stream(from: src_buffer, src_size, to: dst_buffer, dst_size),
        inflateInit2_(&stream, -15, zlibVersion(), Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { return 0 }
    defer { inflateEnd(&stream) }
    switch inflate(&stream, Z_FINISH) {
    case Z_STREAM_END: return Int(stream.total_out)
    // The data is longer than there is room for, or it ends too early.
    case Z_BUF_ERROR, Z_OK: return stream.avail_out == 0 ? Int(stream.total_out) : 0
    default: return 0
    }
}

/// Returns a stream of data in memory; nil for sizes that zlib cannot count.
private func stream(
    from source: UnsafePointer<UInt8>, _ sourceSize: Int, to target: UnsafeMutablePointer<UInt8>,
    _ targetSize: Int
) -> z_stream? {
    guard let sourceCount = UInt32(exactly: sourceSize), let targetCount = UInt32(exactly: targetSize) else {
        return nil
    }
    var stream = z_stream()
    stream.next_in = UnsafeMutablePointer(mutating: source)
    stream.avail_in = sourceCount
    stream.next_out = target
    stream.avail_out = targetCount
    return stream
}
