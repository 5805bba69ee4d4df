// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// The number of a request.
public typealias PHImageRequestID = Int32
/// No request.
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// The size of the picture itself.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
/// The key of whether a picture is afar.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
/// The key of whether a better picture comes.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// The key of the number of a request.
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
/// The key of whether a request was given up.
public let PHImageCancelledKey = "PHImageCancelledKey"
/// The key of why there is no picture.
public let PHImageErrorKey = "PHImageErrorKey"

/// Makes pictures of photos; there are none.
open class PHImageManager: NSObject {
    /// The shared manager.
    open class func `default`() -> PHImageManager { SharedObjects.object { PHImageManager() } }
    /// Requests the image of an asset: the handler gets nil, before the method returns if the request is synchronous.
    @discardableResult
    open func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
        options: PHImageRequestOptions?, resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        Self.answer(options) { resultHandler(nil, nil) }
        return PHInvalidImageRequestID
    }

    private static func answer(_ options: PHImageRequestOptions?, _ call: @escaping () -> Void) {
        if options?.isSynchronous == true { call() } else { CompletionQueue.async(call) }
    }
    /// Requests the data of an asset: the handler gets nil, before the method returns if the request is synchronous.
    @discardableResult
    open func requestImageDataAndOrientation(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        Self.answer(options) { resultHandler(nil, nil, .up, nil) }
        return PHInvalidImageRequestID
    }
    /// Requests the data of an asset: the handler gets nil, before the method returns if the request is synchronous.
    @discardableResult
    open func requestImageData(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        requestImageDataAndOrientation(for: asset, options: options, resultHandler: resultHandler)
    }
    /// Makes a picture that moves, which fails here.
    @discardableResult
    open func requestLivePhoto(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
        options: PHLivePhotoRequestOptions?,
        resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        CompletionQueue.async { resultHandler(nil, nil) }
        return PHInvalidImageRequestID
    }
    /// Gives up a request.
    open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

/// Makes pictures of photos before they are asked for; there are none.
open class PHCachingImageManager: PHImageManager {
    /// Whether good ones are made.
    open var allowsCachingHighQualityImages = true
    /// Creates a manager.
    public override init() { super.init() }
    /// Makes pictures.
    open func startCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
        options: PHImageRequestOptions?
    ) {}
    /// Makes pictures no longer.
    open func stopCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
        options: PHImageRequestOptions?
    ) {}
    /// Makes no pictures.
    open func stopCachingImagesForAllAssets() {}
}

/// How a picture fills a size. Raw values match Apple's.
public enum PHImageContentMode: Int, Hashable, Sendable {
    /// All of it is seen.
    case aspectFit = 0
    /// The size is full.
    case aspectFill = 1
}

extension PHImageContentMode {
    /// As the system likes.
    public static let `default` = PHImageContentMode.aspectFit
}

/// Which picture. Raw values match Apple's.
public enum PHImageRequestOptionsVersion: Int, Hashable, Sendable {
    /// With changes.
    case current = 0
    /// Without changes.
    case unadjusted = 1
    /// As it was taken.
    case original = 2
}

/// How fast a picture is made. Raw values match Apple's.
public enum PHImageRequestOptionsDeliveryMode: Int, Hashable, Sendable {
    /// Twice, fast and good.
    case opportunistic = 0
    /// Good.
    case highQualityFormat = 1
    /// Fast.
    case fastFormat = 2
}

/// How exact the size is. Raw values match Apple's.
public enum PHImageRequestOptionsResizeMode: Int, Hashable, Sendable {
    /// It is that of the picture.
    case none = 0
    /// About.
    case fast = 1
    /// Exact.
    case exact = 2
}

/// What hears how much came.
public typealias PHAssetImageProgressHandler = (
    Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?
) -> Void

/// How a picture is made.
open class PHImageRequestOptions: NSObject {
    /// Which.
    open var version = PHImageRequestOptionsVersion.current
    /// How fast.
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    /// How exact the size is.
    open var resizeMode = PHImageRequestOptionsResizeMode.fast
    /// The part.
    open var normalizedCropRect = CGRect.zero
    /// Whether it may come from afar.
    open var isNetworkAccessAllowed = false
    /// Whether it is waited for.
    open var isSynchronous = false
    /// What hears how much came.
    open var progressHandler: PHAssetImageProgressHandler?
    /// Creates options.
    public override init() { super.init() }
}
/// How a picture that moves is made.
open class PHLivePhotoRequestOptions: NSObject {
    /// How fast.
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    /// Whether it may come from afar.
    open var isNetworkAccessAllowed = false
    /// Creates options.
    public override init() { super.init() }
}
/// How good a film is. Raw values match Apple's.
public enum PHVideoRequestOptionsDeliveryMode: Int, Hashable, Sendable {
    /// As the system likes.
    case automatic = 0
    /// Good.
    case highQualityFormat = 1
    /// Medium.
    case mediumQualityFormat = 2
    /// Fast.
    case fastFormat = 3
}

/// How a film is read.
open class PHVideoRequestOptions: NSObject {
    /// Which.
    open var version = PHImageRequestOptionsVersion.current
    /// How good.
    open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
    /// Whether it may come from afar.
    open var isNetworkAccessAllowed = false
    /// Creates options.
    public override init() { super.init() }
}

/// A picture that moves; none is made here.
open class PHLivePhoto: NSObject {
    /// The size in pixels.
    open var size: CGSize { .zero }
}

/// A change of photos; none is made here.
open class PHChangeRequest: NSObject {}

/// A change of a photo; none is made here.
open class PHAssetChangeRequest: PHChangeRequest {
    /// Adds a picture.
    open class func creationRequestForAsset(from image: UIImage) -> Self { Self.request() }
    /// Adds a picture of a file.
    open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? { nil }
    /// Adds a film of a file.
    open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? { nil }
    /// Removes photos.
    open class func deleteAssets(_ assets: any NSFastEnumeration) {}
    /// Changes a photo.
    public convenience init(for asset: PHAsset) { self.init() }
    /// Creates a change.
    public required override init() { super.init() }
    /// What stands for the new photo.
    open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }
    /// When it was taken.
    open var creationDate: Date?
    /// Whether the user likes it.
    open var isFavorite = false
    /// Whether it is hidden.
    open var isHidden = false
    static func request() -> Self { Self() }
}
/// A new photo; none is made here.
open class PHAssetCreationRequest: PHAssetChangeRequest {
    /// Adds a photo.
    open class func forAsset() -> Self { Self.request() }
    /// Adds contents.
    open func addResource(
        with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?
    ) {}
    /// Adds a file.
    open func addResource(
        with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?
    ) {}
}
/// What a file of a photo is. Raw values match Apple's.
public enum PHAssetResourceType: Int, Hashable, Sendable {
    /// The picture.
    case photo = 1
    /// The film.
    case video = 2
    /// The sound.
    case audio = 3
    /// Another picture.
    case alternatePhoto = 4
    /// The picture with changes.
    case fullSizePhoto = 5
    /// The film with changes.
    case fullSizeVideo = 6
    /// The changes.
    case adjustmentData = 7
    /// The film of a picture that moves.
    case pairedVideo = 9
}

/// How a file is added.
open class PHAssetResourceCreationOptions: NSObject {
    /// The name.
    open var originalFilename: String?
    /// Whether it is moved.
    open var shouldMoveFile = false
    /// Creates options.
    public override init() { super.init() }
}
/// A file of a photo; there are none here.
open class PHAssetResource: NSObject {
    /// What it is.
    open var type: PHAssetResourceType { .photo }
    /// The name.
    open var originalFilename: String { "" }
    /// The type.
    open var uniformTypeIdentifier: String { "" }
    /// Returns the files of a photo: none.
    open class func assetResources(for asset: PHAsset) -> [PHAssetResource] { [] }
}
/// What stands for a new photo.
open class PHObjectPlaceholder: PHObject {}
/// A change of an album; none is made here.
open class PHAssetCollectionChangeRequest: PHChangeRequest {
    /// Adds an album.
    open class func creationRequestForAssetCollection(withTitle title: String)
        -> PHAssetCollectionChangeRequest
    { PHAssetCollectionChangeRequest() }
    /// Removes albums.
    open class func deleteAssetCollections(_ assetCollections: any NSFastEnumeration) {}
    /// Creates a change.
    public override init() { super.init() }
    /// Changes an album.
    public convenience init?(for assetCollection: PHAssetCollection) { self.init() }
    /// The title.
    open var title = ""
    /// What stands for the new album.
    open var placeholderForCreatedAssetCollection: PHObjectPlaceholder { PHObjectPlaceholder() }
    /// Adds photos.
    open func addAssets(_ assets: any NSFastEnumeration) {}
    /// Removes photos.
    open func removeAssets(_ assets: any NSFastEnumeration) {}
}
