// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Crypto

/// The state of SHA-384 or SHA-512 whose data comes in parts.
public struct CC_SHA512_CTX: DigestContext {
    var function: (any HashFunction)?

    /// Creates a state, which an initializing function starts.
    public init() {}
}

/// Starts SHA-384; returns 1.
@discardableResult
public func CC_SHA384_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
    CC_SHA512_CTX.start(SHA384(), in: c)
}

/// Adds data to SHA-384; returns 1, or 0 if it has not started.
@discardableResult
public func CC_SHA384_Update(
    _ c: UnsafeMutablePointer<CC_SHA512_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 {
    CC_SHA512_CTX.add(data, len, to: c)
}

/// Writes the digest of SHA-384, 48 bytes, and ends the state; returns 1, or 0 if it has not started.
@discardableResult
public func CC_SHA384_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA512_CTX>!)
    -> Int32
{
    CC_SHA512_CTX.finish(c, into: md)
}

/// Starts SHA-512; returns 1.
@discardableResult
public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
    CC_SHA512_CTX.start(SHA512(), in: c)
}

/// Adds data to SHA-512; returns 1, or 0 if it has not started.
@discardableResult
public func CC_SHA512_Update(
    _ c: UnsafeMutablePointer<CC_SHA512_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 {
    CC_SHA512_CTX.add(data, len, to: c)
}

/// Writes the digest of SHA-512, 64 bytes, and ends the state; returns 1, or 0 if it has not started.
@discardableResult
public func CC_SHA512_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA512_CTX>!)
    -> Int32
{
    CC_SHA512_CTX.finish(c, into: md)
}
