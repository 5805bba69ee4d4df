// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// The window above which a sign-in is shown.
public typealias ASPresentationAnchor = UIWindow

/// What a sign-in gives.
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// A way to sign in.
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// A sign-in that is asked for.
open class ASAuthorizationRequest: NSObject {}

/// A sign-in with Apple that is asked for.
open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest {
    /// What is asked of the user.
    open var requestedScopes: [ASAuthorization.Scope]?
    /// A value against repetition.
    open var nonce: String?
    /// A value of the app's own.
    open var state: String?
}

/// Asks for sign-ins with Apple.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
    /// Whether a user is still signed in. Raw values match Apple's.
    public enum CredentialState: Int, Hashable, Sendable {
        /// The authorization was revoked.
        case revoked = 0
        /// The user is authorized.
        case authorized = 1
        /// The user was not found.
        case notFound = 2
        /// It went over to another team.
        case transferred = 3
    }

    /// Posted when a user is no longer signed in.
    public static let credentialRevokedNotification = Notification.Name(
        "ASAuthorizationAppleIDProviderCredentialRevokedNotification")
    /// Returns a request.
    open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
    /// Passes the state of the credential of a user: not found.
    open func getCredentialState(
        forUserID userID: String, completion: @escaping (CredentialState, (any Error)?) -> Void
    ) { CompletionQueue.async { completion(.notFound, nil) } }
}

/// Asks for passwords.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
    /// Returns a request.
    open func createRequest() -> ASAuthorizationRequest { ASAuthorizationRequest() }
}

/// A credential of user name and password.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
    /// The user name.
    public let user: String
    /// The password of the user.
    public let password: String
    /// Creates a credential.
    public init(user: String, password: String) {
        self.user = user
        self.password = password
    }
}

/// What a sign-in with Apple gives.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
    /// The identifier of the user.
    open var user: String { "" }
    /// The address of mail.
    open var email: String? { nil }
    /// The full name of the user.
    open var fullName: PersonNameComponents? { nil }
    /// What the app's server checks.
    open var identityToken: Data? { nil }
    /// What the app's server checks.
    open var authorizationCode: Data? { nil }
}

/// A sign-in that worked.
open class ASAuthorization: NSObject {
    /// What is asked of the user.
    public struct Scope: RawRepresentable, Hashable, Sendable {
        /// The raw value: the string that Apple's constant has.
        public let rawValue: String
        /// Creates a scope.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The full name of the user.
        public static let fullName = Scope(rawValue: "full_name")
        /// The address of mail.
        public static let email = Scope(rawValue: "email")
    }

    /// What it gives.
    public let credential: any ASAuthorizationCredential
    init(credential: any ASAuthorizationCredential) { self.credential = credential }
}

/// Why a sign-in failed.
public struct ASAuthorizationError: Error, Hashable, Sendable {
    /// The reasons. Raw values match Apple's.
    public enum Code: Int, Hashable, Sendable {
        /// It is not known.
        case unknown = 1000
        /// The user cancelled the authorization.
        case canceled = 1001
        /// The answer is not valid.
        case invalidResponse = 1002
        /// The request was not handled.
        case notHandled = 1003
        /// The authorization failed.
        case failed = 1004
        /// The request needs an interface, which was forbidden.
        case notInteractive = 1005
        /// A credential is among those that were excluded.
        case matchedExcludedCredential = 1006
        /// Credentials could not be imported.
        case credentialImport = 1007
        /// Credentials could not be exported.
        case credentialExport = 1008
    }
    /// The code of the error.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// It is not known.
    public static let unknown = Code.unknown
    /// The user cancelled the authorization.
    public static let canceled = Code.canceled
    /// The answer is not valid.
    public static let invalidResponse = Code.invalidResponse
    /// The request was not handled.
    public static let notHandled = Code.notHandled
    /// The authorization failed.
    public static let failed = Code.failed
    /// The request needs an interface, which was forbidden.
    public static let notInteractive = Code.notInteractive
    /// A credential is among those that were excluded.
    public static let matchedExcludedCredential = Code.matchedExcludedCredential
    /// Credentials could not be imported.
    public static let credentialImport = Code.credentialImport
    /// Credentials could not be exported.
    public static let credentialExport = Code.credentialExport
}

/// Performs authorization requests; none is performed here.
open class ASAuthorizationController: NSObject {
    /// The delegate; not retained.
    open weak var delegate: (any ASAuthorizationControllerDelegate)?
    /// Provides the window; not retained.
    open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
    /// What is asked for.
    public let authorizationRequests: [ASAuthorizationRequest]
    /// Creates a controller.
    public init(authorizationRequests: [ASAuthorizationRequest]) {
        self.authorizationRequests = authorizationRequests
    }
    /// Starts the authorization flows; has no effect here.
    open func performRequests() {}
}

/// The delegate of an ASAuthorizationController; its methods are never called here.
public protocol ASAuthorizationControllerDelegate: AnyObject {
    /// Called when it worked.
    func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    /// Called when it failed.
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
    /// The default implementation does nothing.
    public func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) {}
    /// The default implementation does nothing.
    public func authorizationController(
        controller: ASAuthorizationController, didCompleteWithError error: any Error
    ) {}
}

/// Provides the window of a sign-in.
public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
    /// Returns the window.
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// The button of signing in with Apple: black or white with the titles.
open class ASAuthorizationAppleIDButton: UIControl {
    /// The titles. Raw values match Apple's.
    public enum ButtonType: Int, Hashable, Sendable {
        /// Sign in with Apple.
        case signIn = 0
        /// Continue with Apple.
        case `continue` = 1
        /// Sign up with Apple.
        case signUp = 2
        /// The default type of button.
        public static let `default` = ButtonType.signIn
    }

    /// The colors. Raw values match Apple's.
    public enum Style: Int, Hashable, Sendable {
        /// White with black text.
        case white = 0
        /// White with a border.
        case whiteOutline = 1
        /// Black with white text.
        case black = 2
    }

    /// The radius of the corners, in points.
    open var cornerRadius: CGFloat {
        get { layer.cornerRadius }
        set { layer.cornerRadius = newValue }
    }
    private let label = UILabel()

    /// Creates a button.
    public init(
        authorizationButtonType type: ButtonType = .default, authorizationButtonStyle style: Style = .black
    ) {
        super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
        let titles: [ButtonType: String] = [
            .signIn: "Sign in with Apple", .continue: "Continue with Apple", .signUp: "Sign up with Apple",
        ]
        label.text = titles[type]
        label.textAlignment = .center
        label.textColor = style == .black ? .white : .black
        label.adjustsFontSizeToFitWidth = true
        backgroundColor = style == .black ? .black : .white
        layer.borderWidth = style == .whiteOutline ? 1 : 0
        layer.borderColor = UIColor.black.cgColor
        layer.cornerRadius = 6
        addSubview(label)
    }
    /// Creates a button.
    public convenience init(type: ButtonType, style: Style) {
        self.init(authorizationButtonType: type, authorizationButtonStyle: style)
    }
    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) { nil }
    /// At least 140 by 30 points. Source: the documentation of the button.
    open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }
    /// Centers the titles.
    open override func layoutSubviews() {
        super.layoutSubviews()
        label.font = .systemFont(ofSize: max(9, bounds.height * 0.43), weight: .medium)
        label.frame = bounds.insetBy(dx: 8, dy: 0)
    }
}

/// Authenticates a user through a web page; no session starts here.
open class ASWebAuthenticationSession: NSObject {
    /// Called at the end.
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void
    /// Provides the window; not retained.
    open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    /// Whether the page knows nothing of the user.
    open var prefersEphemeralWebBrowserSession = false
    /// Creates a session.
    public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {}
    /// Begins; returns whether it could, which it cannot here.
    @discardableResult
    open func start() -> Bool { false }
    /// Cancels the session; has no effect here.
    open func cancel() {}
}

/// Provides the window of a sign-in on a web page.
public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
    /// Returns the window.
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}
