// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreMedia
public import UIKit

/// Writes a film into a file, which fails here.
open class AVAssetExportSession: NSObject {
    /// How far it is. Raw values match Apple's.
    public enum Status: Int, Hashable, Sendable {
        /// Not begun.
        case unknown = 0
        /// It waits.
        case waiting = 1
        /// It writes.
        case exporting = 2
        /// It is done.
        case completed = 3
        /// It failed.
        case failed = 4
        /// It was given up.
        case cancelled = 5
    }

    /// The film.
    public let asset: AVAsset
    /// How good it is.
    public let presetName: String
    /// The address of the file.
    open var outputURL: URL?
    /// The kind of the file.
    open var outputFileType: AVFileType?
    /// Whether the file can be played while it is read.
    open var shouldOptimizeForNetworkUse = false
    /// The part.
    open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
    /// How pictures are put together.
    open var videoComposition: AVVideoComposition?
    /// How sounds are put together.
    open var audioMix: AVAudioMix?
    /// What is told about it.
    open var metadata: [AVMetadataItem]?
    /// How far it is.
    open private(set) var status = Status.unknown
    /// Why it failed.
    open private(set) var error: (any Error)?
    /// How much is written, 0 to 1.
    open var progress: Float { 0 }
    /// The kinds of files.
    open var supportedFileTypes: [AVFileType] { [.mov, .mp4, .m4v] }
    /// Creates a writer.
    public init?(asset: AVAsset, presetName: String) {
        self.asset = asset
        self.presetName = presetName
    }
    /// Returns how a film can be written: not at all.
    open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }
    /// Returns how films can be written: not at all.
    open class func allExportPresets() -> [String] { [] }
    /// Starts the export, which fails in the next turn of the event loop unless it is cancelled before.
    open func exportAsynchronously(completionHandler handler: @escaping () -> Void) {
        status = .exporting
        CompletionQueue.async { [self] in
            fail()
            handler()
        }
    }
    /// Starts the export, which fails.
    open func export() async { fail() }
    /// Cancels the export.
    open func cancelExport() { status = .cancelled }

    private func fail() {
        guard status != .cancelled else { return }
        (status, error) = (.failed, CocoaError(.featureUnsupported))
    }
}

/// Low.
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
/// Medium.
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
/// Best.
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
/// 640 by 480 pixels.
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
/// 960 by 540 pixels.
public let AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"
/// 1,280 by 720 pixels.
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
/// 1,920 by 1,080 pixels.
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
/// 3,840 by 2,160 pixels.
public let AVAssetExportPreset3840x2160 = "AVAssetExportPreset3840x2160"
/// Only sounds.
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
/// As it is.
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"

/// Takes pictures from a film, which fails here.
open class AVAssetImageGenerator: NSObject {
    /// Whether there is a picture. Raw values match Apple's.
    public enum Result: Int, Hashable, Sendable {
        /// There is.
        case succeeded = 0
        /// There is none.
        case failed = 1
        /// It is no longer asked for.
        case cancelled = 2
    }

    /// Which part of a picture is taken.
    public struct ApertureMode: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// That which is shown.
        public static let cleanAperture = ApertureMode(rawValue: "CleanAperture")
        /// More.
        public static let productionAperture = ApertureMode(rawValue: "ProductionAperture")
        /// All.
        public static let encodedPixels = ApertureMode(rawValue: "EncodedPixels")
    }

    /// What is told of a picture.
    public typealias CompletionHandler = (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
    /// The film.
    public let asset: AVAsset
    /// Whether pictures are turned as the film is.
    open var appliesPreferredTrackTransform = false
    /// The greatest size; zero for no limit.
    open var maximumSize = CGSize.zero
    /// Which part is taken.
    open var apertureMode: ApertureMode?
    /// How much earlier a picture may be.
    open var requestedTimeToleranceBefore = CMTime.positiveInfinity
    /// How much later a picture may be.
    open var requestedTimeToleranceAfter = CMTime.positiveInfinity
    /// How pictures are put together.
    open var videoComposition: AVVideoComposition?
    /// Creates one of a film.
    public init(asset: AVAsset) { self.asset = asset }
    /// Takes a picture, which fails here.
    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws
        -> CGImage
    { throw CocoaError(.featureUnsupported) }
    /// Takes a picture, which fails here.
    open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
        throw CocoaError(.featureUnsupported)
    }
    /// Takes a picture, which fails here.
    open func generateCGImageAsynchronously(
        for requestedTime: CMTime,
        completionHandler handler: @escaping (CGImage?, CMTime, (any Error)?) -> Void
    ) { CompletionQueue.async { handler(nil, requestedTime, CocoaError(.featureUnsupported)) } }
    /// Takes pictures, which fails here.
    open func generateCGImagesAsynchronously(
        forTimes requestedTimes: [NSValue], completionHandler handler: @escaping CompletionHandler
    ) {
        for value in requestedTimes {
            CompletionQueue.async {
                handler(value.timeValue, nil, .invalid, .failed, CocoaError(.featureUnsupported))
            }
        }
    }
    /// Takes no more.
    open func cancelAllCGImageGeneration() {}
}
