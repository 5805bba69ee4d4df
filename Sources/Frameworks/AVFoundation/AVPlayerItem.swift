// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreMedia
public import UIKit

/// The state of an asset that a player plays; nothing plays here.
open class AVPlayerItem: NSObject {
    /// Whether it can be played. Raw values match Apple's.
    public enum Status: Int, Hashable, Sendable {
        /// It is not known.
        case unknown = 0
        /// The item is ready to play.
        case readyToPlay = 1
        /// The item cannot be played.
        case failed = 2
    }

    /// What is played.
    public let asset: AVAsset
    /// Which values are read before.
    public let automaticallyLoadedAssetKeys: [String]
    /// Creates an item.
    public init(asset: AVAsset) {
        self.asset = asset
        automaticallyLoadedAssetKeys = []
    }
    /// Creates an item whose values are read before.
    public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
        self.asset = asset
        self.automaticallyLoadedAssetKeys = automaticallyLoadedAssetKeys ?? []
    }
    /// Creates an item of an address.
    public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

    /// Whether it can be played: it is not known.
    open var status: Status { .unknown }
    /// Why it cannot be played.
    open var error: (any Error)? { nil }
    /// How long it is; not known.
    open var duration: CMTime { .indefinite }
    /// The size of the picture; not known.
    open var presentationSize: CGSize { .zero }
    /// The pictures and sounds.
    open var tracks: [AVPlayerItemTrack] { [] }
    /// What is there to be played.
    open var loadedTimeRanges: [NSValue] { [] }
    /// Where it can go to.
    open var seekableTimeRanges: [NSValue] { [] }
    /// Whether it will play on.
    open var isPlaybackLikelyToKeepUp: Bool { false }
    /// Whether nothing is there to be played.
    open var isPlaybackBufferEmpty: Bool { true }
    /// Whether no more is read before.
    open var isPlaybackBufferFull: Bool { false }
    /// Whether it can be faster.
    open var canPlayFastForward: Bool { false }
    /// Whether it can be slower.
    open var canPlaySlowForward: Bool { false }
    /// Whether it can go back.
    open var canPlayReverse: Bool { false }
    /// Whether it can go back faster.
    open var canPlayFastReverse: Bool { false }
    /// Whether it can go back slower.
    open var canPlaySlowReverse: Bool { false }
    /// Whether it can go on by pictures.
    open var canStepForward: Bool { false }
    /// Whether it can go back by pictures.
    open var canStepBackward: Bool { false }
    /// The timed metadata at the current time.
    open var timedMetadata: [AVMetadataItem]? { nil }
    /// What its pictures go to.
    open var outputs: [AVPlayerItemOutput] { [] }

    /// Where it ends.
    open var forwardPlaybackEndTime = CMTime.invalid
    /// Where it ends going back.
    open var reversePlaybackEndTime = CMTime.invalid
    /// The seconds of media that are buffered ahead; 0 if the player decides.
    open var preferredForwardBufferDuration: TimeInterval = 0
    /// The greatest number of bits a second; 0 for no limit.
    open var preferredPeakBitRate: Double = 0
    /// The greatest size of the picture; zero for no limit.
    open var preferredMaximumResolution = CGSize.zero
    /// Whether it is read on during a pause.
    open var canUseNetworkResourcesForLiveStreamingWhilePaused = false
    /// Whether going to a time waits for pictures.
    open var seekingWaitsForVideoCompositionRendering = false
    /// How pictures are put together.
    open var videoComposition: AVVideoComposition?
    /// How sounds are put together.
    open var audioMix: AVAudioMix?
    /// How sounds are made faster.
    open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
    /// The metadata that the app provides for the system's players.
    open var externalMetadata: [AVMetadataItem] = []

    /// Where it is.
    open func currentTime() -> CMTime { .zero }
    /// When that was sent: not known.
    open func currentDate() -> Date? { nil }
    /// Seeks to a time; has no effect here.
    open func seek(to time: CMTime) {}
    /// Goes to a time.
    open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) {
        CompletionQueue.async { completionHandler?(false) }
    }
    /// Goes to a time.
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
        completionHandler: ((Bool) -> Void)? = nil
    ) { CompletionQueue.async { completionHandler?(false) } }
    /// Cancels pending seeks; has no effect here.
    open func cancelPendingSeeks() {}
    /// Steps by a number of frames; has no effect here.
    open func step(byCount stepCount: Int) {}
    /// Adds an output; has no effect here, as there are no frames.
    open func add(_ output: AVPlayerItemOutput) {}
    /// Removes an output; has no effect here.
    open func remove(_ output: AVPlayerItemOutput) {}
    /// Returns what was read: nothing.
    open func accessLog() -> AVPlayerItemAccessLog? { nil }
    /// Returns what failed: nothing.
    open func errorLog() -> AVPlayerItemErrorLog? { nil }
}

/// Pictures or sounds as they are played.
open class AVPlayerItemTrack: NSObject {
    /// The track of the asset.
    open var assetTrack: AVAssetTrack? { nil }
    /// Whether the track is played.
    open var isEnabled = true
    /// Pictures a second.
    open var currentVideoFrameRate: Float { 0 }
}
/// What pictures or texts of an item go to; none do.
open class AVPlayerItemOutput: NSObject {}
/// What pictures of an item go to; none do.
open class AVPlayerItemVideoOutput: AVPlayerItemOutput {
    /// Creates an output.
    public init(pixelBufferAttributes: [String: Any]?) {}
    /// Returns whether there is a picture: there is none.
    open func hasNewPixelBuffer(forItemTime itemTime: CMTime) -> Bool { false }
    /// Returns a picture: none.
    open func copyPixelBuffer(
        forItemTime itemTime: CMTime, itemTimeForDisplay outItemTimeForDisplay: UnsafeMutablePointer<CMTime>?
    ) -> CVPixelBuffer? { nil }
    /// Returns the time of the item: none.
    open func itemTime(forHostTime hostTimeInSeconds: CFTimeInterval) -> CMTime { .invalid }
}
/// What was read.
open class AVPlayerItemAccessLog: NSObject {}
/// A log of errors of a player item.
open class AVPlayerItemErrorLog: NSObject {}

/// How sounds are made faster.
public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
    /// The raw value: the string that Apple's constant has.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The algorithm for speech.
    public static let timeDomain = AVAudioTimePitchAlgorithm(rawValue: "TimeDomain")
    /// The algorithm for music.
    public static let spectral = AVAudioTimePitchAlgorithm(rawValue: "Spectral")
    /// Higher as well.
    public static let varispeed = AVAudioTimePitchAlgorithm(rawValue: "Varispeed")
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
    /// Posted when an item goes to a time.
    public static let AVPlayerItemTimeJumped = NSNotification.Name("AVPlayerItemTimeJumpedNotification")
    /// Posted when something was read.
    public static let AVPlayerItemNewAccessLogEntry = NSNotification.Name(
        "AVPlayerItemNewAccessLogEntryNotification")
    /// Posted when something failed.
    public static let AVPlayerItemNewErrorLogEntry = NSNotification.Name(
        "AVPlayerItemNewErrorLogEntryNotification")
}

extension AVPlayerItem {
    /// Posted when an item was played to its end.
    public static let didPlayToEndTimeNotification = NSNotification.Name.AVPlayerItemDidPlayToEndTime
    /// Posted when an item could not be played to its end.
    public static let failedToPlayToEndTimeNotification = NSNotification.Name
        .AVPlayerItemFailedToPlayToEndTime
    /// Posted when an item has to wait.
    public static let playbackStalledNotification = NSNotification.Name.AVPlayerItemPlaybackStalled
    /// Posted when an item goes to a time.
    public static let timeJumpedNotification = NSNotification.Name.AVPlayerItemTimeJumped
}

/// The key of why an item could not be played.
public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"
