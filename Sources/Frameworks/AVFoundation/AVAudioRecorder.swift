// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// Records a sound; there is no microphone, so that nothing is.
open class AVAudioRecorder: NSObject {
    /// The address of the file.
    public let url: URL
    /// How it is written.
    public let settings: [String: Any]
    /// The delegate; not retained.
    open weak var delegate: (any AVAudioRecorderDelegate)?
    /// Whether levels are measured.
    open var isMeteringEnabled = false
    /// Whether something is recorded.
    open var isRecording: Bool { false }
    /// How long it is, in seconds.
    open var currentTime: TimeInterval { 0 }
    /// The time of the device, in seconds.
    open var deviceCurrentTime: TimeInterval { 0 }
    /// Creates a recorder.
    public init(url: URL, settings: [String: Any]) throws {
        self.url = url
        self.settings = settings
    }
    /// Makes ready; returns whether that worked.
    @discardableResult
    open func prepareToRecord() -> Bool { false }
    /// Begins; returns whether that worked.
    @discardableResult
    open func record() -> Bool { false }
    /// Begins for some seconds.
    @discardableResult
    open func record(forDuration duration: TimeInterval) -> Bool { false }
    /// Begins at a time of the device.
    @discardableResult
    open func record(atTime time: TimeInterval) -> Bool { false }
    /// Begins at a time of the device for some seconds.
    @discardableResult
    open func record(atTime time: TimeInterval, forDuration duration: TimeInterval) -> Bool { false }
    /// Pauses the recording; has no effect here, as nothing is recorded.
    open func pause() {}
    /// Stops the recording; has no effect here, as nothing is recorded.
    open func stop() {}
    /// Removes the file.
    @discardableResult
    open func deleteRecording() -> Bool { false }
    /// Updates the levels; has no effect here.
    open func updateMeters() {}
    /// The mean level in decibels; -160 for silence.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    /// The greatest level in decibels; -160 for silence.
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// The delegate of an AVAudioRecorder; its methods are never called here.
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
    /// Called at the end.
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
    /// Called when the file could not be written.
    func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
    /// The default implementation does nothing.
    public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
    /// The default implementation does nothing.
    public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}

/// How good a sound is written. Raw values match Apple's.
public enum AVAudioQuality: Int, Hashable, Sendable {
    /// The minimum quality.
    case min = 0
    /// Low quality of the encoder.
    case low = 0x20
    /// Medium quality of the encoder.
    case medium = 0x40
    /// High quality of the encoder.
    case high = 0x60
    /// The maximum quality.
    case max = 0x7f
}

/// The key of the format.
public let AVFormatIDKey = "AVFormatIDKey"
/// The key of the samples a second.
public let AVSampleRateKey = "AVSampleRateKey"
/// The key of the number of channels.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// The key of the bits of a sample.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// The key of the order of bytes.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
/// The key of whether samples are fractions.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
/// The key of whether channels are apart.
public let AVLinearPCMIsNonInterleaved = "AVLinearPCMIsNonInterleaved"
/// The key of how good the sound is.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
/// The key of the bits a second.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// The key of the channel layout.
public let AVChannelLayoutKey = "AVChannelLayoutKey"
