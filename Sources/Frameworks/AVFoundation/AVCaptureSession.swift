// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreMedia
public import UIKit

/// Carries a camera's picture from input to output; there is no camera, so that it never runs.
open class AVCaptureSession: NSObject {
    /// How good the picture is.
    public struct Preset: RawRepresentable, Hashable, Sendable {
        /// The raw value: the string that Apple's constant has.
        public let rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// High quality of the output.
        public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
        /// Medium quality of the output.
        public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
        /// Low quality of the output.
        public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
        /// That of photos.
        public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
        /// As the camera says.
        public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
        /// 352 by 288 pixels.
        public static let cif352x288 = Preset(rawValue: "AVCaptureSessionPreset352x288")
        /// 640 by 480 pixels.
        public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
        /// 960 by 540 pixels.
        public static let iFrame960x540 = Preset(rawValue: "AVCaptureSessionPresetiFrame960x540")
        /// 1,280 by 720 pixels.
        public static let iFrame1280x720 = Preset(rawValue: "AVCaptureSessionPresetiFrame1280x720")
        /// 1,280 by 720 pixels.
        public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
        /// 1,920 by 1,080 pixels.
        public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
        /// 3,840 by 2,160 pixels.
        public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
    }

    /// What uses the camera. Raw values match Apple's.
    public enum InterruptionReason: Int, Hashable, Sendable {
        /// The app is not shown.
        case videoDeviceNotAvailableInBackground = 1
        /// Another app uses the microphone, as in a call.
        case audioDeviceInUseByAnotherClient = 2
        /// Another app uses the camera.
        case videoDeviceInUseByAnotherClient = 3
        /// Another app beside it.
        case videoDeviceNotAvailableWithMultipleForegroundApps = 4
        /// The device is too warm.
        case videoDeviceNotAvailableDueToSystemPressure = 5
    }

    /// How good the picture is.
    open var sessionPreset = Preset.high
    /// What feeds it.
    open private(set) var inputs: [AVCaptureInput] = []
    /// What it feeds.
    open private(set) var outputs: [AVCaptureOutput] = []
    /// What connects them: nothing.
    open var connections: [AVCaptureConnection] { [] }
    /// Whether a picture comes.
    open var isRunning: Bool { false }
    /// Whether something else uses the camera.
    open var isInterrupted: Bool { false }
    /// Whether it sounds as the app does.
    open var usesApplicationAudioSession = true
    /// Whether it changes how the app sounds.
    open var automaticallyConfiguresApplicationAudioSession = true
    /// Whether it chooses colors.
    open var automaticallyConfiguresCaptureDeviceForWideColor = true
    /// Whether it runs beside other apps.
    open var isMultitaskingCameraAccessEnabled = false
    /// Creates a session.
    public override init() { super.init() }
    /// Returns whether it can be as good.
    open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
    /// Returns whether an input can be added.
    open func canAddInput(_ input: AVCaptureInput) -> Bool { true }
    /// Adds an input.
    open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
    /// Removes an input.
    open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
    /// Returns whether an output can be added.
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
    /// Adds an output.
    open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
    /// Removes an output.
    open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
    /// Adds an input.
    open func addInputWithNoConnections(_ input: AVCaptureInput) { addInput(input) }
    /// Adds an output.
    open func addOutputWithNoConnections(_ output: AVCaptureOutput) { addOutput(output) }
    /// Begins a set of changes; has no effect here.
    open func beginConfiguration() {}
    /// Commits a set of changes; has no effect here.
    open func commitConfiguration() {}
    /// Starts the session; has no effect here, as there is no camera.
    open func startRunning() {}
    /// Stops the session; has no effect here.
    open func stopRunning() {}
}

/// Carries the pictures of several cameras.
open class AVCaptureMultiCamSession: AVCaptureSession {
    /// Whether that is possible.
    open class var isMultiCamSupported: Bool { false }
}

/// What feeds a session.
open class AVCaptureInput: NSObject {}

/// What is fed by a camera.
open class AVCaptureDeviceInput: AVCaptureInput {
    /// The device that the input captures from.
    public let device: AVCaptureDevice
    /// Creates an input.
    public init(device: AVCaptureDevice) throws { self.device = device }
}

/// Which side of a picture is up. Raw values match Apple's.
public enum AVCaptureVideoOrientation: Int, Hashable, Sendable {
    /// That of an upright device.
    case portrait = 1
    /// That of a device that stands on its head.
    case portraitUpsideDown = 2
    /// That of a device whose button is at the right.
    case landscapeRight = 3
    /// That of a device whose button is at the left.
    case landscapeLeft = 4
}

/// The modes of video stabilization. Raw values match Apple's.
public enum AVCaptureVideoStabilizationMode: Int, Hashable, Sendable {
    /// Not at all.
    case off = 0
    /// The standard algorithm.
    case standard = 1
    /// The cinematic algorithm.
    case cinematic = 2
    /// The cinematic algorithm with a smaller picture.
    case cinematicExtended = 3
    /// The algorithm that suits previews.
    case previewOptimized = 4
    /// The cinematic algorithm with the smallest picture.
    case cinematicExtendedEnhanced = 5
    /// The mode that suits the format.
    case auto = -1
}

/// What connects a camera with an output.
open class AVCaptureConnection: NSObject {
    /// Whether it does.
    open var isEnabled = true
    /// Whether a picture comes.
    open var isActive: Bool { false }
    /// What it feeds.
    open var output: AVCaptureOutput? { nil }
    /// Whether pictures can be turned.
    open var isVideoOrientationSupported: Bool { true }
    /// Which side is up.
    open var videoOrientation = AVCaptureVideoOrientation.portrait
    /// How much pictures are turned, in degrees.
    open var videoRotationAngle: CGFloat = 0
    /// Returns whether pictures can be turned so.
    open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { true }
    /// Whether pictures can be mirrored.
    open var isVideoMirroringSupported: Bool { true }
    /// Whether pictures are mirrored.
    open var isVideoMirrored = false
    /// Whether pictures of a camera at the front are mirrored.
    open var automaticallyAdjustsVideoMirroring = true
    /// Whether video stabilization is supported.
    open var isVideoStabilizationSupported: Bool { false }
    /// The preferred mode of video stabilization.
    open var preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off
    /// The scale of pictures.
    open var videoScaleAndCropFactor: CGFloat = 1
    /// The greatest scale.
    open var videoMaxScaleAndCropFactor: CGFloat { 1 }
    /// The channels of a sound: none.
    open var audioChannels: [AVCaptureAudioChannel] { [] }
}

/// A channel of a sound.
open class AVCaptureAudioChannel: NSObject {
    /// The mean level in decibels; -160 for silence.
    open var averagePowerLevel: Float { -160 }
    /// The greatest level in decibels; -160 for silence.
    open var peakHoldLevel: Float { -160 }
}

/// A layer with a camera's picture, of which there is none: it stays empty.
open class AVCaptureVideoPreviewLayer: CALayer {
    /// What carries the picture.
    open var session: AVCaptureSession? {
        didSet { reportImage() }
    }
    /// How the picture fills the layer.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// What connects it with the camera.
    open private(set) lazy var connection: AVCaptureConnection? = AVCaptureConnection()
    /// Whether a picture is shown.
    open var isPreviewing: Bool { false }
    /// Creates a layer.
    public convenience init(session: AVCaptureSession) {
        self.init()
        self.session = session
        reportImage()
    }

    private func reportImage() {
        guard session != nil else { return }
        UndrawnContent.report(
            "the camera's image of an AVCaptureVideoPreviewLayer is not drawn",
            of: "AVCaptureVideoPreviewLayer")
    }

    /// Creates a layer.
    public convenience init(sessionWithNoConnection session: AVCaptureSession) { self.init(session: session) }
    /// Sets what carries the picture.
    open func setSessionWithNoConnection(_ session: AVCaptureSession) { self.session = session }
    /// Returns a found thing in the coordinates of the layer.
    open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { nil }
    /// Returns the share of a point in the layer, 0 to 1; the camera is taken to fill it upright.
    open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
        CGPoint(
            x: bounds.width > 0 ? pointInLayer.x / bounds.width : 0,
            y: bounds.height > 0 ? pointInLayer.y / bounds.height : 0)
    }
    /// Returns the point of a share of the layer; the camera is taken to fill it upright.
    open func layerPointConverted(fromCaptureDevicePoint captureDevicePointOfInterest: CGPoint) -> CGPoint {
        CGPoint(
            x: captureDevicePointOfInterest.x * bounds.width,
            y: captureDevicePointOfInterest.y * bounds.height)
    }
    /// Returns the rectangle of a share of the layer; the camera is taken to fill it upright.
    open func layerRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect) -> CGRect {
        let share = rectInMetadataOutputCoordinates
        return CGRect(
            x: share.minX * bounds.width, y: share.minY * bounds.height, width: share.width * bounds.width,
            height: share.height * bounds.height)
    }
    /// Returns the share of a rectangle in the layer; the camera is taken to fill it upright.
    open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
        let origin = captureDevicePointConverted(fromLayerPoint: rectInLayerCoordinates.origin)
        let size = captureDevicePointConverted(
            fromLayerPoint: CGPoint(x: rectInLayerCoordinates.width, y: rectInLayerCoordinates.height))
        return CGRect(x: origin.x, y: origin.y, width: size.x, height: size.y)
    }
}
