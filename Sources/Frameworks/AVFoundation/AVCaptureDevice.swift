// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreMedia
public import UIKit

/// A camera or a microphone; there are none here.
open class AVCaptureDevice: NSObject {
    /// The modes of a torch. Raw values match Apple's.
    public enum TorchMode: Int, Hashable, Sendable {
        /// It is not.
        case off = 0
        /// The torch is always on.
        case on = 1
        /// Where it is dark.
        case auto = 2
    }

    /// The modes of a flash. Raw values match Apple's.
    public enum FlashMode: Int, Hashable, Sendable {
        /// It does not.
        case off = 0
        /// The flash always fires.
        case on = 1
        /// Where it is dark.
        case auto = 2
    }

    /// Where a camera is. Raw values match Apple's.
    public enum Position: Int, Hashable, Sendable {
        /// The position is not specified.
        case unspecified = 0
        /// At the back.
        case back = 1
        /// At the front.
        case front = 2
    }

    /// The focus modes of a camera. Raw values match Apple's.
    public enum FocusMode: Int, Hashable, Sendable {
        /// Not at all.
        case locked = 0
        /// The camera focuses once and locks the focus.
        case autoFocus = 1
        /// The camera focuses continuously.
        case continuousAutoFocus = 2
    }

    /// How a camera gets light. Raw values match Apple's.
    public enum ExposureMode: Int, Hashable, Sendable {
        /// As it is.
        case locked = 0
        /// The camera adjusts the exposure once and locks it.
        case autoExpose = 1
        /// The camera adjusts the exposure continuously.
        case continuousAutoExposure = 2
        /// As the app says.
        case custom = 3
    }

    /// How a camera finds white. Raw values match Apple's.
    public enum WhiteBalanceMode: Int, Hashable, Sendable {
        /// As it is.
        case locked = 0
        /// The camera adjusts the white balance once and locks it.
        case autoWhiteBalance = 1
        /// The camera adjusts the white balance continuously.
        case continuousAutoWhiteBalance = 2
    }

    /// A kind of camera or microphone.
    public struct DeviceType: RawRepresentable, Hashable, Sendable {
        /// The raw value: the string that Apple's constant has.
        public let rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A usual camera.
        public static let builtInWideAngleCamera = DeviceType(
            rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
        /// One that sees more.
        public static let builtInUltraWideCamera = DeviceType(
            rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
        /// One that sees farther.
        public static let builtInTelephotoCamera = DeviceType(
            rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
        /// A wide-angle and a telephoto camera.
        public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
        /// Two cameras, one of which sees more.
        public static let builtInDualWideCamera = DeviceType(
            rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
        /// An ultra-wide, a wide-angle and a telephoto camera.
        public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
        /// One that measures distances.
        public static let builtInTrueDepthCamera = DeviceType(
            rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
        /// One that measures distances by light.
        public static let builtInLiDARDepthCamera = DeviceType(
            rawValue: "AVCaptureDeviceTypeBuiltInLiDARDepthCamera")
        /// The built-in microphone.
        public static let builtInMicrophone = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
        /// A microphone, built in or external.
        public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
        /// A camera at the socket.
        public static let external = DeviceType(rawValue: "AVCaptureDeviceTypeExternal")
    }

    /// Cameras that are looked for: none.
    open class DiscoverySession: NSObject {
        /// Those that were found.
        open var devices: [AVCaptureDevice] { [] }
        /// Looks for cameras.
        public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
    }
    /// What a camera gives.
    open class Format: NSObject {
        /// What it consists of.
        open var formatDescription: CMFormatDescription { CMFormatDescription() }
        /// Pictures a second.
        open var videoSupportedFrameRateRanges: [AVFrameRateRange] { [] }
        /// The greatest scale.
        open var videoMaxZoomFactor: CGFloat { 1 }
    }

    /// Returns the device for a kind: none.
    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
    /// Returns the device of a kind: none.
    open class func `default`(_ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position)
        -> AVCaptureDevice?
    { nil }
    /// Returns all devices: none.
    open class func devices() -> [AVCaptureDevice] { [] }
    /// Returns the devices for a kind: none.
    open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
    /// Returns the authorization status of cameras or microphones.
    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
        mediaType.permission.isDenied ? .denied : .notDetermined
    }
    /// Requests the use of cameras or microphones, which the user declines in the next turn of the event loop.
    open class func requestAccess(
        for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void
    ) { mediaType.permission.request { handler(false) } }
    /// Requests the use of cameras or microphones, which the user declines.
    open class func requestAccess(for mediaType: AVMediaType) async -> Bool {
        mediaType.permission.decline()
        return false
    }
    override init() { super.init() }

    /// What the system calls it.
    open var uniqueID: String { "" }
    /// What the user calls it.
    open var localizedName: String { "" }
    /// The type of the device.
    open var deviceType: DeviceType { .builtInWideAngleCamera }
    /// Where it is.
    open var position: Position { .unspecified }
    /// What it can give.
    open var formats: [Format] { [] }
    /// What it gives.
    open var activeFormat = Format()
    /// The shortest time of a picture.
    open var activeVideoMinFrameDuration = CMTime.invalid
    /// The longest time of a picture.
    open var activeVideoMaxFrameDuration = CMTime.invalid
    /// Returns whether it gives a kind.
    open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
    /// Returns whether it can be as good.
    open func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { false }
    /// Locks the device for configuration; has no effect here.
    open func lockForConfiguration() throws {}
    /// Releases the lock for configuration; has no effect here.
    open func unlockForConfiguration() {}

    /// Whether the device has a torch.
    open var hasTorch: Bool { false }
    /// Whether the torch is available.
    open var isTorchAvailable: Bool { false }
    /// Whether the torch is on.
    open var isTorchActive: Bool { false }
    /// The brightness of the torch, 0 to 1.
    open var torchLevel: Float { 0 }
    /// The torch mode.
    open var torchMode = TorchMode.off
    /// Returns whether the device supports a torch mode: false.
    open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
    /// Sets the torch mode to on.
    open func setTorchModeOn(level torchLevel: Float) throws { torchMode = .on }
    /// Whether there is a flash.
    open var hasFlash: Bool { false }
    /// Whether the flash can be used.
    open var isFlashAvailable: Bool { false }
    /// The flash mode.
    open var flashMode = FlashMode.off
    /// Returns whether the flash can do that.
    open func isFlashModeSupported(_ flashMode: FlashMode) -> Bool { false }

    /// The focus mode.
    open var focusMode = FocusMode.locked
    /// Returns whether the device supports a focus mode: false.
    open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
    /// Whether the device supports a point of interest for focusing.
    open var isFocusPointOfInterestSupported: Bool { false }
    /// The point of interest for focusing, in unit coordinates.
    open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
    /// Whether the device is adjusting its focus.
    open var isAdjustingFocus: Bool { false }
    /// Whether the device supports smooth autofocus.
    open var isSmoothAutoFocusSupported: Bool { false }
    /// Whether smooth autofocus is enabled.
    open var isSmoothAutoFocusEnabled = false
    /// Where the lens is, 0 for near to 1 for far.
    open var lensPosition: Float { 1 }
    /// Locks the focus with the lens at a position; has no effect here, and the handler is not called.
    open func setFocusModeLocked(lensPosition: Float, completionHandler handler: ((CMTime) -> Void)? = nil) {}
    /// How it gets light.
    open var exposureMode = ExposureMode.locked
    /// Returns whether it can get light so.
    open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
    /// Whether a point can be bright.
    open var isExposurePointOfInterestSupported: Bool { false }
    /// The point that is bright.
    open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
    /// Whether it gets light now.
    open var isAdjustingExposure: Bool { false }
    /// How sensitive it is.
    open var iso: Float { 0 }
    /// How long it takes light.
    open var exposureDuration: CMTime { .zero }
    /// How much brighter it is.
    open var exposureTargetBias: Float { 0 }
    /// The minimum bias of the target exposure, in EV.
    open var minExposureTargetBias: Float { 0 }
    /// The maximum bias of the target exposure, in EV.
    open var maxExposureTargetBias: Float { 0 }
    /// Sets the bias of the target exposure; has no effect here, and the handler is not called.
    open func setExposureTargetBias(_ bias: Float, completionHandler handler: ((CMTime) -> Void)? = nil) {}
    /// How it finds white.
    open var whiteBalanceMode = WhiteBalanceMode.locked
    /// Returns whether it can find white so.
    open func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { false }
    /// Whether the device monitors the subject area for changes.
    open var isSubjectAreaChangeMonitoringEnabled = false
    /// Whether it can see in the dark.
    open var isLowLightBoostSupported: Bool { false }
    /// Whether it sees in the dark.
    open var automaticallyEnablesLowLightBoostWhenAvailable = false

    /// The zoom factor.
    open var videoZoomFactor: CGFloat = 1
    /// The least scale.
    open var minAvailableVideoZoomFactor: CGFloat { 1 }
    /// The greatest scale.
    open var maxAvailableVideoZoomFactor: CGFloat { 1 }
    /// Where another camera is used.
    open var virtualDeviceSwitchOverVideoZoomFactors: [NSNumber] { [] }
    /// Changes the scale slowly.
    open func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) { videoZoomFactor = factor }
    /// Cancels a zoom ramp; has no effect here.
    open func cancelVideoZoomRamp() {}
}

/// Pictures a second that are possible.
open class AVFrameRateRange: NSObject {
    /// The minimum frame rate, in frames a second.
    open var minFrameRate: Double { 0 }
    /// The maximum frame rate, in frames a second.
    open var maxFrameRate: Double { 0 }
}

extension Permission {
    /// The permission to record, which the classes of sessions and devices ask for as well.
    static let microphone = Permission("microphone")
}

extension AVMediaType {
    fileprivate var permission: Permission { self == .audio ? .microphone : Permission("camera") }
}

extension NSNotification.Name {
    /// Posted when what a camera sees has changed.
    public static let AVCaptureDeviceSubjectAreaDidChange = NSNotification.Name(
        "AVCaptureDeviceSubjectAreaDidChangeNotification")
    /// Posted when a camera was added.
    public static let AVCaptureDeviceWasConnected = NSNotification.Name(
        "AVCaptureDeviceWasConnectedNotification")
    /// Posted when a camera was removed.
    public static let AVCaptureDeviceWasDisconnected = NSNotification.Name(
        "AVCaptureDeviceWasDisconnectedNotification")
    /// Posted when a session failed.
    public static let AVCaptureSessionRuntimeError = NSNotification.Name(
        "AVCaptureSessionRuntimeErrorNotification")
    /// Posted when a session began.
    public static let AVCaptureSessionDidStartRunning = NSNotification.Name(
        "AVCaptureSessionDidStartRunningNotification")
    /// Posted when a session ended.
    public static let AVCaptureSessionDidStopRunning = NSNotification.Name(
        "AVCaptureSessionDidStopRunningNotification")
    /// Posted when something else uses the camera.
    public static let AVCaptureSessionWasInterrupted = NSNotification.Name(
        "AVCaptureSessionWasInterruptedNotification")
    /// Posted when nothing else does any more.
    public static let AVCaptureSessionInterruptionEnded = NSNotification.Name(
        "AVCaptureSessionInterruptionEndedNotification")
}

/// The key of why a session failed.
public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"
/// The key of what uses the camera.
public let AVCaptureSessionInterruptionReasonKey = "AVCaptureSessionInterruptionReasonKey"
