// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreMedia
public import UIKit

/// A kind of what a camera or a file gives.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    /// The raw value: the string that Apple's constant has.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Frames of video.
    public static let video = AVMediaType(rawValue: "vide")
    /// Samples of audio.
    public static let audio = AVMediaType(rawValue: "soun")
    /// Text of a track.
    public static let text = AVMediaType(rawValue: "text")
    /// What is said, as a text.
    public static let closedCaption = AVMediaType(rawValue: "clcp")
    /// Subtitles in another language.
    public static let subtitle = AVMediaType(rawValue: "sbtl")
    /// Time codes of frames.
    public static let timecode = AVMediaType(rawValue: "tmcd")
    /// Metadata of a track.
    public static let metadata = AVMediaType(rawValue: "meta")
    /// Pictures and sounds in one.
    public static let muxed = AVMediaType(rawValue: "muxx")
    /// Things found in pictures.
    public static let metadataObject = AVMediaType(rawValue: "mobj")
    /// Depth of each pixel.
    public static let depthData = AVMediaType(rawValue: "dpth")
}

/// Whether the app may use a camera. Raw values match Apple's.
public enum AVAuthorizationStatus: Int, Hashable, Sendable {
    /// The user was not asked.
    case notDetermined = 0
    /// It may not.
    case restricted = 1
    /// It may not.
    case denied = 2
    /// The user has granted access.
    case authorized = 3
}

/// The codecs of videos.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
    /// The raw value: the string that Apple's constant has.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The H.264 codec.
    public static let h264 = AVVideoCodecType(rawValue: "avc1")
    /// The HEVC codec.
    public static let hevc = AVVideoCodecType(rawValue: "hvc1")
    /// The JPEG codec.
    public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
    /// Apple ProRes 422.
    public static let proRes422 = AVVideoCodecType(rawValue: "apcn")
}

/// The key of the video codec.
public let AVVideoCodecKey = "AVVideoCodecKey"
/// The key of the width in pixels.
public let AVVideoWidthKey = "AVVideoWidthKey"
/// The key of the height in pixels.
public let AVVideoHeightKey = "AVVideoHeightKey"
/// The key of the compression properties.
public let AVVideoCompressionPropertiesKey = "AVVideoCompressionPropertiesKey"
/// The key of the bits a second.
public let AVVideoAverageBitRateKey = "AverageBitRate"
/// The key of how good pictures are.
public let AVVideoQualityKey = "Quality"
