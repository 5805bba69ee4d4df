// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// How samples are kept.
open class AVAudioFormat: NSObject {
    /// Samples a second.
    public let sampleRate: Double
    /// The number of channels.
    public let channelCount: AVAudioChannelCount
    /// Whether the channels of a sample are next to each other.
    public let isInterleaved: Bool
    /// What a sample is.
    public let commonFormat: AVAudioCommonFormat
    /// Creates a format of 32-bit fractions.
    public init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
        (self.sampleRate, channelCount, isInterleaved, commonFormat) = (
            sampleRate, channels, false, .pcmFormatFloat32
        )
    }
    /// Creates a format.
    public init?(
        commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount,
        interleaved: Bool
    ) {
        (self.sampleRate, channelCount, isInterleaved, commonFormat) = (
            sampleRate, channels, interleaved, format
        )
    }
    private init(channels: AVAudioChannelCount) {
        (sampleRate, channelCount, isInterleaved, commonFormat) = (48000, channels, false, .pcmFormatFloat32)
    }
    /// The values by their keys.
    open var settings: [String: Any] {
        [AVSampleRateKey: sampleRate, AVNumberOfChannelsKey: Int(channelCount)]
    }
    static var standard: AVAudioFormat { AVAudioFormat(channels: 2) }
}

/// What a sample is. Raw values match Apple's.
public enum AVAudioCommonFormat: UInt, Hashable, Sendable {
    /// A format that is not PCM.
    case otherFormat = 0
    /// A fraction of 32 bits.
    case pcmFormatFloat32 = 1
    /// A fraction of 64 bits.
    case pcmFormatFloat64 = 2
    /// A number of 16 bits.
    case pcmFormatInt16 = 3
    /// A number of 32 bits.
    case pcmFormatInt32 = 4
}

/// A file of samples; none is read or written here.
open class AVAudioFile: NSObject {
    /// The address of the file.
    public let url: URL
    /// The number of samples.
    open var length: AVAudioFramePosition { 0 }
    /// Where it is.
    open var framePosition: AVAudioFramePosition = 0
    /// How samples are given.
    open var processingFormat: AVAudioFormat { .standard }
    /// How samples are kept.
    open var fileFormat: AVAudioFormat { .standard }
    /// Fails: no file is read here.
    public init(forReading fileURL: URL) throws { throw CocoaError(.featureUnsupported) }
    /// Fails: no file is written here.
    public init(forWriting fileURL: URL, settings: [String: Any]) throws {
        throw CocoaError(.featureUnsupported)
    }
    /// Fails: no file is read here.
    open func read(into buffer: AVAudioPCMBuffer) throws { throw CocoaError(.featureUnsupported) }
    /// Fails: no file is written here.
    open func write(from buffer: AVAudioPCMBuffer) throws { throw CocoaError(.featureUnsupported) }
}

/// Samples in memory.
open class AVAudioBuffer: NSObject {
    /// How they are kept.
    public let format: AVAudioFormat
    init(format: AVAudioFormat) { self.format = format }
}

/// Samples in memory; there is no room for them here.
open class AVAudioPCMBuffer: AVAudioBuffer {
    /// The greatest number of samples.
    public let frameCapacity: AVAudioFrameCount
    /// The number of samples.
    open var frameLength: AVAudioFrameCount = 0
    /// The samples: none.
    open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { nil }
    /// The samples: none.
    open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { nil }
    /// How far samples of a channel are apart.
    open var stride: Int { 1 }
    /// Creates a buffer.
    public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
        self.frameCapacity = frameCapacity
        super.init(format: format)
    }
}

/// A time as a number of samples.
open class AVAudioTime: NSObject {
    /// The number of samples.
    public let sampleTime: AVAudioFramePosition
    /// Samples a second.
    public let sampleRate: Double
    /// Whether the number is known.
    open var isSampleTimeValid: Bool { true }
    /// Creates a time.
    public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
        (self.sampleTime, self.sampleRate) = (sampleTime, sampleRate)
    }
}
