// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// The service that a credential is for.
open class ASCredentialServiceIdentifier: NSObject {
    /// How a service is identified. Raw values match Apple's.
    public enum IdentifierType: Int, Hashable, Sendable {
        /// By the domain of its site.
        case domain = 0
        /// By the address of a page.
        case URL = 1
        /// By an app.
        case app = 2
    }

    /// The domain, address or app.
    public let identifier: String
    /// How the service is identified.
    public let type: IdentifierType

    /// Creates an identifier.
    public init(identifier: String, type: IdentifierType) {
        (self.identifier, self.type) = (identifier, type)
    }
}

/// A credential that an app can provide, without its secret.
public protocol ASCredentialIdentity: NSObjectProtocol {
    /// The name of the user.
    var user: String { get }
    /// The service that the credential is for.
    var serviceIdentifier: ASCredentialServiceIdentifier { get }
    /// The identifier of the credential in the database of the app; nil for none.
    var recordIdentifier: String? { get }
    /// How important the credential is among those of its service.
    var rank: Int { get set }
}

/// A password that an app can provide, without the password itself.
open class ASPasswordCredentialIdentity: NSObject, ASCredentialIdentity {
    /// The service that the password is for.
    public let serviceIdentifier: ASCredentialServiceIdentifier
    /// The name of the user.
    public let user: String
    /// The identifier of the password in the database of the app; nil for none.
    public let recordIdentifier: String?
    /// How important the password is among those of its service; 0 by default.
    open var rank = 0

    /// Creates the identity of a password.
    public init(serviceIdentifier: ASCredentialServiceIdentifier, user: String, recordIdentifier: String?) {
        self.serviceIdentifier = serviceIdentifier
        self.user = user
        self.recordIdentifier = recordIdentifier
    }
}

/// A passkey that an app can provide, without its private key.
open class ASPasskeyCredentialIdentity: NSObject, ASCredentialIdentity {
    /// The service that the passkey is for, as a domain.
    public let relyingPartyIdentifier: String
    /// The name of the user.
    public let userName: String
    /// The identifier of the passkey.
    public let credentialID: Data
    /// The identifier of the user.
    public let userHandle: Data
    /// The identifier of the passkey in the database of the app; nil for none.
    public let recordIdentifier: String?
    /// How important the passkey is among those of its service; 0 by default.
    open var rank = 0
    /// The name of the user.
    open var user: String { userName }
    /// The service that the passkey is for.
    open var serviceIdentifier: ASCredentialServiceIdentifier {
        ASCredentialServiceIdentifier(identifier: relyingPartyIdentifier, type: .domain)
    }

    /// Creates the identity of a passkey.
    public init(
        relyingPartyIdentifier: String, userName: String, credentialID: Data, userHandle: Data,
        recordIdentifier: String? = nil
    ) {
        self.relyingPartyIdentifier = relyingPartyIdentifier
        self.userName = userName
        self.credentialID = credentialID
        self.userHandle = userHandle
        self.recordIdentifier = recordIdentifier
    }
}

/// A code that is used once and that an app can provide, without the code itself.
open class ASOneTimeCodeCredentialIdentity: NSObject, ASCredentialIdentity {
    /// The service that the code is for.
    public let serviceIdentifier: ASCredentialServiceIdentifier
    /// The label that the user sees.
    public let label: String
    /// The identifier of the code in the database of the app; nil for none.
    public let recordIdentifier: String?
    /// How important the code is among those of its service; 0 by default.
    open var rank = 0
    /// The label that the user sees.
    open var user: String { label }

    /// Creates the identity of a code.
    public init(serviceIdentifier: ASCredentialServiceIdentifier, label: String, recordIdentifier: String?) {
        self.serviceIdentifier = serviceIdentifier
        self.label = label
        self.recordIdentifier = recordIdentifier
    }
}
