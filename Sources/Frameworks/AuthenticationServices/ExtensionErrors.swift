// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// The domain of the errors of extensions that provide credentials.
public let ASExtensionErrorDomain = "ASExtensionErrorDomain"

/// Why an extension provides no credential.
public struct ASExtensionError: CustomNSError, Hashable, Sendable {
    /// The reasons. Raw values match Apple's.
    public enum Code: Int, Hashable, Sendable {
        /// The request failed.
        case failed = 0
        /// The user has canceled the request.
        case userCanceled = 1
        /// The request needs an interface.
        case userInteractionRequired = 100
        /// The credential that was asked for is not there.
        case credentialIdentityNotFound = 101
        /// A passkey is among those that were excluded.
        case matchedExcludedCredential = 102
    }
    /// The code of the error.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// The domain of the errors.
    public static var errorDomain: String { ASExtensionErrorDomain }
    /// The code of the error as a number.
    public var errorCode: Int { code.rawValue }
    /// The request failed.
    public static let failed = Code.failed
    /// The user has canceled the request.
    public static let userCanceled = Code.userCanceled
    /// The request needs an interface.
    public static let userInteractionRequired = Code.userInteractionRequired
    /// The credential that was asked for is not there.
    public static let credentialIdentityNotFound = Code.credentialIdentityNotFound
    /// A passkey is among those that were excluded.
    public static let matchedExcludedCredential = Code.matchedExcludedCredential
}

/// The domain of the errors of sign-ins on web pages.
public let ASWebAuthenticationSessionErrorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"

/// Why a sign-in on a web page failed.
public struct ASWebAuthenticationSessionError: CustomNSError, Hashable, Sendable {
    /// The reasons. Raw values match Apple's.
    public enum Code: Int, Hashable, Sendable {
        /// The user has canceled the sign-in.
        case canceledLogin = 1
        /// No window was provided.
        case presentationContextNotProvided = 2
        /// The window that was provided cannot show the page.
        case presentationContextInvalid = 3

        /// Returns whether an error has a code, for `catch` and `switch`.
        public static func ~= (code: Code, error: any Error) -> Bool {
            (error as? ASWebAuthenticationSessionError)?.code == code
        }
    }
    /// The code of the error.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// The domain of the errors.
    public static var errorDomain: String { ASWebAuthenticationSessionErrorDomain }
    /// The code of the error as a number.
    public var errorCode: Int { code.rawValue }
    /// The user has canceled the sign-in.
    public static let canceledLogin = Code.canceledLogin
    /// No window was provided.
    public static let presentationContextNotProvided = Code.presentationContextNotProvided
    /// The window that was provided cannot show the page.
    public static let presentationContextInvalid = Code.presentationContextInvalid
}
