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
        /// The user has authorized tracking.
        case authorized = 3
    }
    private static let permission = Permission("tracking")
    /// The authorization status of tracking.
    open class var trackingAuthorizationStatus: AuthorizationStatus {
        permission.isDenied ? .denied : .notDetermined
    }
    /// Requests tracking, which the user declines in the next turn of the event loop.
    open class func requestTrackingAuthorization(
        completionHandler completion: @escaping (AuthorizationStatus) -> Void
    ) { permission.request { completion(.denied) } }
    /// Requests tracking, which the user declines.
    open class func requestTrackingAuthorization() async -> AuthorizationStatus {
        permission.decline()
        return .denied
    }
}
