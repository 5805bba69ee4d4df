public import UIKit

/// The interface of an extension that provides credentials to other apps.
///
/// No other app asks in a render, so that the methods by which the system does are never called.
open class ASCredentialProviderViewController: UIViewController {
    private lazy var context = ASCredentialProviderExtensionContext()

    /// The context of the extension, which returns credentials to nobody.
    open override var extensionContext: ASCredentialProviderExtensionContext { context }

    /// Called to show the credentials for services; never called here.
    open func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {}
    /// Called to show the passwords and passkeys for services; never called here.
    open func prepareCredentialList(
        for serviceIdentifiers: [ASCredentialServiceIdentifier],
        requestParameters: ASPasskeyCredentialRequestParameters
    ) {}
    /// Called to show the codes for services; never called here.
    open func prepareOneTimeCodeCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {}
    /// Called to provide a password without an interface; never called here.
    open func provideCredentialWithoutUserInteraction(
        for credentialIdentity: ASPasswordCredentialIdentity
    ) {}
    /// Called to provide a credential without an interface; never called here.
    open func provideCredentialWithoutUserInteraction(for credentialRequest: any ASCredentialRequest) {}
    /// Called to show what the user does before a password is provided; never called here.
    open func prepareInterfaceToProvideCredential(for credentialIdentity: ASPasswordCredentialIdentity) {}
    /// Called to show what the user does before a credential is provided; never called here.
    open func prepareInterfaceToProvideCredential(for credentialRequest: any ASCredentialRequest) {}
    /// Called to show the settings after the user has enabled the extension; never called here.
    open func prepareInterfaceForExtensionConfiguration() {}
    /// Called to show what the user does before a passkey is made; never called here.
    open func prepareInterface(forPasskeyRegistration registrationRequest: any ASCredentialRequest) {}
}

/// The context of an extension that provides credentials: nobody is returned one.
open class ASCredentialProviderExtensionContext: NSExtensionContext {
    /// Returns a password to the app that asked; there is none here.
    open func completeRequest(
        withSelectedCredential credential: ASPasswordCredential,
        completionHandler: ((Bool) -> Void)? = nil
    ) { CompletionQueue.async { completionHandler?(false) } }
    /// Returns a passkey to the app that asked; there is none here.
    open func completeAssertionRequest(
        using credential: ASPasskeyAssertionCredential, completionHandler: ((Bool) -> Void)? = nil
    ) { CompletionQueue.async { completionHandler?(false) } }
    /// Returns a new passkey to the app that asked; there is none here.
    open func completeRegistrationRequest(
        using credential: ASPasskeyRegistrationCredential, completionHandler: ((Bool) -> Void)? = nil
    ) { CompletionQueue.async { completionHandler?(false) } }
    /// Returns a code to the app that asked; there is none here.
    open func completeOneTimeCodeRequest(
        using credential: ASOneTimeCodeCredential, completionHandler: ((Bool) -> Void)? = nil
    ) { CompletionQueue.async { completionHandler?(false) } }
    /// Ends the settings of the extension; has no effect here.
    open func completeExtensionConfigurationRequest() {}
}

/// A request for a credential.
public protocol ASCredentialRequest: NSObjectProtocol {
    /// The kind of credential.
    var type: ASCredentialRequestType { get }
    /// The credential that is asked for.
    var credentialIdentity: any ASCredentialIdentity { get }
}

/// The kinds of credentials that are asked for. Raw values match Apple's.
public enum ASCredentialRequestType: Int, Hashable, Sendable {
    /// A password that was saved.
    case password = 0
    /// A passkey that was made before.
    case passkeyAssertion = 1
    /// A new passkey is to be made.
    case passkeyRegistration = 2
    /// A code that is used once.
    case oneTimeCode = 3
}

/// A request for a password.
open class ASPasswordCredentialRequest: NSObject, ASCredentialRequest {
    /// The password that is asked for.
    public let credentialIdentity: any ASCredentialIdentity
    /// The kind of credential: a password.
    open var type: ASCredentialRequestType { .password }

    /// Creates a request.
    public init(credentialIdentity: ASPasswordCredentialIdentity) {
        self.credentialIdentity = credentialIdentity
    }
}

/// A code that is used once.
open class ASOneTimeCodeCredential: NSObject, ASAuthorizationCredential {
    /// The digits of the code.
    public let code: String

    /// Creates a credential.
    public init(code: String) { self.code = code }
}
