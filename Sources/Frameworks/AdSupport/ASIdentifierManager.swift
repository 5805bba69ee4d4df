public import UIKit

/// The identifier for advertisements.
open class ASIdentifierManager: NSObject {
    /// The shared manager.
    open class func shared() -> ASIdentifierManager { SharedObjects.object { ASIdentifierManager() } }
    /// The identifier: zeros, as for a user who does not allow it.
    open var advertisingIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    /// Whether the user allows it.
    open var isAdvertisingTrackingEnabled: Bool { false }
}
