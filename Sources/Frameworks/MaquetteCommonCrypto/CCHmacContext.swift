// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Crypto
import Foundation

/// The hash function of an authentication code.
public typealias CCHmacAlgorithm = UInt32

/// Authentication codes by SHA-1, 20 bytes.
public var kCCHmacAlgSHA1: Int { 0 }
/// Authentication codes by MD5, 16 bytes.
public var kCCHmacAlgMD5: Int { 1 }
/// Authentication codes by SHA-256, 32 bytes.
public var kCCHmacAlgSHA256: Int { 2 }
/// Authentication codes by SHA-384, 48 bytes.
public var kCCHmacAlgSHA384: Int { 3 }
/// Authentication codes by SHA-512, 64 bytes.
public var kCCHmacAlgSHA512: Int { 4 }

/// The state of an authentication code whose data comes in parts.
public struct CCHmacContext {
    /// The code that has started; nil before it and after its end.
    fileprivate var authenticator: (any Authenticator)?

    /// Creates a state, which `CCHmacInit` starts.
    public init() {}
}

/// Writes the authentication code of data: as many bytes as the digest of its function has.
public func CCHmac(
    _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int, _ data: UnsafeRawPointer!,
    _ dataLength: Int, _ macOut: UnsafeMutableRawPointer!
) {
    guard let macOut, var authenticator = authenticator(algorithm, key, keyLength) else { return }
    if let data { authenticator.add(UnsafeRawBufferPointer(start: data, count: max(0, dataLength))) }
    write(authenticator.code(), to: macOut)
}

/// Starts an authentication code.
public func CCHmacInit(
    _ ctx: UnsafeMutablePointer<CCHmacContext>!, _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!,
    _ keyLength: Int
) {
    // Memory that was not initialized has no code to release.
    ctx?.initialize(to: CCHmacContext())
    ctx?.pointee.authenticator = authenticator(algorithm, key, keyLength)
}

/// Adds data to that of an authentication code.
public func CCHmacUpdate(
    _ ctx: UnsafeMutablePointer<CCHmacContext>!, _ data: UnsafeRawPointer!, _ dataLength: Int
) {
    guard let data else { return }
    ctx?.pointee.authenticator?.add(UnsafeRawBufferPointer(start: data, count: max(0, dataLength)))
}

/// Writes an authentication code and ends its state.
public func CCHmacFinal(_ ctx: UnsafeMutablePointer<CCHmacContext>!, _ macOut: UnsafeMutableRawPointer!) {
    guard let ctx, let macOut, let authenticator = ctx.pointee.authenticator else { return }
    write(authenticator.code(), to: macOut)
    ctx.pointee.authenticator = nil
}

/// Returns a new authentication code; nil for a function that there is not.
private func authenticator(_ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?, _ length: Int)
    -> (any Authenticator)?
{
    let bytes = key.map { Data(bytes: $0, count: max(0, length)) } ?? Data()
    let key = SymmetricKey(data: bytes)
    switch Int(algorithm) {
    case kCCHmacAlgSHA1: return HMAC<Insecure.SHA1>(key: key)
    case kCCHmacAlgMD5: return HMAC<Insecure.MD5>(key: key)
    case kCCHmacAlgSHA256: return HMAC<SHA256>(key: key)
    case kCCHmacAlgSHA384: return HMAC<SHA384>(key: key)
    case kCCHmacAlgSHA512: return HMAC<SHA512>(key: key)
    default: return nil
    }
}
