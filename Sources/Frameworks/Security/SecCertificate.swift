// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

// Certificates and keys are refused: nothing here connects to a server or verifies one.

/// A certificate; none is made here.
public final class SecCertificate: Sendable {}
/// A certificate with its private key; none is made here.
public final class SecIdentity: Sendable {}
/// A cryptographic key; none is made here.
public final class SecKey: Sendable {}

/// Creates a certificate of its encoded data; returns nil, as for data that is none.
public func SecCertificateCreateWithData(_ allocator: CFAllocator?, _ data: CFData) -> SecCertificate? { nil }

/// Reads the identities in a file of PKCS #12; refused with `errSecUnimplemented`.
@discardableResult
public func SecPKCS12Import(
    _ pkcs12_data: CFData, _ options: CFDictionary, _ items: UnsafeMutablePointer<CFArray?>
) -> OSStatus {
    items.pointee = nil
    return errSecUnimplemented
}
