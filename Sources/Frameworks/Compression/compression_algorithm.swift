// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A way to compress data.
///
/// Source: the values of `compression.h`, as Apple's documentation gives them.
public struct compression_algorithm: RawRepresentable, Hashable, Sendable {
    /// The value, which matches Apple's.
    public var rawValue: UInt32

    /// Creates an algorithm of its value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Creates an algorithm of its value.
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// LZ4 with frames; refused here.
public var COMPRESSION_LZ4: compression_algorithm { compression_algorithm(0x100) }
/// LZ4 without frames; refused here.
public var COMPRESSION_LZ4_RAW: compression_algorithm { compression_algorithm(0x101) }
/// DEFLATE without the header and checksum of zlib, as RFC 1951 describes it.
public var COMPRESSION_ZLIB: compression_algorithm { compression_algorithm(0x205) }
/// LZMA; refused here.
public var COMPRESSION_LZMA: compression_algorithm { compression_algorithm(0x306) }
/// LZFSE; refused here.
public var COMPRESSION_LZFSE: compression_algorithm { compression_algorithm(0x801) }
/// Brotli; refused here.
public var COMPRESSION_BROTLI: compression_algorithm { compression_algorithm(0xB02) }
