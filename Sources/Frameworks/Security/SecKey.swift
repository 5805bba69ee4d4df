// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

// Keys are refused, as certificates are: a picture needs none, and none of the device is there.

/// The name of an algorithm of signatures or encryption.
public struct SecKeyAlgorithm: RawRepresentable, Hashable, Sendable {
    /// The name of the algorithm.
    public let rawValue: String
    /// Creates an algorithm from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// ECDSA of a digest of SHA-256.
    public static let ecdsaSignatureDigestX962SHA256 = Self(rawValue: "algid:sign:ECDSA:digest-X962:SHA256")
    /// ECDSA of a message, by SHA-256.
    public static let ecdsaSignatureMessageX962SHA256 = Self(rawValue: "algid:sign:ECDSA:message-X962:SHA256")
    /// RSA of a digest of SHA-256, as PKCS #1 says.
    public static let rsaSignatureDigestPKCS1v15SHA256 = Self(
        rawValue: "algid:sign:RSA:digest-PKCS1v15:SHA256")
    /// RSA of a message, by SHA-256, as PKCS #1 says.
    public static let rsaSignatureMessagePKCS1v15SHA256 = Self(
        rawValue: "algid:sign:RSA:message-PKCS1v15:SHA256")
    /// RSA of a message, by SHA-512, as PKCS #1 says.
    public static let rsaSignatureMessagePKCS1v15SHA512 = Self(
        rawValue: "algid:sign:RSA:message-PKCS1v15:SHA512")
    /// Encryption by RSA, as PKCS #1 says.
    public static let rsaEncryptionPKCS1 = Self(rawValue: "algid:encrypt:RSA:PKCS1")
    /// Encryption by RSA, with OAEP by SHA-1.
    public static let rsaEncryptionOAEPSHA1 = Self(rawValue: "algid:encrypt:RSA:OAEP:SHA1")
    /// Encryption by RSA, with OAEP by SHA-256.
    public static let rsaEncryptionOAEPSHA256 = Self(rawValue: "algid:encrypt:RSA:OAEP:SHA256")
    /// Encryption by a key that ECDH agrees on, with AES.
    public static let eciesEncryptionStandardX963SHA256AESGCM = Self(
        rawValue: "algid:encrypt:ECIES:ECDH:KDFX963:SHA256:AESGCM")
    /// Encryption by a key that ECDH with cofactor agrees on, with AES.
    public static let eciesEncryptionCofactorX963SHA256AESGCM = Self(
        rawValue: "algid:encrypt:ECIES:ECDHC:KDFX963:SHA256:AESGCM")
}

/// What a key is used for. Raw values match Apple's.
public enum SecKeyOperationType: CFIndex, Hashable, Sendable {
    /// To sign data.
    case sign = 0
    /// To verify a signature.
    case verify = 1
    /// To encrypt data.
    case encrypt = 2
    /// To decrypt data.
    case decrypt = 3
    /// To agree on a key.
    case keyExchange = 4
}

/// Returns the error of what is refused.
func unimplementedError() -> NSError {
    NSError(domain: NSOSStatusErrorDomain, code: Int(errSecUnimplemented))
}

/// Writes why a function gives nothing: it is not implemented.
private func refuse(_ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) {
    error?.pointee = Unmanaged.passRetained(unimplementedError())
}

/// Makes a private key; refused with `errSecUnimplemented`.
public func SecKeyCreateRandomKey(
    _ parameters: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
    refuse(error)
    return nil
}

/// Reads a key; refused with `errSecUnimplemented`.
public func SecKeyCreateWithData(
    _ keyData: CFData, _ attributes: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
    refuse(error)
    return nil
}

/// Returns the public key of a private one; nil, as there is none.
public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? { nil }
/// Returns the attributes of a key; nil, as there is none.
public func SecKeyCopyAttributes(_ key: SecKey) -> CFDictionary? { nil }
/// Returns the size of the blocks of a key in bytes: none.
public func SecKeyGetBlockSize(_ key: SecKey) -> Int { 0 }
/// Returns whether a key can be used with an algorithm: never.
public func SecKeyIsAlgorithmSupported(
    _ key: SecKey, _ operation: SecKeyOperationType, _ algorithm: SecKeyAlgorithm
) -> Bool { false }

/// Returns the bytes of a key; refused with `errSecUnimplemented`.
public func SecKeyCopyExternalRepresentation(
    _ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    refuse(error)
    return nil
}

/// Signs data; refused with `errSecUnimplemented`.
public func SecKeyCreateSignature(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ dataToSign: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    refuse(error)
    return nil
}

/// Returns whether a signature is right; refused with `errSecUnimplemented`.
public func SecKeyVerifySignature(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ signedData: CFData, _ signature: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    refuse(error)
    return false
}

/// Encrypts data; refused with `errSecUnimplemented`.
public func SecKeyCreateEncryptedData(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ plaintext: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    refuse(error)
    return nil
}

/// Decrypts data; refused with `errSecUnimplemented`.
public func SecKeyCreateDecryptedData(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ ciphertext: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    refuse(error)
    return nil
}
