// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Crypto

/// The state of SHA-256 whose data comes in parts.
public struct CC_SHA256_CTX: DigestContext {
    var function: (any HashFunction)?

    /// Creates a state, which an initializing function starts.
    public init() {}
}

/// Starts SHA-256; returns 1.
@discardableResult
public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
    CC_SHA256_CTX.start(SHA256(), in: c)
}

/// Adds data to SHA-256; returns 1, or 0 if it has not started.
@discardableResult
public func CC_SHA256_Update(
    _ c: UnsafeMutablePointer<CC_SHA256_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 {
    CC_SHA256_CTX.add(data, len, to: c)
}

/// Writes the digest of SHA-256, 32 bytes, and ends the state; returns 1, or 0 if it has not started.
@discardableResult
public func CC_SHA256_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA256_CTX>!)
    -> Int32
{
    CC_SHA256_CTX.finish(c, into: md)
}
