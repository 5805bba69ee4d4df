// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// Whether the app may see photos. Raw values match Apple's.
public enum PHAuthorizationStatus: Int, Hashable, Sendable {
    /// The user was not asked.
    case notDetermined = 0
    /// It may not.
    case restricted = 1
    /// It may not.
    case denied = 2
    /// The app is authorized.
    case authorized = 3
    /// It may see some.
    case limited = 4
}

/// What the app does with photos. Raw values match Apple's.
public enum PHAccessLevel: Int, Hashable, Sendable {
    /// It adds some.
    case addOnly = 1
    /// It sees them too.
    case readWrite = 2
}

extension PHAccessLevel {
    fileprivate var permission: Permission { Permission(self == .addOnly ? "photos.add" : "photos") }
}

/// The photos of the user, of which there are none.
open class PHPhotoLibrary: NSObject {
    /// The library of the app.
    open class func shared() -> PHPhotoLibrary { SharedObjects.object { PHPhotoLibrary() } }
    /// Returns the authorization status of reading and writing.
    open class func authorizationStatus() -> PHAuthorizationStatus { authorizationStatus(for: .readWrite) }
    /// Returns the authorization status of an access level.
    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
        accessLevel.permission.isDenied ? .denied : .notDetermined
    }
    /// Requests access for reading and writing, which the user declines in the next turn of the event loop.
    open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
        requestAuthorization(for: .readWrite, handler: handler)
    }
    /// Requests access of a level, which the user declines in the next turn of the event loop.
    open class func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
    ) { accessLevel.permission.request { handler(.denied) } }
    /// Requests access of a level, which the user declines.
    open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
        accessLevel.permission.decline()
        return .denied
    }
    /// Changes photos, which fails here.
    open func performChanges(_ changeBlock: @escaping () -> Void) async throws {
        throw CocoaError(.featureUnsupported)
    }
    /// Changes photos, which fails here.
    open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
        throw CocoaError(.featureUnsupported)
    }
    /// Registers an observer of changes; has no effect here, as there are none.
    open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
    /// Removes an observer of changes; has no effect here.
    open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
    /// Changes photos, which fails here.
    open func performChanges(
        _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
    ) { CompletionQueue.async { completionHandler?(false, CocoaError(.featureUnsupported)) } }
}

/// Observes changes of the library; never called here.
public protocol PHPhotoLibraryChangeObserver: AnyObject {
    /// Called after a change.
    func photoLibraryDidChange(_ changeInstance: PHChange)
}
