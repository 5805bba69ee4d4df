public import UIKit

/// Kinds of media. Raw values match Apple's.
public enum INMediaItemType: Int, Hashable, Sendable {
    /// Not known.
    case unknown = 0
    /// A song.
    case song = 1
    /// An album.
    case album = 2
    /// An artist.
    case artist = 3
    /// A genre.
    case genre = 4
    /// A list.
    case playlist = 5
    /// A show of podcasts.
    case podcastShow = 6
    /// An episode.
    case podcastEpisode = 7
    /// A list of podcasts.
    case podcastPlaylist = 8
    /// A radio station.
    case musicStation = 9
    /// A book.
    case audioBook = 10
    /// A film.
    case movie = 11
    /// A series.
    case tvShow = 12
    /// An episode of a series.
    case tvShowEpisode = 13
    /// A music video.
    case musicVideo = 14
    /// A station of podcasts.
    case podcastStation = 15
    /// A radio station.
    case radioStation = 16
    /// A station.
    case station = 17
    /// Music.
    case music = 18
    /// A recommendation.
    case algorithmicRadioStation = 19
    /// News.
    case news = 20
}

/// Something that can be played.
open class INMediaItem: NSObject {
    /// The identifier.
    public let identifier: String?
    /// The title.
    public let title: String?
    /// The kind.
    public let type: INMediaItemType
    /// The image.
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
    /// Not known.
    case unknown = 0
    /// Once.
    case none = 1
    /// All again.
    case all = 2
    /// One again.
    case one = 3
}

/// Where something is put among what is played. Raw values match Apple's.
public enum INPlaybackQueueLocation: Int, Hashable, Sendable {
    /// Not known.
    case unknown = 0
    /// Now.
    case now = 1
    /// Next.
    case next = 2
    /// Last.
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
    /// Nothing yet.
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
    /// It failed.
    case failure = 6
    /// The app has to be opened.
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
