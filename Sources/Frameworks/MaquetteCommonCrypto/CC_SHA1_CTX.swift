// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Crypto

/// The state of SHA-1 whose data comes in parts.
public struct CC_SHA1_CTX: DigestContext {
    var function: (any HashFunction)?

    /// Creates a state, which an initializing function starts.
    public init() {}
}

/// Starts SHA-1; returns 1.
@discardableResult
public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>!) -> Int32 {
    CC_SHA1_CTX.start(Insecure.SHA1(), in: c)
}

/// Adds data to SHA-1; returns 1, or 0 if it has not started.
@discardableResult
public func CC_SHA1_Update(_ c: UnsafeMutablePointer<CC_SHA1_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG)
    -> Int32
{
    CC_SHA1_CTX.add(data, len, to: c)
}

/// Writes the digest of SHA-1, 20 bytes, and ends the state; returns 1, or 0 if it has not started.
@discardableResult
public func CC_SHA1_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA1_CTX>!)
    -> Int32
{
    CC_SHA1_CTX.finish(c, into: md)
}
