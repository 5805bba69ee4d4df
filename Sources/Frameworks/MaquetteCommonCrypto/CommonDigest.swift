// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Crypto

/// A number of bytes.
public typealias CC_LONG = UInt32
/// A number of bytes, of 64 bits.
public typealias CC_LONG64 = UInt64

/// The bytes of an MD5 digest.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
/// The bytes of a block of MD5.
public let CC_MD5_BLOCK_BYTES: Int32 = 64
/// The bytes of a SHA-1 digest.
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
/// The bytes of a block of SHA-1.
public let CC_SHA1_BLOCK_BYTES: Int32 = 64
/// The bytes of a SHA-256 digest.
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
/// The bytes of a block of SHA-256.
public let CC_SHA256_BLOCK_BYTES: Int32 = 64
/// The bytes of a SHA-384 digest.
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
/// The bytes of a block of SHA-384.
public let CC_SHA384_BLOCK_BYTES: Int32 = 128
/// The bytes of a SHA-512 digest.
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64
/// The bytes of a block of SHA-512.
public let CC_SHA512_BLOCK_BYTES: Int32 = 128

/// Writes the MD5 digest of data, 16 bytes; returns where it is.
@discardableResult
public func CC_MD5(_ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!)
    -> UnsafeMutablePointer<UInt8>!
{
    hash(data, len, by: Insecure.MD5(), into: md)
}

/// Writes the SHA-1 digest of data, 20 bytes; returns where it is.
@discardableResult
public func CC_SHA1(_ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!)
    -> UnsafeMutablePointer<UInt8>!
{
    hash(data, len, by: Insecure.SHA1(), into: md)
}

/// Writes the SHA-256 digest of data, 32 bytes; returns where it is.
@discardableResult
public func CC_SHA256(_ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!)
    -> UnsafeMutablePointer<UInt8>!
{
    hash(data, len, by: SHA256(), into: md)
}

/// Writes the SHA-384 digest of data, 48 bytes; returns where it is.
@discardableResult
public func CC_SHA384(_ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!)
    -> UnsafeMutablePointer<UInt8>!
{
    hash(data, len, by: SHA384(), into: md)
}

/// Writes the SHA-512 digest of data, 64 bytes; returns where it is.
@discardableResult
public func CC_SHA512(_ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!)
    -> UnsafeMutablePointer<UInt8>!
{
    hash(data, len, by: SHA512(), into: md)
}

/// Writes the digest of data; returns where it is, or nil where there is no place for it.
private func hash(
    _ data: UnsafeRawPointer?, _ length: CC_LONG, by function: some HashFunction,
    into digest: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    guard let digest else { return nil }
    var function = function
    if let data { function.update(bufferPointer: UnsafeRawBufferPointer(start: data, count: Int(length))) }
    write(function.finalize(), to: digest)
    return digest
}

/// Writes the bytes of a digest or of an authentication code.
func write(_ bytes: some Sequence<UInt8>, to place: UnsafeMutableRawPointer) {
    for (offset, byte) in bytes.enumerated() {
        place.storeBytes(of: byte, toByteOffset: offset, as: UInt8.self)
    }
}
