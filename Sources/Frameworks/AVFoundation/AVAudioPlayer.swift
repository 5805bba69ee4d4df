// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// Plays audio from a file; no audio is output.
open class AVAudioPlayer: NSObject {
    /// The address of the file; nil for a player of data.
    public let url: URL?
    /// The contents of the file; nil for a player of an address.
    public let data: Data?
    /// The delegate; not retained.
    open weak var delegate: (any AVAudioPlayerDelegate)?
    /// Creates a player of an address.
    public init(contentsOf url: URL) throws { (self.url, data) = (url, nil) }
    /// Creates a player of an address.
    public init(contentsOf url: URL, fileTypeHint utiString: String?) throws { (self.url, data) = (url, nil) }
    /// Creates a player of the contents of a file.
    public init(data: Data) throws { (url, self.data) = (nil, data) }
    /// Creates a player of the contents of a file.
    public init(data: Data, fileTypeHint utiString: String?) throws { (url, self.data) = (nil, data) }
    /// How loud it is, 0 to 1.
    open var volume: Float = 1
    /// The stereo position, -1 at the left to 1 at the right.
    open var pan: Float = 0
    /// How fast it is, 0.5 to 2.
    open var rate: Float = 1
    /// Whether it can be faster.
    open var enableRate = false
    /// How often it is repeated; -1 for without end.
    open var numberOfLoops = 0
    /// Whether levels are measured.
    open var isMeteringEnabled = false
    /// Where it is, in seconds.
    open var currentTime: TimeInterval = 0
    /// The time of the device, in seconds.
    open var deviceCurrentTime: TimeInterval { 0 }
    /// How long it is, in seconds; not known.
    open var duration: TimeInterval { 0 }
    /// The channels; not known.
    open var numberOfChannels: Int { 0 }
    /// How it is kept; not known.
    open var settings: [String: Any] { [:] }
    /// Whether it plays.
    open var isPlaying: Bool { false }
    /// Makes ready; returns whether that worked.
    @discardableResult
    open func prepareToPlay() -> Bool { false }
    /// Plays; returns whether it does, which it does not here.
    @discardableResult
    open func play() -> Bool { false }
    /// Plays at a time of the device; returns whether it does, which it does not here.
    @discardableResult
    open func play(atTime time: TimeInterval) -> Bool { false }
    /// Pauses the playback; has no effect here, as nothing plays.
    open func pause() {}
    /// Stops the playback; has no effect here, as nothing plays.
    open func stop() {}
    /// Makes it louder or quieter.
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
    /// Updates the levels; has no effect here.
    open func updateMeters() {}
    /// The mean level in decibels; -160 for silence.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    /// The greatest level in decibels; -160 for silence.
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// The delegate of an AVAudioPlayer; its methods are never called here.
public protocol AVAudioPlayerDelegate: AnyObject {
    /// Called at the end.
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    /// Called when the file could not be read.
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
    /// Called when something else begins to sound.
    func audioPlayerBeginInterruption(_ player: AVAudioPlayer)
    /// Called after something else has sounded.
    func audioPlayerEndInterruption(_ player: AVAudioPlayer, withOptions flags: Int)
}

extension AVAudioPlayerDelegate {
    /// The default implementation does nothing.
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    /// The default implementation does nothing.
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
    /// The default implementation does nothing.
    public func audioPlayerBeginInterruption(_ player: AVAudioPlayer) {}
    /// The default implementation does nothing.
    public func audioPlayerEndInterruption(_ player: AVAudioPlayer, withOptions flags: Int) {}
}
