// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// The number of something in the library.
public typealias MPMediaEntityPersistentID = UInt64
/// The key of the number.
public let MPMediaItemPropertyPersistentID = "persistentID"
/// The key of who made the album.
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
/// The key of the address.
public let MPMediaItemPropertyAssetURL = "assetURL"

/// Kinds of media. Raw values match Apple's.
public struct MPMediaType: OptionSet, Hashable, Sendable {
    /// The bit mask of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Music of the library.
    public static let music = MPMediaType(rawValue: 1 << 0)
    /// Podcasts of the library.
    public static let podcast = MPMediaType(rawValue: 1 << 1)
    /// Audiobooks of the library.
    public static let audioBook = MPMediaType(rawValue: 1 << 2)
    /// Audio of iTunes U.
    public static let audioITunesU = MPMediaType(rawValue: 1 << 3)
    /// Audio of any kind.
    public static let anyAudio = MPMediaType(rawValue: 0xff)
    /// Movies of the library.
    public static let movie = MPMediaType(rawValue: 1 << 8)
    /// TV shows of the library.
    public static let tvShow = MPMediaType(rawValue: 1 << 9)
    /// Films of music.
    public static let musicVideo = MPMediaType(rawValue: 1 << 11)
    /// Video of any kind.
    public static let anyVideo = MPMediaType(rawValue: 0xff00)
    /// Media of any kind.
    public static let any = MPMediaType(rawValue: 0xFFFF_FFFF_FFFF_FFFF)
}

/// Something in the library of the user; there is nothing here.
open class MPMediaEntity: NSObject {
    /// The persistent identifier.
    open var persistentID: MPMediaEntityPersistentID { 0 }
    /// Returns the value of a property: nil.
    open func value(forProperty property: String) -> Any? { nil }
}
/// A media item of the library; there is none here.
open class MPMediaItem: MPMediaEntity {
    /// The media type of the item.
    open var mediaType: MPMediaType { .music }
    /// The title of the item.
    open var title: String? { nil }
    /// The artist of the item.
    open var artist: String? { nil }
    /// The title of the album.
    open var albumTitle: String? { nil }
    /// Who made the album.
    open var albumArtist: String? { nil }
    /// The genre of the item.
    open var genre: String? { nil }
    /// Who wrote it.
    open var composer: String? { nil }
    /// How long it is, in seconds.
    open var playbackDuration: TimeInterval { 0 }
    /// The artwork of the item.
    open var artwork: MPMediaItemArtwork? { nil }
    /// The address of the item.
    open var assetURL: URL? { nil }
    /// How often it was played.
    open var playCount: Int { 0 }
    /// Whether the item is in iCloud.
    open var isCloudItem: Bool { false }
}
/// A collection of media items.
open class MPMediaItemCollection: MPMediaEntity {
    /// The items of the collection.
    public let items: [MPMediaItem]
    /// Creates a collection.
    public init(items: [MPMediaItem]) { self.items = items }
    /// The number of items.
    open var count: Int { items.count }
    /// The one that stands for them.
    open var representativeItem: MPMediaItem? { items.first }
}
/// A playlist of media items.
open class MPMediaPlaylist: MPMediaItemCollection {
    /// The name of the playlist.
    open var name: String? { nil }
}
/// Chooses media items; drawn as a placeholder.
open class MPMediaPickerController: PlaceholderViewController {
    /// A description for the placeholder.
    open override var placeholderContent: String { "a media picker" }

    /// The media types that can be chosen.
    public let mediaTypes: MPMediaType
    /// The delegate; not retained.
    open weak var delegate: (any MPMediaPickerControllerDelegate)?
    /// Whether several can be chosen.
    open var allowsPickingMultipleItems = false
    /// Whether items in iCloud are shown.
    open var showsCloudItems = true
    /// Whether protected ones are shown.
    open var showsItemsWithProtectedAssets = true
    /// The prompt above the items.
    open var prompt: String?
    /// Creates a controller.
    public init(mediaTypes: MPMediaType = .any) {
        self.mediaTypes = mediaTypes
        super.init(nibName: nil, bundle: nil)
    }
    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) {
        mediaTypes = .any
        super.init(coder: coder)
    }
}
/// The delegate of an MPMediaPickerController; its methods are never called here.
public protocol MPMediaPickerControllerDelegate: AnyObject {
    /// Called with what was chosen.
    func mediaPicker(
        _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection)
    /// Called when the user cancelled.
    func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}
extension MPMediaPickerControllerDelegate {
    /// The default implementation does nothing.
    public func mediaPicker(
        _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection
    ) {}
    /// The default implementation does nothing.
    public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {}
}
/// Whether the app may see the library. Raw values match Apple's.
public enum MPMediaLibraryAuthorizationStatus: Int, Hashable, Sendable {
    /// The user was not asked.
    case notDetermined = 0
    /// It may not.
    case denied = 1
    /// It may not.
    case restricted = 2
    /// The app is authorized.
    case authorized = 3
}

/// The library of the user; it is empty.
open class MPMediaLibrary: NSObject {
    private static let permission = Permission("mediaLibrary")
    /// The default media library.
    open class func `default`() -> MPMediaLibrary { SharedObjects.object { MPMediaLibrary() } }
    /// Returns the authorization status of the media library.
    open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus {
        permission.isDenied ? .denied : .notDetermined
    }
    /// Requests access to the media library, which the user declines in the next turn of the event loop.
    open class func requestAuthorization(_ handler: @escaping (MPMediaLibraryAuthorizationStatus) -> Void) {
        permission.request { handler(.denied) }
    }
}
/// How values are compared. Raw values match Apple's.
public enum MPMediaPredicateComparison: Int, Hashable, Sendable {
    /// They are the same.
    case equalTo = 0
    /// One is in the other.
    case contains = 1
}

/// Which media are meant.
open class MPMediaPropertyPredicate: NSObject {
    /// Creates a predicate.
    public init(
        value: Any?, forProperty property: String, comparisonType: MPMediaPredicateComparison = .equalTo
    ) {}
}
/// Looks for media, of which there are none.
open class MPMediaQuery: NSObject {
    /// Creates a search.
    public override init() { super.init() }
    /// The items of the query: none.
    open var items: [MPMediaItem]? { [] }
    /// The groups of them.
    open var collections: [MPMediaItemCollection]? { [] }
    /// Adds a filter; has no effect here.
    open func addFilterPredicate(_ predicate: MPMediaPropertyPredicate) {}
    /// Looks for songs.
    open class func songs() -> MPMediaQuery { MPMediaQuery() }
    /// Looks for albums.
    open class func albums() -> MPMediaQuery { MPMediaQuery() }
    /// Looks for those who play.
    open class func artists() -> MPMediaQuery { MPMediaQuery() }
    /// Looks for lists.
    open class func playlists() -> MPMediaQuery { MPMediaQuery() }
}
/// Whether music plays. Raw values match Apple's.
public enum MPMusicPlaybackState: Int, Hashable, Sendable {
    /// It does not.
    case stopped = 0
    /// The player is playing.
    case playing = 1
    /// The player is paused.
    case paused = 2
    /// Something else sounds.
    case interrupted = 3
    /// It goes on.
    case seekingForward = 4
    /// It goes back.
    case seekingBackward = 5
}

/// What is repeated. Raw values match Apple's.
public enum MPMusicRepeatMode: Int, Hashable, Sendable {
    /// The user's preferred mode.
    case `default` = 0
    /// Nothing is repeated.
    case none = 1
    /// The current item is repeated.
    case one = 2
    /// The whole queue is repeated.
    case all = 3
}

/// What is mixed. Raw values match Apple's.
public enum MPMusicShuffleMode: Int, Hashable, Sendable {
    /// The user's preferred mode.
    case `default` = 0
    /// Nothing is shuffled.
    case off = 1
    /// Songs are shuffled.
    case songs = 2
    /// Albums are shuffled.
    case albums = 3
}

/// Plays media of the library; nothing plays here.
open class MPMusicPlayerController: NSObject {
    /// The player of the app.
    open class var applicationMusicPlayer: MPMusicPlayerController { MusicPlayers.shared.application }
    /// The player of the Music app.
    open class var systemMusicPlayer: MPMusicPlayerController { MusicPlayers.shared.system }
    /// Whether it plays.
    open var playbackState: MPMusicPlaybackState { .stopped }
    /// What is repeated.
    open var repeatMode = MPMusicRepeatMode.default
    /// What is mixed.
    open var shuffleMode = MPMusicShuffleMode.default
    /// The item that is playing.
    open var nowPlayingItem: MPMediaItem?
    /// Where it is, in seconds.
    open var currentPlaybackTime: TimeInterval = 0
    /// How fast it is.
    open var currentPlaybackRate: Float = 0
    /// Sets the queue to a collection; has no effect here.
    open func setQueue(with itemCollection: MPMediaItemCollection) {}
    /// Sets the queue to the items of a query; has no effect here.
    open func setQueue(with query: MPMediaQuery) {}
    /// Sets the queue to items of the store; has no effect here.
    open func setQueue(with storeIDs: [String]) {}
    /// Prepares the first item for playing; has no effect here.
    open func prepareToPlay() {}
    /// Starts playing; has no effect here.
    open func play() {}
    /// Pauses the playback; has no effect here.
    open func pause() {}
    /// Stops the playback; has no effect here.
    open func stop() {}
    /// Skips to the next item; has no effect here.
    open func skipToNextItem() {}
    /// Skips to the previous item; has no effect here.
    open func skipToPreviousItem() {}
    /// Skips to the beginning of the item; has no effect here.
    open func skipToBeginning() {}
    /// Starts posting notifications of the playback; has no effect here.
    open func beginGeneratingPlaybackNotifications() {}
    /// Stops posting notifications of the playback; has no effect here.
    open func endGeneratingPlaybackNotifications() {}
}
/// The shared players of a render.
private final class MusicPlayers {
    let application = MPMusicPlayerController(), system = MPMusicPlayerController()

    static var shared: MusicPlayers { SharedObjects.object { MusicPlayers() } }
}

extension NSNotification.Name {
    /// Posted when something else plays.
    public static let MPMusicPlayerControllerNowPlayingItemDidChange = NSNotification.Name(
        "MPMusicPlayerControllerNowPlayingItemDidChangeNotification")
    /// Posted when it begins or ends.
    public static let MPMusicPlayerControllerPlaybackStateDidChange = NSNotification.Name(
        "MPMusicPlayerControllerPlaybackStateDidChangeNotification")
}
extension MPVolumeView {
    /// Sets the image of the slider's thumb; has no effect here, as the view is not drawn.
    public func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) {}
    /// Sets the image at the minimum of the slider; has no effect here, as the view is not drawn.
    public func setMinimumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {}
    /// Sets the image at the maximum of the slider; has no effect here, as the view is not drawn.
    public func setMaximumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {}
    /// Sets the image of the route button; has no effect here, as the view is not drawn.
    public func setRouteButtonImage(_ image: UIImage?, for state: UIControl.State) {}
}
