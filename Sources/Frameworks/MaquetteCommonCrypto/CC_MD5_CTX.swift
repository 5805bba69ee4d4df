// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Crypto

/// The state of MD5 whose data comes in parts.
public struct CC_MD5_CTX: DigestContext {
    var function: (any HashFunction)?

    /// Creates a state, which an initializing function starts.
    public init() {}
}

/// Starts MD5; returns 1.
@discardableResult
public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>!) -> Int32 {
    CC_MD5_CTX.start(Insecure.MD5(), in: c)
}

/// Adds data to MD5; returns 1, or 0 if it has not started.
@discardableResult
public func CC_MD5_Update(_ c: UnsafeMutablePointer<CC_MD5_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG)
    -> Int32
{
    CC_MD5_CTX.add(data, len, to: c)
}

/// Writes the digest of MD5, 16 bytes, and ends the state; returns 1, or 0 if it has not started.
@discardableResult
public func CC_MD5_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_MD5_CTX>!) -> Int32
{
    CC_MD5_CTX.finish(c, into: md)
}
