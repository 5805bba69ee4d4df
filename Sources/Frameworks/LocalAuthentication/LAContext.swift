// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// How the user is recognized. Raw values match Apple's.
public enum LAPolicy: Int, Hashable, Sendable {
    /// By face or finger.
    case deviceOwnerAuthenticationWithBiometrics = 1
    /// By face, finger or passcode.
    case deviceOwnerAuthentication = 2
}

/// What the device recognizes users by. Raw values match Apple's.
public enum LABiometryType: Int, Hashable, Sendable {
    /// The device supports no biometry.
    case none = 0
    /// Touch ID, by fingerprints.
    case touchID = 1
    /// Face ID, by the face.
    case faceID = 2
    /// Optic ID, by the iris.
    case opticID = 4
}

/// Why the user was not recognized.
public struct LAError: Error, Hashable, Sendable {
    /// The reasons. Raw values match Apple's.
    public enum Code: Int, Hashable, Sendable {
        /// It is not the user.
        case authenticationFailed = -1
        /// The user tapped Cancel.
        case userCancel = -2
        /// The user chose another way.
        case userFallback = -3
        /// The system cancelled the authentication.
        case systemCancel = -4
        /// There is no passcode.
        case passcodeNotSet = -5
        /// There is no sensor.
        case biometryNotAvailable = -6
        /// No face or finger is known.
        case biometryNotEnrolled = -7
        /// It failed too often.
        case biometryLockout = -8
        /// The app cancelled the authentication.
        case appCancel = -9
        /// The context was ended.
        case invalidContext = -10
        /// There is no device beside this one.
        case companionNotAvailable = -11
        /// No removable sensor is paired.
        case biometryNotPaired = -12
        /// The removable sensor is not connected.
        case biometryDisconnected = -13
        /// The embedded interface has a size that is not valid.
        case invalidDimensions = -14
        /// Authentication needs an interface, which was forbidden.
        case notInteractive = -1004

        /// The name of `biometryNotAvailable` before iOS 11.
        public static let touchIDNotAvailable = biometryNotAvailable
        /// The name of `biometryNotEnrolled` before iOS 11.
        public static let touchIDNotEnrolled = biometryNotEnrolled
        /// The name of `biometryLockout` before iOS 11.
        public static let touchIDLockout = biometryLockout
    }

    /// The code of the error.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// It is not the user.
    public static let authenticationFailed = Code.authenticationFailed
    /// The user tapped Cancel.
    public static let userCancel = Code.userCancel
    /// The user chose another way.
    public static let userFallback = Code.userFallback
    /// The system cancelled the authentication.
    public static let systemCancel = Code.systemCancel
    /// There is no passcode.
    public static let passcodeNotSet = Code.passcodeNotSet
    /// There is no sensor.
    public static let biometryNotAvailable = Code.biometryNotAvailable
    /// No face or finger is known.
    public static let biometryNotEnrolled = Code.biometryNotEnrolled
    /// It failed too often.
    public static let biometryLockout = Code.biometryLockout
    /// The app cancelled the authentication.
    public static let appCancel = Code.appCancel
    /// The context was ended.
    public static let invalidContext = Code.invalidContext
    /// There is no device beside this one.
    public static let companionNotAvailable = Code.companionNotAvailable
    /// No removable sensor is paired.
    public static let biometryNotPaired = Code.biometryNotPaired
    /// The removable sensor is not connected.
    public static let biometryDisconnected = Code.biometryDisconnected
    /// The embedded interface has a size that is not valid.
    public static let invalidDimensions = Code.invalidDimensions
    /// Authentication needs an interface, which was forbidden.
    public static let notInteractive = Code.notInteractive
    /// The name of `biometryNotAvailable` before iOS 11.
    public static let touchIDNotAvailable = Code.biometryNotAvailable
    /// The name of `biometryNotEnrolled` before iOS 11.
    public static let touchIDNotEnrolled = Code.biometryNotEnrolled
    /// The name of `biometryLockout` before iOS 11.
    public static let touchIDLockout = Code.biometryLockout
}

/// Recognizes the user; there is no sensor here.
open class LAContext: NSObject {
    /// What the device recognizes users by.
    open var biometryType: LABiometryType { .none }
    /// The title of the other way.
    open var localizedFallbackTitle: String?
    /// The title of the Cancel button; nil for that of the system.
    open var localizedCancelTitle: String?
    /// Why the user is asked.
    open var localizedReason = ""
    /// How long unlocking the device counts, in seconds.
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
    /// What changes with the fingers or faces of the device; not known.
    open var evaluatedPolicyDomainState: Data? { nil }
    /// Whether nothing may be shown.
    open var interactionNotAllowed = false
    /// Returns whether the user can be recognized.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool { false }
    /// Recognizes the user, which fails here.
    open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void
    ) { CompletionQueue.async { reply(false, LAError(.biometryNotAvailable)) } }
    /// Invalidates the context; has no effect here.
    open func invalidate() {}
}
