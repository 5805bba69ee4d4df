// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import CoreMedia
public import UIKit

/// A film or a sound; nothing of it is read.
open class AVAsset: NSObject {
    /// Creates the film or sound at an address.
    public convenience init(url URL: URL) { self.init() }
    /// How long it is; not known.
    open var duration: CMTime { .indefinite }
    /// Whether it can be played.
    open var isPlayable: Bool { false }
}

/// A film or a sound at an address.
open class AVURLAsset: AVAsset {
    /// The address.
    public let url: URL
    /// Creates the film or sound at an address.
    public init(url URL: URL, options: [String: Any]? = nil) { url = URL }
}

/// A film or a sound as it is played.
open class AVPlayerItem: NSObject {
    /// Whether it can be played. Raw values match Apple's.
    public enum Status: Int, Hashable, Sendable {
        /// It is not known.
        case unknown = 0
        /// It can.
        case readyToPlay = 1
        /// It cannot.
        case failed = 2
    }

    /// What is played.
    public let asset: AVAsset
    /// Creates an item.
    public init(asset: AVAsset) { self.asset = asset }
    /// Creates an item of an address.
    public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }
    /// Whether it can be played: it is not known.
    open var status: Status { .unknown }
    /// How long it is; not known.
    open var duration: CMTime { .indefinite }
    /// Why it cannot be played.
    open var error: (any Error)? { nil }
    /// Where it is.
    open func currentTime() -> CMTime { .zero }
    /// Whether it will play on.
    open var isPlaybackLikelyToKeepUp: Bool { false }
    /// Whether nothing is there to be played.
    open var isPlaybackBufferEmpty: Bool { true }
    /// Goes to a time.
    open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) { completionHandler?(false) }
}

/// Plays a film or a sound; nothing plays in a picture.
open class AVPlayer: NSObject {
    /// Whether it plays. Raw values match Apple's.
    public enum TimeControlStatus: Int, Hashable, Sendable {
        /// It does not.
        case paused = 0
        /// It waits.
        case waitingToPlayAtSpecifiedRate = 1
        /// It does.
        case playing = 2
    }

    /// Whether it can play. Raw values match Apple's.
    public enum Status: Int, Hashable, Sendable {
        /// It is not known.
        case unknown = 0
        /// It can.
        case readyToPlay = 1
        /// It cannot.
        case failed = 2
    }

    /// What is played.
    open private(set) var currentItem: AVPlayerItem?
    /// Creates a player of nothing.
    public override init() {}
    /// Creates a player of an item.
    public init(playerItem item: AVPlayerItem?) { currentItem = item }
    /// Creates a player of an address.
    public init(url URL: URL) { currentItem = AVPlayerItem(url: URL) }
    /// How fast it plays; 0 for not at all.
    open var rate: Float = 0
    /// How loud it is, 0 to 1.
    open var volume: Float = 1
    /// Whether it is silent.
    open var isMuted = false
    /// Whether it can play: it is not known.
    open var status: Status { .unknown }
    /// Whether it plays.
    open var timeControlStatus: TimeControlStatus { .paused }
    /// Whether films go to other screens.
    open var allowsExternalPlayback = true
    /// What is done at the end.
    open var automaticallyWaitsToMinimizeStalling = true
    /// Plays; nothing is seen or heard.
    open func play() {}
    /// Pauses.
    open func pause() {}
    /// Where it is.
    open func currentTime() -> CMTime { .zero }
    /// Goes to a time.
    open func seek(to time: CMTime) {}
    /// Goes to a time.
    open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) { completionHandler(false) }
    /// Goes to a time.
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
    /// Goes to a time.
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
        completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }
    /// Plays something else.
    open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
    /// Calls a function as time passes, which it does not.
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
    ) -> Any { NSObject() }
    /// Ends such calls.
    open func removeTimeObserver(_ observer: Any) {}
}

/// How a film fills its layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a way.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// All of it is seen.
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    /// The layer is full.
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
    /// It is stretched.
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// A layer that shows a film, which a picture does not: it stays empty.
open class AVPlayerLayer: CALayer {
    /// What plays.
    open var player: AVPlayer?
    /// How the film fills the layer.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// Creates a layer of a player.
    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }
    /// Whether the film can be shown.
    open var isReadyForDisplay: Bool { false }
}

extension NSNotification.Name {
    /// Posted when an item was played to its end.
    public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name(
        "AVPlayerItemDidPlayToEndTimeNotification")
    /// Posted when an item could not be played to its end.
    public static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name(
        "AVPlayerItemFailedToPlayToEndTimeNotification")
    /// Posted when an item has to wait.
    public static let AVPlayerItemPlaybackStalled = NSNotification.Name(
        "AVPlayerItemPlaybackStalledNotification")
}

/// Plays a sound file; nothing is heard.
open class AVAudioPlayer: NSObject {
    /// The address.
    public let url: URL?
    /// Hears of the sound; not retained.
    open weak var delegate: (any AVAudioPlayerDelegate)?
    /// Creates a player of an address.
    public init(contentsOf url: URL) throws { self.url = url }
    /// Creates a player of the contents of a file.
    public init(data: Data) throws { url = nil }
    /// How loud it is, 0 to 1.
    open var volume: Float = 1
    /// How often it is repeated; -1 for without end.
    open var numberOfLoops = 0
    /// Where it is, in seconds.
    open var currentTime: TimeInterval = 0
    /// How long it is, in seconds; not known.
    open var duration: TimeInterval { 0 }
    /// Whether it plays.
    open var isPlaying: Bool { false }
    /// Makes ready; returns whether that worked.
    @discardableResult
    open func prepareToPlay() -> Bool { false }
    /// Plays; returns whether it does, which it does not here.
    @discardableResult
    open func play() -> Bool { false }
    /// Pauses.
    open func pause() {}
    /// Stops.
    open func stop() {}
}

/// Hears of a sound.
public protocol AVAudioPlayerDelegate: AnyObject {
    /// Called at the end.
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
}

extension AVAudioPlayerDelegate {
    /// Does nothing.
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
}
