// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

// Passkeys are asked for and described; none is made or verified here, as keys of a device are not there.

/// Whether the user is to be verified for a passkey.
public struct ASAuthorizationPublicKeyCredentialUserVerificationPreference: RawRepresentable, Hashable,
    Sendable
{
    /// The name, which matches that of the standard for passkeys.
    public let rawValue: String
    /// Creates a preference from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The user is verified where the device can.
    public static let preferred = Self(rawValue: "preferred")
    /// The user must be verified.
    public static let required = Self(rawValue: "required")
    /// The user should not be asked.
    public static let discouraged = Self(rawValue: "discouraged")
}

/// An algorithm of signatures, by its number in the registry of COSE.
public struct ASCOSEAlgorithmIdentifier: RawRepresentable, Hashable, Sendable {
    /// The number of the algorithm.
    public let rawValue: Int
    /// Creates an identifier from its number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// ECDSA with SHA-256. Source: the registry of COSE.
    public static let ES256 = ASCOSEAlgorithmIdentifier(rawValue: -7)
}

/// A request for a passkey, or for a new one.
open class ASPasskeyCredentialRequest: NSObject, ASCredentialRequest {
    /// The passkey that is asked for.
    public let credentialIdentity: any ASCredentialIdentity
    /// The digest of what the app that asks has sent.
    public let clientDataHash: Data
    /// Whether the user is to be verified.
    open var userVerificationPreference: ASAuthorizationPublicKeyCredentialUserVerificationPreference
    /// The algorithms of which one is to be used.
    public let supportedAlgorithms: [ASCOSEAlgorithmIdentifier]
    /// The kind of credential: a passkey that was made before.
    open var type: ASCredentialRequestType { .passkeyAssertion }

    /// Creates a request.
    public init(
        credentialIdentity: ASPasskeyCredentialIdentity, clientDataHash: Data,
        userVerificationPreference: ASAuthorizationPublicKeyCredentialUserVerificationPreference,
        supportedAlgorithms: [ASCOSEAlgorithmIdentifier]
    ) {
        self.credentialIdentity = credentialIdentity
        self.clientDataHash = clientDataHash
        self.userVerificationPreference = userVerificationPreference
        self.supportedAlgorithms = supportedAlgorithms
    }
}

/// What an app asks for with a list of passkeys; none is made here.
open class ASPasskeyCredentialRequestParameters: NSObject {
    /// The service that asks, as a domain.
    public let relyingPartyIdentifier: String
    /// The digest of what the app that asks has sent.
    public let clientDataHash: Data
    /// Whether the user is to be verified.
    public let userVerificationPreference: ASAuthorizationPublicKeyCredentialUserVerificationPreference
    /// The identifiers of the passkeys that are allowed.
    public let allowedCredentials: [Data]

    init(relyingPartyIdentifier: String, clientDataHash: Data) {
        self.relyingPartyIdentifier = relyingPartyIdentifier
        self.clientDataHash = clientDataHash
        (userVerificationPreference, allowedCredentials) = (.preferred, [])
    }
}

/// The signature of a passkey for an app that asked.
open class ASPasskeyAssertionCredential: NSObject, ASAuthorizationCredential {
    /// The identifier of the user.
    public let userHandle: Data
    /// The service that asked, as a domain.
    public let relyingParty: String
    /// The signature of the request.
    public let signature: Data
    /// The digest of what the app that asked has sent.
    public let clientDataHash: Data
    /// What the authenticator says of itself.
    public let authenticatorData: Data
    /// The identifier of the passkey.
    public let credentialID: Data

    /// Creates a credential.
    public init(
        userHandle: Data, relyingParty: String, signature: Data, clientDataHash: Data,
        authenticatorData: Data, credentialID: Data
    ) {
        (self.userHandle, self.relyingParty, self.signature) = (userHandle, relyingParty, signature)
        self.clientDataHash = clientDataHash
        (self.authenticatorData, self.credentialID) = (authenticatorData, credentialID)
    }
}

/// A new passkey for an app that asked.
open class ASPasskeyRegistrationCredential: NSObject, ASAuthorizationCredential {
    /// The service that asked, as a domain.
    public let relyingParty: String
    /// The digest of what the app that asked has sent.
    public let clientDataHash: Data
    /// The identifier of the passkey.
    public let credentialID: Data
    /// The public key with its attestation.
    public let attestationObject: Data

    /// Creates a credential.
    public init(relyingParty: String, clientDataHash: Data, credentialID: Data, attestationObject: Data) {
        (self.relyingParty, self.clientDataHash) = (relyingParty, clientDataHash)
        (self.credentialID, self.attestationObject) = (credentialID, attestationObject)
    }
}

/// Asks for passkeys of the device.
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider {
    /// The service that asks, as a domain.
    public let relyingPartyIdentifier: String

    /// Creates a provider for a service.
    public init(relyingPartyIdentifier: String) { self.relyingPartyIdentifier = relyingPartyIdentifier }

    /// Returns a request for a new passkey.
    open func createCredentialRegistrationRequest(
        challenge: Data, name: String, userID: Data
    ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
        ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest(
            relyingPartyIdentifier, challenge: challenge, name: name, userID: userID)
    }

    /// Returns a request for a signature by a passkey.
    open func createCredentialAssertionRequest(
        challenge: Data
    ) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest {
        ASAuthorizationPlatformPublicKeyCredentialAssertionRequest(
            relyingPartyIdentifier, challenge: challenge)
    }
}

/// A request for a new passkey.
open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest {
    /// The service that asks, as a domain.
    public let relyingPartyIdentifier: String
    /// The bytes that are to be signed.
    open var challenge: Data
    /// The name of the user.
    open var name: String
    /// The identifier of the user.
    open var userID: Data
    /// The name of the user that is shown; nil for the other.
    open var displayName: String?
    /// Whether the user is to be verified.
    open var userVerificationPreference =
        ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred

    init(_ relyingPartyIdentifier: String, challenge: Data, name: String, userID: Data) {
        self.relyingPartyIdentifier = relyingPartyIdentifier
        (self.challenge, self.name, self.userID) = (challenge, name, userID)
    }
}

/// A request for a signature by a passkey.
open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest {
    /// The service that asks, as a domain.
    public let relyingPartyIdentifier: String
    /// The bytes that are to be signed.
    open var challenge: Data
    /// Whether the user is to be verified.
    open var userVerificationPreference =
        ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred

    init(_ relyingPartyIdentifier: String, challenge: Data) {
        (self.relyingPartyIdentifier, self.challenge) = (relyingPartyIdentifier, challenge)
    }
}
