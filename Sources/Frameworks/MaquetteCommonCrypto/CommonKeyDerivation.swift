// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Security

/// How a key is derived from a password.
public typealias CCPBKDFAlgorithm = UInt32
/// The function that a derivation repeats.
public typealias CCPseudoRandomAlgorithm = UInt32

/// The derivation of PKCS #5, version 2.
public var kCCPBKDF2: Int { 2 }
/// Authentication codes by SHA-1.
public var kCCPRFHmacAlgSHA1: Int { 1 }
/// Authentication codes by SHA-256.
public var kCCPRFHmacAlgSHA256: Int { 3 }
/// Authentication codes by SHA-384.
public var kCCPRFHmacAlgSHA384: Int { 4 }
/// Authentication codes by SHA-512.
public var kCCPRFHmacAlgSHA512: Int { 5 }

/// Derives a key from a password; refused with `kCCUnimplemented`, and nothing is written.
@discardableResult
public func CCKeyDerivationPBKDF(
    _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<CChar>!, _ passwordLen: Int,
    _ salt: UnsafePointer<UInt8>!, _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm, _ rounds: UInt32,
    _ derivedKey: UnsafeMutablePointer<UInt8>!, _ derivedKeyLen: Int
) -> Int32 {
    Int32(kCCUnimplemented)
}

/// Writes random bytes: the same in every render, as those of `SecRandomCopyBytes`.
@discardableResult
public func CCRandomGenerateBytes(_ bytes: UnsafeMutableRawPointer!, _ count: Int) -> CCRNGStatus {
    guard let bytes, SecRandomCopyBytes(kSecRandomDefault, count, bytes) == errSecSuccess else {
        return CCRNGStatus(kCCParamError)
    }
    return CCRNGStatus(kCCSuccess)
}
