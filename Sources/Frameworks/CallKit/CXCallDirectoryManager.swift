public import UIKit

/// Manages the extensions of the app that name and block callers, none of which the user has switched on.
public final class CXCallDirectoryManager: NSObject {
    /// Whether the user has switched an extension on. Raw values match Apple's.
    public enum EnabledStatus: Int, Hashable, Sendable {
        /// The status is not known.
        case unknown = 0
        /// The user has not switched it on.
        case disabled = 1
        /// The user has switched it on.
        case enabled = 2
    }

    /// The manager of the app.
    public class var sharedInstance: CXCallDirectoryManager {
        SharedObjects.object { CXCallDirectoryManager() }
    }

    /// Loads an extension, which fails: the user has not switched it on.
    public func reloadExtension(
        withIdentifier identifier: String, completionHandler completion: (((any Error)?) -> Void)? = nil
    ) {
        CompletionQueue.async { completion?(CXErrorCodeCallDirectoryManagerError(.extensionDisabled)) }
    }

    /// Passes whether the user has switched an extension on: not here.
    public func getEnabledStatusForExtension(
        withIdentifier identifier: String,
        completionHandler completion: @escaping (EnabledStatus, (any Error)?) -> Void
    ) {
        CompletionQueue.async { completion(.disabled, nil) }
    }

    /// Opens the settings of extensions, which a render does not have.
    public func openSettings(completionHandler completion: (((any Error)?) -> Void)? = nil) {
        CompletionQueue.async { completion?(CXErrorCodeCallDirectoryManagerError(.unknown)) }
    }
}
