// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// Whether the store of credentials can be used: the user of a render has allowed no app to provide any.
open class ASCredentialIdentityStoreState: NSObject {
    /// Whether the user has allowed the app to provide credentials: never.
    open var isEnabled: Bool { false }
    /// Whether identities may be added one by one: never.
    open var supportsIncrementalUpdates: Bool { false }
}

/// Why a change of the store of credentials failed.
public struct ASCredentialIdentityStoreError: Error, Hashable, Sendable {
    /// The reasons. Raw values match Apple's.
    public enum Code: Int, Hashable, Sendable {
        /// An error of the system.
        case internalError = 0
        /// The user has not allowed the app to provide credentials.
        case storeDisabled = 1
        /// The store is being changed already.
        case storeBusy = 2
    }
    /// The code of the error.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// The domain of the errors.
    public static let errorDomain = ASCredentialIdentityStoreErrorDomain
    /// An error of the system.
    public static let internalError = Code.internalError
    /// The user has not allowed the app to provide credentials.
    public static let storeDisabled = Code.storeDisabled
    /// The store is being changed already.
    public static let storeBusy = Code.storeBusy
}

/// The domain of the errors of the store of credentials.
public let ASCredentialIdentityStoreErrorDomain = "ASCredentialIdentityStoreErrorDomain"

/// The store of the credentials that an app can provide. It is disabled in a render, as on a new device, so that every
/// change fails.
open class ASCredentialIdentityStore: NSObject {
    /// The store of the app.
    open class var shared: ASCredentialIdentityStore {
        SharedObjects.object { ASCredentialIdentityStore() }
    }

    /// Passes the state of the store: disabled.
    open func getState(_ completion: @escaping (ASCredentialIdentityStoreState) -> Void) {
        CompletionQueue.async { completion(ASCredentialIdentityStoreState()) }
    }
    /// Returns the state of the store: disabled.
    open func state() async -> ASCredentialIdentityStoreState { ASCredentialIdentityStoreState() }

    /// Adds passwords; fails, as the store is disabled.
    open func saveCredentialIdentities(
        _ credentialIdentities: [ASPasswordCredentialIdentity],
        completion: ((Bool, (any Error)?) -> Void)? = nil
    ) { fail(completion) }
    /// Adds credentials; fails, as the store is disabled.
    open func saveCredentialIdentities(
        _ credentialIdentities: [any ASCredentialIdentity],
        completion: ((Bool, (any Error)?) -> Void)? = nil
    ) { fail(completion) }
    /// Removes passwords; fails, as the store is disabled.
    open func removeCredentialIdentities(
        _ credentialIdentities: [ASPasswordCredentialIdentity],
        completion: ((Bool, (any Error)?) -> Void)? = nil
    ) { fail(completion) }
    /// Removes credentials; fails, as the store is disabled.
    open func removeCredentialIdentities(
        _ credentialIdentities: [any ASCredentialIdentity],
        completion: ((Bool, (any Error)?) -> Void)? = nil
    ) { fail(completion) }
    /// Removes all credentials; fails, as the store is disabled.
    open func removeAllCredentialIdentities(_ completion: ((Bool, (any Error)?) -> Void)? = nil) {
        fail(completion)
    }
    /// Replaces all credentials by passwords; fails, as the store is disabled.
    open func replaceCredentialIdentities(
        with newCredentialIdentities: [ASPasswordCredentialIdentity],
        completion: ((Bool, (any Error)?) -> Void)? = nil
    ) { fail(completion) }
    /// Replaces all credentials; fails, as the store is disabled.
    open func replaceCredentialIdentities(
        _ newCredentialIdentities: [any ASCredentialIdentity],
        completion: ((Bool, (any Error)?) -> Void)? = nil
    ) { fail(completion) }

    private func fail(_ completion: ((Bool, (any Error)?) -> Void)?) {
        CompletionQueue.async { completion?(false, ASCredentialIdentityStoreError(.storeDisabled)) }
    }
}
