// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// The number of a request.
public typealias PHImageRequestID = Int32
/// The identifier of no request.
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// The size of the picture itself.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
/// The key of whether the asset is in iCloud.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
/// The key of whether a better picture comes.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// The key of the number of a request.
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
/// The key of whether the request was cancelled.
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
    /// Cancels a request; has no effect here.
    open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

/// Makes pictures of photos before they are asked for; there are none.
open class PHCachingImageManager: PHImageManager {
    /// Whether good ones are made.
    open var allowsCachingHighQualityImages = true
    /// Creates a manager.
    public override init() { super.init() }
    /// Starts caching images; has no effect here.
    open func startCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
        options: PHImageRequestOptions?
    ) {}
    /// Stops caching images; has no effect here.
    open func stopCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
        options: PHImageRequestOptions?
    ) {}
    /// Stops caching all images; has no effect here.
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
    /// The default content mode: aspect fit.
    public static let `default` = PHImageContentMode.aspectFit
}

/// Which picture. Raw values match Apple's.
public enum PHImageRequestOptionsVersion: Int, Hashable, Sendable {
    /// The latest version, with adjustments.
    case current = 0
    /// The original without adjustments.
    case unadjusted = 1
    /// As it was taken.
    case original = 2
}

/// How fast a picture is made. Raw values match Apple's.
public enum PHImageRequestOptionsDeliveryMode: Int, Hashable, Sendable {
    /// Twice, fast and good.
    case opportunistic = 0
    /// The best quality, once.
    case highQualityFormat = 1
    /// The fastest result, once.
    case fastFormat = 2
}

/// How exact the size is. Raw values match Apple's.
public enum PHImageRequestOptionsResizeMode: Int, Hashable, Sendable {
    /// It is that of the picture.
    case none = 0
    /// A size near the target size.
    case fast = 1
    /// Exactly the target size.
    case exact = 2
}

/// Called as data are downloaded from iCloud.
public typealias PHAssetImageProgressHandler = (
    Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?
) -> Void

/// How a picture is made.
open class PHImageRequestOptions: NSObject {
    /// The version of the asset.
    open var version = PHImageRequestOptionsVersion.current
    /// The quality and the number of results.
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    /// How exact the size is.
    open var resizeMode = PHImageRequestOptionsResizeMode.fast
    /// The crop rectangle in unit coordinates.
    open var normalizedCropRect = CGRect.zero
    /// Whether the asset may be downloaded from iCloud.
    open var isNetworkAccessAllowed = false
    /// Whether it is waited for.
    open var isSynchronous = false
    /// Called as data are downloaded from iCloud.
    open var progressHandler: PHAssetImageProgressHandler?
    /// Creates options of an asynchronous request.
    public override init() { super.init() }
}
/// How a picture that moves is made.
open class PHLivePhotoRequestOptions: NSObject {
    /// The quality and the number of results.
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    /// Whether the asset may be downloaded from iCloud.
    open var isNetworkAccessAllowed = false
    /// Creates options of a request.
    public override init() { super.init() }
}
/// The quality of a requested video. Raw values match Apple's.
public enum PHVideoRequestOptionsDeliveryMode: Int, Hashable, Sendable {
    /// The quality that Photos chooses.
    case automatic = 0
    /// The best quality.
    case highQualityFormat = 1
    /// Medium quality of the result.
    case mediumQualityFormat = 2
    /// The fastest result.
    case fastFormat = 3
}

/// Options of a request for a video.
open class PHVideoRequestOptions: NSObject {
    /// The version of the video.
    open var version = PHImageRequestOptionsVersion.current
    /// The quality of the video.
    open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
    /// Whether the video may be downloaded from iCloud.
    open var isNetworkAccessAllowed = false
    /// Creates options of a request.
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
    /// Creates an asset of the video in a file: nil here.
    open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? { nil }
    /// Deletes assets; has no effect here, as changes fail.
    open class func deleteAssets(_ assets: any NSFastEnumeration) {}
    /// Changes a photo.
    public convenience init(for asset: PHAsset) { self.init() }
    /// Creates a change.
    public required override init() { super.init() }
    /// What stands for the new photo.
    open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }
    /// When it was taken.
    open var creationDate: Date?
    /// Whether the asset is a favorite.
    open var isFavorite = false
    /// Whether it is hidden.
    open var isHidden = false
    static func request() -> Self { Self() }
}
/// A new photo; none is made here.
open class PHAssetCreationRequest: PHAssetChangeRequest {
    /// Adds a photo.
    open class func forAsset() -> Self { Self.request() }
    /// Adds a resource of data; has no effect here, as changes fail.
    open func addResource(
        with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?
    ) {}
    /// Adds a resource of a file; has no effect here, as changes fail.
    open func addResource(
        with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?
    ) {}
}
/// What a file of a photo is. Raw values match Apple's.
public enum PHAssetResourceType: Int, Hashable, Sendable {
    /// The original photo.
    case photo = 1
    /// The original video.
    case video = 2
    /// The original audio.
    case audio = 3
    /// An alternate photo, as in raw format.
    case alternatePhoto = 4
    /// The picture with changes.
    case fullSizePhoto = 5
    /// The video with its adjustments.
    case fullSizeVideo = 6
    /// The data of the adjustments.
    case adjustmentData = 7
    /// The photo before the adjustments.
    case adjustmentBasePhoto = 8
    /// The video of a Live Photo.
    case pairedVideo = 9
    /// The video of a Live Photo with its adjustments.
    case fullSizePairedVideo = 10
    /// The video of a Live Photo before the adjustments.
    case adjustmentBasePairedVideo = 11
    /// The video before the adjustments.
    case adjustmentBaseVideo = 12
    /// The photo while it is processed.
    case photoProxy = 19
}

/// How a file is added.
open class PHAssetResourceCreationOptions: NSObject {
    /// The original name of the file.
    open var originalFilename: String?
    /// Whether it is moved.
    open var shouldMoveFile = false
    /// Creates options that copy the file.
    public override init() { super.init() }
}
/// A file of a photo; there are none here.
open class PHAssetResource: NSObject {
    /// What it is.
    open var type: PHAssetResourceType { .photo }
    /// The original name of the file.
    open var originalFilename: String { "" }
    /// The uniform type identifier.
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
    /// Deletes albums; has no effect here, as changes fail.
    open class func deleteAssetCollections(_ assetCollections: any NSFastEnumeration) {}
    /// Creates a change.
    public override init() { super.init() }
    /// Changes an album.
    public convenience init?(for assetCollection: PHAssetCollection) { self.init() }
    /// The title of the album.
    open var title = ""
    /// What stands for the new album.
    open var placeholderForCreatedAssetCollection: PHObjectPlaceholder { PHObjectPlaceholder() }
    /// Adds assets to the album; has no effect here, as changes fail.
    open func addAssets(_ assets: any NSFastEnumeration) {}
    /// Removes assets from the album; has no effect here, as changes fail.
    open func removeAssets(_ assets: any NSFastEnumeration) {}
}
