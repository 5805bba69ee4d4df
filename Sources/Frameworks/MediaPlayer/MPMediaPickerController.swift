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
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Music.
    public static let music = MPMediaType(rawValue: 1 << 0)
    /// Podcasts.
    public static let podcast = MPMediaType(rawValue: 1 << 1)
    /// Books.
    public static let audioBook = MPMediaType(rawValue: 1 << 2)
    /// Lessons.
    public static let audioITunesU = MPMediaType(rawValue: 1 << 3)
    /// All sounds.
    public static let anyAudio = MPMediaType(rawValue: 0xff)
    /// Films.
    public static let movie = MPMediaType(rawValue: 1 << 8)
    /// Series.
    public static let tvShow = MPMediaType(rawValue: 1 << 9)
    /// Films of music.
    public static let musicVideo = MPMediaType(rawValue: 1 << 11)
    /// All films.
    public static let anyVideo = MPMediaType(rawValue: 0xff00)
    /// All.
    public static let any = MPMediaType(rawValue: 0xFFFF_FFFF_FFFF_FFFF)
}

/// Something in the library of the user; there is nothing here.
open class MPMediaEntity: NSObject {
    /// The number.
    open var persistentID: MPMediaEntityPersistentID { 0 }
    /// Returns what is told about it.
    open func value(forProperty property: String) -> Any? { nil }
}
/// A sound or a film in the library; there is none here.
open class MPMediaItem: MPMediaEntity {
    /// The kind.
    open var mediaType: MPMediaType { .music }
    /// The title.
    open var title: String? { nil }
    /// Who plays.
    open var artist: String? { nil }
    /// The album.
    open var albumTitle: String? { nil }
    /// Who made the album.
    open var albumArtist: String? { nil }
    /// The genre.
    open var genre: String? { nil }
    /// Who wrote it.
    open var composer: String? { nil }
    /// How long it is, in seconds.
    open var playbackDuration: TimeInterval { 0 }
    /// The picture.
    open var artwork: MPMediaItemArtwork? { nil }
    /// The address.
    open var assetURL: URL? { nil }
    /// How often it was played.
    open var playCount: Int { 0 }
    /// Whether it is afar.
    open var isCloudItem: Bool { false }
}
/// Several sounds or films.
open class MPMediaItemCollection: MPMediaEntity {
    /// The sounds or films.
    public let items: [MPMediaItem]
    /// Creates a collection.
    public init(items: [MPMediaItem]) { self.items = items }
    /// How many.
    open var count: Int { items.count }
    /// The one that stands for them.
    open var representativeItem: MPMediaItem? { items.first }
}
/// Sounds or films in the order of the user.
open class MPMediaPlaylist: MPMediaItemCollection {
    /// The name.
    open var name: String? { nil }
}
/// Chooses sounds or films; here a box.
open class MPMediaPickerController: PlaceholderViewController {
    /// A description for the placeholder.
    open override var placeholderContent: String { "a media picker" }

    /// The kinds.
    public let mediaTypes: MPMediaType
    /// Hears of the choice; not retained.
    open weak var delegate: (any MPMediaPickerControllerDelegate)?
    /// Whether several can be chosen.
    open var allowsPickingMultipleItems = false
    /// Whether those afar are shown.
    open var showsCloudItems = true
    /// Whether protected ones are shown.
    open var showsItemsWithProtectedAssets = true
    /// What the user is told.
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
/// Hears of a choice of media; never called here.
public protocol MPMediaPickerControllerDelegate: AnyObject {
    /// Called with what was chosen.
    func mediaPicker(
        _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection)
    /// Called when it was given up.
    func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}
extension MPMediaPickerControllerDelegate {
    /// Does nothing.
    public func mediaPicker(
        _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection
    ) {}
    /// Does nothing.
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
    /// It may.
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
    /// The media.
    open var items: [MPMediaItem]? { [] }
    /// The groups of them.
    open var collections: [MPMediaItemCollection]? { [] }
    /// Adds which are meant.
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
    /// It does.
    case playing = 1
    /// It waits.
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
    /// As the user likes.
    case `default` = 0
    /// Nothing.
    case none = 1
    /// The song.
    case one = 2
    /// All.
    case all = 3
}

/// What is mixed. Raw values match Apple's.
public enum MPMusicShuffleMode: Int, Hashable, Sendable {
    /// As the user likes.
    case `default` = 0
    /// Nothing.
    case off = 1
    /// Songs.
    case songs = 2
    /// Albums.
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
    /// What plays.
    open var nowPlayingItem: MPMediaItem?
    /// Where it is, in seconds.
    open var currentPlaybackTime: TimeInterval = 0
    /// How fast it is.
    open var currentPlaybackRate: Float = 0
    /// Sets what is played.
    open func setQueue(with itemCollection: MPMediaItemCollection) {}
    /// Sets what is played.
    open func setQueue(with query: MPMediaQuery) {}
    /// Sets what is played.
    open func setQueue(with storeIDs: [String]) {}
    /// Makes ready.
    open func prepareToPlay() {}
    /// Plays; nothing is heard.
    open func play() {}
    /// Pauses.
    open func pause() {}
    /// Ends.
    open func stop() {}
    /// Goes on.
    open func skipToNextItem() {}
    /// Goes back.
    open func skipToPreviousItem() {}
    /// Goes to the beginning.
    open func skipToBeginning() {}
    /// Has changes be posted; there are none.
    open func beginGeneratingPlaybackNotifications() {}
    /// Has changes not be posted.
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
    /// Has no effect: the view is empty.
    public func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) {}
    /// Has no effect: the view is empty.
    public func setMinimumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {}
    /// Has no effect: the view is empty.
    public func setMaximumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {}
    /// Has no effect: the view is empty.
    public func setRouteButtonImage(_ image: UIImage?, for state: UIControl.State) {}
}
