public import UIKit

/// Whether the app may follow the user to other apps.
open class ATTrackingManager: NSObject {
    /// Whether it may. Raw values match Apple's.
    public enum AuthorizationStatus: UInt, Hashable, Sendable {
        /// The user was not asked.
        case notDetermined = 0
        /// It may not.
        case restricted = 1
        /// It may not.
        case denied = 2
        /// It may.
        case authorized = 3
    }
    /// Whether it may.
    open class var trackingAuthorizationStatus: AuthorizationStatus { .notDetermined }
    /// Asks the user, who does not answer here.
    open class func requestTrackingAuthorization(
        completionHandler completion: @escaping (AuthorizationStatus) -> Void
    ) { completion(.notDetermined) }
    /// Asks the user, who does not answer here.
    open class func requestTrackingAuthorization() async -> AuthorizationStatus { .notDetermined }
}
