// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreMedia
public import UIKit

/// Takes photos; there is no camera, so that none is taken.
open class AVCapturePhotoOutput: AVCaptureOutput {
    /// Whether photos are rather fast or good. Raw values match Apple's.
    public enum QualityPrioritization: Int, Hashable, Sendable {
        /// Speed is more important than quality.
        case speed = 1
        /// Speed and quality are balanced.
        case balanced = 2
        /// Quality is more important than speed.
        case quality = 3
    }

    /// How photos can be written.
    open var availablePhotoCodecTypes: [AVVideoCodecType] { [.hevc, .jpeg] }
    /// The flash modes that are supported: none.
    open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
    /// Whether photos may be greater.
    open var isHighResolutionCaptureEnabled = false
    /// Whether photos can move.
    open var isLivePhotoCaptureSupported: Bool { false }
    /// Whether photos may move.
    open var isLivePhotoCaptureEnabled = false
    /// Whether distances can be measured.
    open var isDepthDataDeliverySupported: Bool { false }
    /// Whether distances may be measured.
    open var isDepthDataDeliveryEnabled = false
    /// Whether persons may be cut out.
    open var isPortraitEffectsMatteDeliveryEnabled = false
    /// How good photos may be.
    open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
    /// Creates an output.
    public override init() { super.init() }
    /// Captures a photo; has no effect here, and the delegate is not called.
    open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate)
    {}
    /// Makes ready, which fails here.
    open func setPreparedPhotoSettingsArray(
        _ preparedPhotoSettingsArray: [AVCapturePhotoSettings],
        completionHandler: ((Bool, (any Error)?) -> Void)? = nil
    ) { CompletionQueue.async { completionHandler?(false, nil) } }
}

/// How a photo is taken.
open class AVCapturePhotoSettings: NSObject {
    /// How it is written.
    public let format: [String: Any]?
    /// The flash mode.
    open var flashMode = AVCaptureDevice.FlashMode.off
    /// Whether it is greater.
    open var isHighResolutionPhotoEnabled = false
    /// Whether it is kept still.
    open var isAutoStillImageStabilizationEnabled = true
    /// Whether red eyes are removed.
    open var isAutoRedEyeReductionEnabled = false
    /// Whether distances are measured.
    open var isDepthDataDeliveryEnabled = false
    /// Whether it is rather fast or good.
    open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
    /// The address of the movie of a Live Photo.
    open var livePhotoMovieFileURL: URL?
    /// What a small picture is to be.
    open var previewPhotoFormat: [String: Any]?
    /// What a small picture can be: blue, green, red and alpha.
    open var availablePreviewPhotoPixelFormatTypes: [UInt32] { [0x4247_5241] }
    /// What a small picture in the file is to be.
    open var embeddedThumbnailPhotoFormat: [String: Any]?
    /// The identifier of the capture.
    open var uniqueID: Int64 { 0 }
    /// Creates settings for a photo in JPEG.
    public override init() { format = nil }
    /// Creates settings of a format.
    public init(format: [String: Any]?) { self.format = format }
}

/// How a photo was taken.
open class AVCaptureResolvedPhotoSettings: NSObject {
    /// The identifier of the capture.
    open var uniqueID: Int64 { 0 }
    /// The size of the photo in pixels.
    open var photoDimensions: CMVideoDimensions { CMVideoDimensions() }
    /// Whether the flash fires.
    open var isFlashEnabled: Bool { false }
}

/// A photo; none is taken here.
open class AVCapturePhoto: NSObject {
    /// The metadata of the photo.
    open var metadata: [String: Any] { [:] }
    /// How it was taken.
    open var resolvedSettings: AVCaptureResolvedPhotoSettings { AVCaptureResolvedPhotoSettings() }
    /// The pixels of an uncompressed photo; nil here.
    open var pixelBuffer: CVPixelBuffer? { nil }
    /// The pixels of a small picture.
    open var previewPixelBuffer: CVPixelBuffer? { nil }
    /// Returns the file.
    open func fileDataRepresentation() -> Data? { nil }
    /// Returns the picture.
    open func cgImageRepresentation() -> CGImage? { nil }
    /// Returns a small picture.
    open func previewCGImageRepresentation() -> CGImage? { nil }
}

/// The delegate of photo captures, which is never called here.
public protocol AVCapturePhotoCaptureDelegate: AnyObject {
    /// Called at the beginning.
    func photoOutput(
        _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    /// Called before the photo.
    func photoOutput(
        _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    /// Called after the photo.
    func photoOutput(
        _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    /// Called with the photo.
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
    /// Called at the end.
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
        error: (any Error)?)
    /// Called when the movie of a Live Photo was written.
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingLivePhotoToMovieFileAt outputFileURL: URL,
        duration: CMTime, photoDisplayTime: CMTime, resolvedSettings: AVCaptureResolvedPhotoSettings,
        error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
    /// The default implementation does nothing.
    public func photoOutput(
        _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {}
    /// The default implementation does nothing.
    public func photoOutput(
        _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {}
    /// The default implementation does nothing.
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {}
    /// The default implementation does nothing.
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
    ) {}
    /// The default implementation does nothing.
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
        error: (any Error)?
    ) {}
    /// The default implementation does nothing.
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingLivePhotoToMovieFileAt outputFileURL: URL,
        duration: CMTime, photoDisplayTime: CMTime, resolvedSettings: AVCaptureResolvedPhotoSettings,
        error: (any Error)?
    ) {}
}

/// Takes photos, as before iOS 10.
open class AVCaptureStillImageOutput: AVCaptureOutput {
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// How photos are written.
    open var outputSettings: [String: Any]! = [:]
    /// Whether a photo is taken.
    open var isCapturingStillImage: Bool { false }
    /// Creates an output.
    public override init() { super.init() }
    /// Takes a photo, which fails here.
    open func captureStillImageAsynchronously(
        from connection: AVCaptureConnection,
        completionHandler handler: @escaping (CMSampleBuffer?, (any Error)?) -> Void
    ) { CompletionQueue.async { handler(nil, CocoaError(.featureUnsupported)) } }
    /// Returns the file of a photo: none.
    open class func jpegStillImageNSDataRepresentation(_ jpegSampleBuffer: CMSampleBuffer) -> Data? { nil }
}
