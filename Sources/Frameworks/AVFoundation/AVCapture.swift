// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// A kind of what a camera or a file gives.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Pictures.
    public static let video = AVMediaType(rawValue: "vide")
    /// Sounds.
    public static let audio = AVMediaType(rawValue: "soun")
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

/// A camera or a microphone; there are none here.
open class AVCaptureDevice: NSObject {
    /// Whether a lamp is lit. Raw values match Apple's.
    public enum TorchMode: Int, Hashable, Sendable {
        /// It is not.
        case off = 0
        /// It is.
        case on = 1
        /// Where it is dark.
        case auto = 2
    }

    /// Where a camera is. Raw values match Apple's.
    public enum Position: Int, Hashable, Sendable {
        /// Anywhere.
        case unspecified = 0
        /// At the back.
        case back = 1
        /// At the front.
        case front = 2
    }

    /// Returns the device for a kind: none.
    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
    /// Returns the devices for a kind: none.
    open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
    /// Returns whether the app may use a device.
    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
        .notDetermined
    }
    /// Asks the user, who does not answer here.
    open class func requestAccess(
        for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void
    ) {
        handler(false)
    }
    /// Whether there is a lamp.
    open var hasTorch: Bool { false }
    /// Whether the lamp is lit.
    open var torchMode = TorchMode.off
    /// Begins a change.
    open func lockForConfiguration() throws {}
    /// Ends a change.
    open func unlockForConfiguration() {}
}

/// What is fed by a device.
open class AVCaptureInput: NSObject {}

/// What is fed by a camera.
open class AVCaptureDeviceInput: AVCaptureInput {
    /// Creates an input.
    public init(device: AVCaptureDevice) throws {}
}

/// What a camera's picture goes to.
open class AVCaptureOutput: NSObject {}

/// Finds codes in a camera's picture.
open class AVCaptureMetadataOutput: AVCaptureOutput {
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The kinds of codes.
    open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
    /// The part of the picture.
    open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Sets who hears of codes.
    open func setMetadataObjectsDelegate(
        _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue: DispatchQueue?
    ) {}
}

/// Hears of codes in a camera's picture; never called here.
public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {
    /// Called for codes.
    func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection)
}

/// What connects a camera with an output.
open class AVCaptureConnection: NSObject {}

/// Something found in a camera's picture.
open class AVMetadataObject: NSObject {
    /// The kinds of codes.
    public struct ObjectType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a kind.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A square code.
        public static let qr = ObjectType(rawValue: "org.iso.QRCode")
        /// A bar code of 13 digits.
        public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
        /// A bar code of 8 digits.
        public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
        /// A bar code.
        public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
        /// A bar code.
        public static let code39 = ObjectType(rawValue: "org.iso.Code39")
        /// A bar code.
        public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
        /// A bar code.
        public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
        /// A bar code.
        public static let code128 = ObjectType(rawValue: "org.iso.Code128")
        /// A code of a ticket.
        public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
        /// A square code.
        public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
        /// A bar code.
        public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
        /// A square code.
        public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
    }

    /// The kind.
    open var type: ObjectType { .qr }
    /// Where it is.
    open var bounds: CGRect { .zero }
}

/// A code found in a camera's picture.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
    /// What it says.
    open var stringValue: String? { nil }
    /// Its corners.
    open var corners: [CGPoint] { [] }
}

/// Carries a camera's picture from input to output; there is no camera.
open class AVCaptureSession: NSObject {
    /// How good the picture is.
    public struct Preset: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a quality.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// High.
        public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
        /// Medium.
        public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
        /// That of photos.
        public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    }

    /// How good the picture is.
    open var sessionPreset = Preset.high
    /// Whether a picture comes.
    open var isRunning: Bool { false }
    /// Returns whether an input can be added.
    open func canAddInput(_ input: AVCaptureInput) -> Bool { true }
    /// Adds an input.
    open func addInput(_ input: AVCaptureInput) {}
    /// Returns whether an output can be added.
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
    /// Adds an output.
    open func addOutput(_ output: AVCaptureOutput) {}
    /// Begins a change.
    open func beginConfiguration() {}
    /// Ends a change.
    open func commitConfiguration() {}
    /// Begins.
    open func startRunning() {}
    /// Ends.
    open func stopRunning() {}
}

/// A layer with a camera's picture, of which there is none: it stays empty.
open class AVCaptureVideoPreviewLayer: CALayer {
    /// What carries the picture.
    open var session: AVCaptureSession?
    /// How the picture fills the layer.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// Creates a layer.
    public convenience init(session: AVCaptureSession) {
        self.init()
        self.session = session
    }
    /// Returns a found thing in the coordinates of the layer.
    open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { nil }
}
