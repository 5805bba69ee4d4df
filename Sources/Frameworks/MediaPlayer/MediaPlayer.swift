// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// The key of the title.
public let MPMediaItemPropertyTitle = "title"
/// The key of the artist.
public let MPMediaItemPropertyArtist = "artist"
/// The key of the album.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// The key of the genre.
public let MPMediaItemPropertyGenre = "genre"
/// The key of the composer.
public let MPMediaItemPropertyComposer = "composer"
/// The key of the picture.
public let MPMediaItemPropertyArtwork = "artwork"
/// The key of the length in seconds.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// The key of the number on the album.
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
/// The key of the number of tracks of the album.
public let MPMediaItemPropertyAlbumTrackCount = "albumTrackCount"
/// The key of the number of the disc.
public let MPMediaItemPropertyDiscNumber = "discNumber"
/// The key of the number of discs.
public let MPMediaItemPropertyDiscCount = "discCount"
/// The key of where it is, in seconds.
public let MPMediaItemPropertyBookmarkTime = "bookmarkTime"
/// The key of the podcast.
public let MPMediaItemPropertyPodcastTitle = "podcastTitle"
/// The key of the kind.
public let MPMediaItemPropertyMediaType = "mediaType"
/// The key of where it is, in seconds.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// The key of the speed.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
/// The key of the usual speed.
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
/// The key of the kind.
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
/// The key of the date.
public let MPNowPlayingInfoPropertyCurrentPlaybackDate = "MPNowPlayingInfoPropertyCurrentPlaybackDate"
/// The key of the address.
public let MPNowPlayingInfoPropertyAssetURL = "MPNowPlayingInfoPropertyAssetURL"

/// What plays. Raw values match Apple's.
public enum MPNowPlayingInfoMediaType: UInt, Hashable, Sendable {
    /// No media plays.
    case none = 0
    /// Audio that plays.
    case audio = 1
    /// Video that plays.
    case video = 2
}

/// A picture of what plays.
open class MPMediaItemArtwork: NSObject {
    /// The size of the picture, in points.
    public let bounds: CGRect
    private let handler: (CGSize) -> UIImage
    /// Creates a picture.
    public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
        bounds = CGRect(origin: .zero, size: boundsSize)
        handler = requestHandler
    }
    /// Returns the picture of a size.
    open func image(at size: CGSize) -> UIImage? { handler(size) }
}

/// The Now Playing information on the lock screen, which is not drawn.
open class MPNowPlayingInfoCenter: NSObject {
    /// The center of the app.
    open class func `default`() -> MPNowPlayingInfoCenter {
        SharedObjects.object { MPNowPlayingInfoCenter() }
    }
    /// The information about what plays.
    open var nowPlayingInfo: [String: Any]?
}

/// What became of a command. Raw values match Apple's.
public enum MPRemoteCommandHandlerStatus: Int, Hashable, Sendable {
    /// The command was performed.
    case success = 0
    /// The content does not exist.
    case noSuchContent = 100
    /// Nothing that the command applies to is playing.
    case noActionableNowPlayingItem = 110
    /// A device is missing.
    case deviceNotFound = 120
    /// The command failed.
    case commandFailed = 200
}

/// A command of the lock screen or a headset.
open class MPRemoteCommandEvent: NSObject {}

/// A command to go on or back for a time.
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
    /// The time in seconds.
    open var interval: TimeInterval { 0 }
}

/// A command to go to a time.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
    /// The time in seconds.
    open var positionTime: TimeInterval { 0 }
}

/// A command to play at a speed.
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent {
    /// The rate to play at.
    open var playbackRate: Float { 1 }
}

/// A remote command, as of the lock screen or a headset; none arrives here.
open class MPRemoteCommand: NSObject {
    /// Whether it is offered.
    open var isEnabled = true
    /// Adds a handler, which is never called here.
    @discardableResult
    open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any {
        NSObject()
    }
    /// Adds a target and an action; has no effect here.
    open func addTarget(_ target: Any, action: Selector) {}
    /// Removes a target; has no effect here.
    open func removeTarget(_ target: Any?) {}
}

/// A command to go on or back for a time.
open class MPSkipIntervalCommand: MPRemoteCommand {
    /// The times in seconds.
    open var preferredIntervals: [NSNumber] = []
}

/// A command of an opinion.
open class MPFeedbackCommand: MPRemoteCommand {
    /// Whether it holds.
    open var isActive = false
    /// The title of the command.
    open var localizedTitle = ""
    /// A shorter title.
    open var localizedShortTitle = ""
}

/// A command to play at a speed.
open class MPChangePlaybackRateCommand: MPRemoteCommand {
    /// The rates that are supported.
    open var supportedPlaybackRates: [NSNumber] = []
}

/// A command to go to a time.
open class MPChangePlaybackPositionCommand: MPRemoteCommand {}

/// The commands of the lock screen and of headsets.
open class MPRemoteCommandCenter: NSObject {
    /// The commands of the app.
    open class func shared() -> MPRemoteCommandCenter {
        SharedObjects.object { MPRemoteCommandCenter() }
    }
    /// Starts playing the item.
    public let playCommand = MPRemoteCommand()
    /// Pauses the playback.
    public let pauseCommand = MPRemoteCommand()
    /// Stops the playback.
    public let stopCommand = MPRemoteCommand()
    /// Play or pause.
    public let togglePlayPauseCommand = MPRemoteCommand()
    /// The next track.
    public let nextTrackCommand = MPRemoteCommand()
    /// The previous track.
    public let previousTrackCommand = MPRemoteCommand()
    /// Seeks forward in the item.
    public let seekForwardCommand = MPRemoteCommand()
    /// Seeks backward in the item.
    public let seekBackwardCommand = MPRemoteCommand()
    /// On for a time.
    public let skipForwardCommand = MPSkipIntervalCommand()
    /// Back for a time.
    public let skipBackwardCommand = MPSkipIntervalCommand()
    /// Changes the playback rate.
    public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
    /// Changes the playback position.
    public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
    /// It is liked.
    public let likeCommand = MPFeedbackCommand()
    /// It is not liked.
    public let dislikeCommand = MPFeedbackCommand()
    /// It is marked.
    public let bookmarkCommand = MPFeedbackCommand()
}

/// The slider of how loud the device is; an empty view here.
open class MPVolumeView: UndrawnView {
    /// A description for the placeholder.
    open override var placeholderContent: String { "a volume slider" }

    /// Whether there is a slider.
    open var showsVolumeSlider = true
    /// Whether there is a button for other loudspeakers.
    open var showsRouteButton = true
}
/// Whether what plays is sent live.
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
