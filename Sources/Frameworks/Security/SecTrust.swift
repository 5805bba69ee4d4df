// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// What a chain of certificates is verified by: its certificates, policies and anchors. They are kept, and no evaluation
/// succeeds: nothing here verifies a certificate.
public final class SecTrust {
    fileprivate let certificates: [SecCertificate]
    fileprivate var policies: [SecPolicy] = []
    fileprivate var anchors: [SecCertificate]?

    fileprivate init(_ certificates: [SecCertificate]) { self.certificates = certificates }
}

/// What certificates are verified for.
public final class SecPolicy: Sendable {
    fileprivate init() {}
}

/// The result of an evaluation. Source: `SecTrust.h`.
public enum SecTrustResultType: UInt32, Sendable {
    /// The evaluation has no result yet.
    case invalid = 0
    /// The user chose to trust the chain.
    case proceed = 1
    /// The user chose not to trust the chain.
    case deny = 3
    /// The chain is trusted, and the user has not decided on it.
    case unspecified = 4
    /// The chain is not trusted, and the user may decide otherwise.
    case recoverableTrustFailure = 5
    /// The chain is not trusted.
    case fatalTrustFailure = 6
    /// Something other than the chain prevented the evaluation.
    case otherError = 7
}

/// The options of a policy that asks whether a certificate is revoked. Source: `SecPolicy.h`.
public let kSecRevocationUseAnyAvailableMethod: CFOptionFlags = 3
/// Asks the server of the issuer whether a certificate is revoked.
public let kSecRevocationOCSPMethod: CFOptionFlags = 1
/// Reads the issuer's list of revoked certificates.
public let kSecRevocationCRLMethod: CFOptionFlags = 2
/// Prefers the list to the server.
public let kSecRevocationPreferCRL: CFOptionFlags = 4
/// Refuses a certificate of which nothing is known.
public let kSecRevocationRequirePositiveResponse: CFOptionFlags = 8
/// Asks over no network.
public let kSecRevocationNetworkAccessDisabled: CFOptionFlags = 16

/// Returns a policy for certificates of no particular use.
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy() }
/// Returns a policy for the certificates of servers, or of clients.
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy { SecPolicy() }
/// Returns a policy that asks whether certificates are revoked.
public func SecPolicyCreateRevocation(_ revocationFlags: CFOptionFlags) -> SecPolicy? { SecPolicy() }

/// Returns the objects of an array, or the one that is passed in place of an array; nil for others.
private func oneOrMore<Item>(_ value: CFTypeRef) -> [Item]? {
    value as? [Item] ?? (value as? Item).map { [$0] }
}

/// Makes what a certificate, or an array of them, is verified by.
public func SecTrustCreateWithCertificates(
    _ certificates: CFTypeRef, _ policies: CFTypeRef?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
    guard let list: [SecCertificate] = oneOrMore(certificates), !list.isEmpty else { return errSecParam }
    let made = SecTrust(list)
    made.policies = policies.flatMap(oneOrMore) ?? []
    trust.pointee = made
    return errSecSuccess
}

/// Sets the policies, one or an array, that the certificates are verified for.
@discardableResult
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: CFTypeRef) -> OSStatus {
    guard let list: [SecPolicy] = oneOrMore(policies) else { return errSecParam }
    trust.policies = list
    return errSecSuccess
}

/// Sets the certificates that end a trusted chain; none for those of the system.
@discardableResult
public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ anchorCertificates: CFArray?) -> OSStatus {
    trust.anchors = anchorCertificates as? [SecCertificate]
    return errSecSuccess
}

/// Says whether the certificates of the system do not end a trusted chain; kept by no one, since no chain is verified.
@discardableResult
public func SecTrustSetAnchorCertificatesOnly(
    _ trust: SecTrust, _ anchorCertificatesOnly: Bool
) -> OSStatus { errSecUnimplemented }

/// Evaluates a chain; fails with `errSecUnimplemented`.
public func SecTrustEvaluateWithError(
    _ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?
) -> Bool {
    error?.pointee = unimplementedError()
    return false
}

/// Evaluates a chain; fails with `errSecUnimplemented`.
@discardableResult
public func SecTrustEvaluate(
    _ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>
) -> OSStatus {
    result.pointee = .otherError
    return errSecUnimplemented
}

/// Evaluates a chain, and calls the closure on the queue, with the failure `errSecUnimplemented`.
@discardableResult
public func SecTrustEvaluateAsyncWithError(
    _ trust: SecTrust, _ queue: DispatchQueue, _ result: @escaping (SecTrust, Bool, CFError?) -> Void
) -> OSStatus {
    queue.async { result(trust, false, unimplementedError()) }
    return errSecSuccess
}

/// Reads the result of the last evaluation.
@discardableResult
public func SecTrustGetTrustResult(
    _ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>
) -> OSStatus {
    result.pointee = .invalid
    return errSecSuccess
}

/// The number of certificates of a chain.
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> CFIndex { trust.certificates.count }

/// Returns a certificate of a chain; nil outside it.
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: CFIndex) -> SecCertificate? {
    trust.certificates.indices.contains(ix) ? trust.certificates[ix] : nil
}

/// Returns the certificates of a chain, that of the server first.
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { trust.certificates as NSArray }

/// Returns the key of the server's certificate; none is made here.
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { nil }
/// Returns the key of the server's certificate; none is made here.
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { nil }
/// Returns the key of a certificate; none is made here.
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { nil }
/// Returns the name that a certificate is shown by; no certificate is made here.
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? { nil }
