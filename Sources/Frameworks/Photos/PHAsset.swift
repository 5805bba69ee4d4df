// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// Something among the photos.
open class PHObject: NSObject {
    /// The local identifier of the object.
    open var localIdentifier: String { "" }
}

/// What a photo is. Raw values match Apple's.
public enum PHAssetMediaType: Int, Hashable, Sendable {
    /// It is not known.
    case unknown = 0
    /// A photo or another image.
    case image = 1
    /// A video of the library.
    case video = 2
    /// Audio of the library.
    case audio = 3
}

/// What a photo is, more exactly. Raw values match Apple's.
public struct PHAssetMediaSubtype: OptionSet, Hashable, Sendable {
    /// The bit mask of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A wide picture.
    public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1 << 0)
    /// A picture of many lights.
    public static let photoHDR = PHAssetMediaSubtype(rawValue: 1 << 1)
    /// A picture of a screen.
    public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 1 << 2)
    /// A picture that moves.
    public static let photoLive = PHAssetMediaSubtype(rawValue: 1 << 3)
    /// A picture with distances.
    public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 1 << 4)
    /// A video that is streamed.
    public static let videoStreamed = PHAssetMediaSubtype(rawValue: 1 << 16)
    /// A high-frame-rate video.
    public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 1 << 17)
    /// A time-lapse video.
    public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 1 << 18)
}

/// A photo; there are none here.
open class PHAsset: PHObject {
    /// What it is.
    open var mediaType: PHAssetMediaType { .unknown }
    /// What it is, more exactly.
    open var mediaSubtypes: PHAssetMediaSubtype { [] }
    /// When it was taken.
    open var creationDate: Date? { nil }
    /// When it was changed.
    open var modificationDate: Date? { nil }
    /// Its width in pixels.
    open var pixelWidth: Int { 0 }
    /// Its height in pixels.
    open var pixelHeight: Int { 0 }
    /// How long it is, in seconds.
    open var duration: TimeInterval { 0 }
    /// Whether it is hidden.
    open var isHidden: Bool { false }
    /// Whether the asset is a favorite.
    open var isFavorite: Bool { false }
    /// The photos it was taken with.
    open var burstIdentifier: String? { nil }
    /// Whether it stands for them.
    open var representsBurst: Bool { false }
    /// Returns the photos of a kind: none.
    open class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<
        PHAsset
    > { PHFetchResult() }
    /// Returns all photos: none.
    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
    /// Returns the photos of an album: none.
    open class func fetchAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?)
        -> PHFetchResult<PHAsset>
    { PHFetchResult() }
    /// Returns the photos that stand for an album: none.
    open class func fetchKeyAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?)
        -> PHFetchResult<PHAsset>?
    { nil }
    /// Returns photos by their names: none.
    open class func fetchAssets(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?)
        -> PHFetchResult<PHAsset>
    { PHFetchResult() }
    /// Asks for what can be edited: nothing.
    open func requestContentEditingInput(
        with options: PHContentEditingInputRequestOptions?,
        completionHandler: @escaping (PHContentEditingInput?, [AnyHashable: Any]) -> Void
    ) -> Int {
        CompletionQueue.async { completionHandler(nil, [:]) }
        return 0
    }
}

/// What can be edited of a photo; none is made here.
open class PHContentEditingInput: NSObject {
    /// The address of the picture.
    open var fullSizeImageURL: URL? { nil }
    /// A small picture.
    open var displaySizeImage: UIImage? { nil }
}
/// How it is asked for.
open class PHContentEditingInputRequestOptions: NSObject {
    /// Whether the asset may be downloaded from iCloud.
    open var isNetworkAccessAllowed = false
}

/// A kind of albums. Raw values match Apple's.
public enum PHAssetCollectionType: Int, Hashable, Sendable {
    /// Those of the user.
    case album = 1
    /// Those of the system.
    case smartAlbum = 2
    /// Those of places and times.
    case moment = 3
}

/// A kind of albums, more exactly. Raw values match Apple's.
public enum PHAssetCollectionSubtype: Int, Hashable, Sendable {
    /// Made by the user.
    case albumRegular = 2
    /// From a computer.
    case albumSyncedEvent = 3
    /// Persons from a computer.
    case albumSyncedFaces = 4
    /// From a computer.
    case albumSyncedAlbum = 5
    /// From a camera.
    case albumImported = 6
    /// All from other devices.
    case albumMyPhotoStream = 100
    /// Shared with others.
    case albumCloudShared = 101
    /// Others of the system.
    case smartAlbumGeneric = 200
    /// All panoramas of the library.
    case smartAlbumPanoramas = 201
    /// All videos of the library.
    case smartAlbumVideos = 202
    /// All favorites of the user.
    case smartAlbumFavorites = 203
    /// Films of few pictures a minute.
    case smartAlbumTimelapses = 204
    /// What is hidden.
    case smartAlbumAllHidden = 205
    /// What is new.
    case smartAlbumRecentlyAdded = 206
    /// Pictures that were taken together.
    case smartAlbumBursts = 207
    /// Films of many pictures a second.
    case smartAlbumSlomoVideos = 208
    /// All of the user.
    case smartAlbumUserLibrary = 209
    /// Pictures of the camera at the front.
    case smartAlbumSelfPortraits = 210
    /// Pictures of screens.
    case smartAlbumScreenshots = 211
    /// Pictures with distances.
    case smartAlbumDepthEffect = 212
    /// Pictures that move.
    case smartAlbumLivePhotos = 213
    /// All animated images of the library.
    case smartAlbumAnimated = 214
    /// Pictures of a long time.
    case smartAlbumLongExposures = 215
    /// Any subtype of collection.
    case any = 0x7FFF_FFFF_FFFF_FFFF
}

/// Photos or albums.
open class PHCollection: PHObject {
    /// The title of the collection.
    open var localizedTitle: String? { nil }
    /// Whether it has photos.
    open var canContainAssets: Bool { false }
    /// Whether it has albums.
    open var canContainCollections: Bool { false }
    /// Returns what the user made: nothing.
    open class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection>
    { PHFetchResult() }
}

/// An album; there are none here.
open class PHAssetCollection: PHCollection {
    /// The type of the collection.
    open var assetCollectionType: PHAssetCollectionType { .album }
    /// The kind, more exactly.
    open var assetCollectionSubtype: PHAssetCollectionSubtype { .albumRegular }
    /// About how many photos.
    open var estimatedAssetCount: Int { 0 }
    /// When the first was taken.
    open var startDate: Date? { nil }
    /// When the last was taken.
    open var endDate: Date? { nil }
    /// Returns albums of a kind: none.
    open class func fetchAssetCollections(
        with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
    /// Returns albums by their names: none.
    open class func fetchAssetCollections(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
    /// Returns the albums of a photo: none.
    open class func fetchAssetCollectionsContaining(
        _ asset: PHAsset, with type: PHAssetCollectionType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}

/// Several albums; there are none here.
open class PHCollectionList: PHCollection {}
