// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreMedia
public import UIKit

/// Exports an asset to a file, which fails here.
open class AVAssetExportSession: NSObject {
    /// How far it is. Raw values match Apple's.
    public enum Status: Int, Hashable, Sendable {
        /// The export has not started.
        case unknown = 0
        /// The session waits to export more data.
        case waiting = 1
        /// The export is in progress.
        case exporting = 2
        /// It is done.
        case completed = 3
        /// The export has failed.
        case failed = 4
        /// The export was cancelled.
        case cancelled = 5
    }

    /// The asset to export.
    public let asset: AVAsset
    /// How good it is.
    public let presetName: String
    /// The address of the file.
    open var outputURL: URL?
    /// The kind of the file.
    open var outputFileType: AVFileType?
    /// Whether the file can be played while it is read.
    open var shouldOptimizeForNetworkUse = false
    /// The time range to export.
    open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
    /// How pictures are put together.
    open var videoComposition: AVVideoComposition?
    /// How sounds are put together.
    open var audioMix: AVAudioMix?
    /// The metadata that the file gets.
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
    /// Returns the presets that can export an asset: none.
    open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }
    /// Returns all presets: none.
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

/// Exports in low quality.
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
/// Exports in medium quality.
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
/// Exports in the highest quality.
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
/// Exports audio alone, as M4A.
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
/// As it is.
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"

/// Generates images of a video, which fails here.
open class AVAssetImageGenerator: NSObject {
    /// Whether there is a picture. Raw values match Apple's.
    public enum Result: Int, Hashable, Sendable {
        /// An image was generated.
        case succeeded = 0
        /// There is none.
        case failed = 1
        /// It is no longer asked for.
        case cancelled = 2
    }

    /// Which part of a picture is taken.
    public struct ApertureMode: RawRepresentable, Hashable, Sendable {
        /// The raw value: the string that Apple's constant has.
        public let rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// That which is shown.
        public static let cleanAperture = ApertureMode(rawValue: "CleanAperture")
        /// The production aperture, with the pixels at the edges.
        public static let productionAperture = ApertureMode(rawValue: "ProductionAperture")
        /// All encoded pixels.
        public static let encodedPixels = ApertureMode(rawValue: "EncodedPixels")
    }

    /// Called with an image, or with the reason why there is none.
    public typealias CompletionHandler = (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
    /// The asset that images are generated of.
    public let asset: AVAsset
    /// Whether images are transformed as the track prefers.
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
    /// Creates a generator for an asset.
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
    /// Cancels all requests; has no effect here.
    open func cancelAllCGImageGeneration() {}
}
