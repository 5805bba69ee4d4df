public import UIKit

/// Kinds of media. Raw values match Apple's.
public enum INMediaItemType: Int, Hashable, Sendable {
    /// The type is not known.
    case unknown = 0
    /// A song of an album.
    case song = 1
    /// An album of songs.
    case album = 2
    /// An artist of songs.
    case artist = 3
    /// A genre of music.
    case genre = 4
    /// A playlist of songs.
    case playlist = 5
    /// A show of podcasts.
    case podcastShow = 6
    /// An episode of a podcast.
    case podcastEpisode = 7
    /// A list of podcasts.
    case podcastPlaylist = 8
    /// A radio station.
    case musicStation = 9
    /// A book read aloud.
    case audioBook = 10
    /// A movie to watch.
    case movie = 11
    /// A TV show.
    case tvShow = 12
    /// An episode of a series.
    case tvShowEpisode = 13
    /// A music video.
    case musicVideo = 14
    /// A station of podcasts.
    case podcastStation = 15
    /// A radio station.
    case radioStation = 16
    /// A station of any kind.
    case station = 17
    /// Music of any kind.
    case music = 18
    /// A station made of recommendations.
    case algorithmicRadioStation = 19
    /// A news program.
    case news = 20
}

/// Something that can be played.
open class INMediaItem: NSObject {
    /// The identifier of the item.
    public let identifier: String?
    /// The title of the item.
    public let title: String?
    /// The type of the item.
    public let type: INMediaItemType
    /// The artwork of the item.
    public let artwork: INImage?
    /// Who made it.
    public let artist: String?
    /// Creates an item.
    public init(
        identifier: String?, title: String?, type: INMediaItemType, artwork: INImage?, artist: String? = nil
    ) {
        self.identifier = identifier
        self.title = title
        self.type = type
        self.artwork = artwork
        self.artist = artist
    }
}

/// How often something is played. Raw values match Apple's.
public enum INPlaybackRepeatMode: Int, Hashable, Sendable {
    /// The mode is not known.
    case unknown = 0
    /// Nothing is repeated.
    case none = 1
    /// The whole queue is repeated.
    case all = 2
    /// One item is repeated.
    case one = 3
}

/// Where something is put among what is played. Raw values match Apple's.
public enum INPlaybackQueueLocation: Int, Hashable, Sendable {
    /// The location is not known.
    case unknown = 0
    /// The items are played now.
    case now = 1
    /// The items are played next.
    case next = 2
    /// The items are played last.
    case later = 3
}

/// Asks for playing something.
open class INPlayMediaIntent: INIntent {
    /// What is played.
    public let mediaItems: [INMediaItem]?
    /// What it is part of.
    public let mediaContainer: INMediaItem?
    /// Whether the order is random.
    public let playShuffled: Bool?
    /// How often it is played.
    public let playbackRepeatMode: INPlaybackRepeatMode
    /// Whether it goes on where it ended.
    public let resumePlayback: Bool?
    /// Where it is put.
    public let playbackQueueLocation: INPlaybackQueueLocation
    /// How fast it is played.
    public let playbackSpeed: Double?
    /// Creates an intent.
    public init(
        mediaItems: [INMediaItem]? = nil, mediaContainer: INMediaItem? = nil, playShuffled: Bool? = nil,
        playbackRepeatMode: INPlaybackRepeatMode = .unknown, resumePlayback: Bool? = nil,
        playbackQueueLocation: INPlaybackQueueLocation = .unknown, playbackSpeed: Double? = nil
    ) {
        self.mediaItems = mediaItems
        self.mediaContainer = mediaContainer
        self.playShuffled = playShuffled
        self.playbackRepeatMode = playbackRepeatMode
        self.resumePlayback = resumePlayback
        self.playbackQueueLocation = playbackQueueLocation
        self.playbackSpeed = playbackSpeed
    }
}

/// What became of playing something. Raw values match Apple's.
public enum INPlayMediaIntentResponseCode: Int, Hashable, Sendable {
    /// No code was specified.
    case unspecified = 0
    /// It is about to be.
    case ready = 1
    /// The app goes on.
    case continueInApp = 2
    /// It is being done.
    case inProgress = 3
    /// It was done.
    case success = 4
    /// The app does it in the background.
    case handleInApp = 5
    /// The intent failed.
    case failure = 6
    /// The app has to be launched to go on.
    case failureRequiringAppLaunch = 7
    /// The kind is not known.
    case failureUnknownMediaType = 8
    /// All was played.
    case failureNoUnplayedContent = 9
    /// The content is restricted.
    case failureRestrictedContent = 10
}

/// An answer to playing something.
open class INPlayMediaIntentResponse: INIntentResponse {
    /// What became of it.
    public let code: INPlayMediaIntentResponseCode
    /// Creates an answer.
    public init(code: INPlayMediaIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
}
