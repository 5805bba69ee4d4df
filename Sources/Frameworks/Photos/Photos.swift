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
    /// It may.
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

/// The photos of the user, of which there are none.
open class PHPhotoLibrary: NSObject {
    /// The library.
    open class func shared() -> PHPhotoLibrary { PHPhotoLibrary() }
    /// Whether the app may see photos.
    open class func authorizationStatus() -> PHAuthorizationStatus { .notDetermined }
    /// Whether the app may see photos.
    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
        .notDetermined
    }
    /// Asks the user, who does not answer here.
    open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
        handler(.notDetermined)
    }
    /// Asks the user, who does not answer here.
    open class func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
    ) { handler(.notDetermined) }
    /// Adds who hears of changes.
    open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
    /// Removes who hears of changes.
    open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
    /// Changes photos, which fails here.
    open func performChanges(
        _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
    ) { completionHandler?(false, CocoaError(.featureUnsupported)) }
}

/// Hears of changes; never called here.
public protocol PHPhotoLibraryChangeObserver: AnyObject {
    /// Called after a change.
    func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// A change of photos.
open class PHChange: NSObject {}

/// Something among the photos.
open class PHObject: NSObject {
    /// The name.
    open var localIdentifier: String { "" }
}

/// What a photo is. Raw values match Apple's.
public enum PHAssetMediaType: Int, Hashable, Sendable {
    /// It is not known.
    case unknown = 0
    /// A picture.
    case image = 1
    /// A film.
    case video = 2
    /// A sound.
    case audio = 3
}

/// A photo.
open class PHAsset: PHObject {
    /// What it is.
    open var mediaType: PHAssetMediaType { .unknown }
    /// When it was taken.
    open var creationDate: Date? { nil }
    /// Its width in pixels.
    open var pixelWidth: Int { 0 }
    /// Its height in pixels.
    open var pixelHeight: Int { 0 }
    /// How long it is, in seconds.
    open var duration: TimeInterval { 0 }
    /// Returns the photos of a kind: none.
    open class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<
        PHAsset
    > { PHFetchResult() }
    /// Returns all photos: none.
    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
    /// Returns photos by their names: none.
    open class func fetchAssets(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}

/// Which photos are wanted.
open class PHFetchOptions: NSObject {
    /// How many; 0 for all.
    open var fetchLimit = 0
    /// Their order.
    open var sortDescriptors: [NSSortDescriptor]?
    /// Which.
    open var predicate: NSPredicate?
}

/// Photos that were found: none.
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
    /// How many.
    open var count: Int { 0 }
    /// The first.
    open var firstObject: ObjectType? { nil }
    /// The last.
    open var lastObject: ObjectType? { nil }
    /// Calls a function for each.
    open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
}

/// Makes pictures of photos; there are none.
open class PHImageManager: NSObject {
    /// The manager.
    open class func `default`() -> PHImageManager { PHImageManager() }
    /// Makes a picture, which fails here.
    @discardableResult
    open func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
        options: PHImageRequestOptions?,
        resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> Int32 {
        resultHandler(nil, nil)
        return 0
    }
}

/// How a picture fills a size. Raw values match Apple's.
public enum PHImageContentMode: Int, Hashable, Sendable {
    /// All of it is seen.
    case aspectFit = 0
    /// The size is full.
    case aspectFill = 1
    /// As the system likes.
    public static let `default` = PHImageContentMode.aspectFit
}

/// How a picture is made.
open class PHImageRequestOptions: NSObject {
    /// Whether it may come from afar.
    open var isNetworkAccessAllowed = false
    /// Whether it is waited for.
    open var isSynchronous = false
}
