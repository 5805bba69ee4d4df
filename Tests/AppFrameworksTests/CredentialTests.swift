import AuthenticationServices
import Testing
import UIKit

@Suite("Extensions that provide credentials")
struct CredentialTests {
    private final class Provider: ASCredentialProviderViewController {
        var asked: [String] = []
        override func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {
            asked += serviceIdentifiers.map(\.identifier)
        }
    }

    @Test("have a context that returns credentials to nobody")
    func context() {
        Render.run {
            let provider = Provider()
            provider.prepareCredentialList(for: [
                ASCredentialServiceIdentifier(identifier: "example.com", type: .domain)
            ])
            #expect(provider.asked == ["example.com"])
            var isExpired: Bool?
            let password = ASPasswordCredential(user: "ada", password: "secret")
            provider.extensionContext.completeRequest(withSelectedCredential: password) { isExpired = $0 }
            #expect(isExpired == nil)
            Render.runDueWork()
            #expect(isExpired == false)
        }
    }

    @Test("find a store that is disabled, as on a new device")
    func store() {
        Render.run {
            var isEnabled: Bool?
            var failure: (any Error)?
            let store = ASCredentialIdentityStore.shared
            store.getState { isEnabled = $0.isEnabled }
            let service = ASCredentialServiceIdentifier(identifier: "example.com", type: .domain)
            let identity = ASPasswordCredentialIdentity(
                serviceIdentifier: service, user: "ada", recordIdentifier: nil)
            store.saveCredentialIdentities([identity]) { _, error in failure = error }
            Render.runDueWork()
            #expect(isEnabled == false && store === ASCredentialIdentityStore.shared)
            #expect((failure as? ASCredentialIdentityStoreError)?.code == .storeDisabled)
        }
    }

    /// Source: the raw values in Apple's headers.
    @Test("fail with the codes that Apple declares")
    func errors() {
        #expect(
            (-1...200).filter { ASExtensionError.Code(rawValue: $0) != nil } == [0, 1, 100, 101, 102])
        #expect(
            (-1...9).filter { ASWebAuthenticationSessionError.Code(rawValue: $0) != nil } == [1, 2, 3])
        let error = ASExtensionError(.userInteractionRequired) as NSError
        #expect(error.domain == ASExtensionErrorDomain && error.code == 100)
        do {
            throw ASWebAuthenticationSessionError(.canceledLogin)
        } catch ASWebAuthenticationSessionError.canceledLogin {
        } catch {
            Issue.record("another error")
        }
    }

    @Test("describe passkeys by their service")
    func passkeys() {
        let identity = ASPasskeyCredentialIdentity(
            relyingPartyIdentifier: "example.com", userName: "ada", credentialID: Data([1]),
            userHandle: Data([2]))
        #expect(identity.user == "ada" && identity.serviceIdentifier.identifier == "example.com")
        let provider = ASAuthorizationPlatformPublicKeyCredentialProvider(
            relyingPartyIdentifier: "example.com")
        let request = provider.createCredentialRegistrationRequest(
            challenge: Data([3]), name: "ada", userID: Data([2]))
        #expect(request.challenge == Data([3]) && request.userVerificationPreference == .preferred)
    }
}
