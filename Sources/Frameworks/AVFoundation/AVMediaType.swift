// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreMedia
public import UIKit

/// A kind of what a camera or a file gives.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Pictures.
    public static let video = AVMediaType(rawValue: "vide")
    /// Sounds.
    public static let audio = AVMediaType(rawValue: "soun")
    /// Texts.
    public static let text = AVMediaType(rawValue: "text")
    /// What is said, as a text.
    public static let closedCaption = AVMediaType(rawValue: "clcp")
    /// Translations.
    public static let subtitle = AVMediaType(rawValue: "sbtl")
    /// Times.
    public static let timecode = AVMediaType(rawValue: "tmcd")
    /// What is told about it.
    public static let metadata = AVMediaType(rawValue: "meta")
    /// Pictures and sounds in one.
    public static let muxed = AVMediaType(rawValue: "muxx")
    /// Things found in pictures.
    public static let metadataObject = AVMediaType(rawValue: "mobj")
    /// Distances.
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
    /// It may.
    case authorized = 3
}

/// How films are written.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// H.264.
    public static let h264 = AVVideoCodecType(rawValue: "avc1")
    /// HEVC.
    public static let hevc = AVVideoCodecType(rawValue: "hvc1")
    /// JPEG.
    public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
    /// Apple ProRes 422.
    public static let proRes422 = AVVideoCodecType(rawValue: "apcn")
}

/// The key of how films are written.
public let AVVideoCodecKey = "AVVideoCodecKey"
/// The key of the width in pixels.
public let AVVideoWidthKey = "AVVideoWidthKey"
/// The key of the height in pixels.
public let AVVideoHeightKey = "AVVideoHeightKey"
/// The key of how films are made smaller.
public let AVVideoCompressionPropertiesKey = "AVVideoCompressionPropertiesKey"
/// The key of the bits a second.
public let AVVideoAverageBitRateKey = "AverageBitRate"
/// The key of how good pictures are.
public let AVVideoQualityKey = "Quality"
