// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreMedia
public import UIKit

/// What a camera's picture goes to.
open class AVCaptureOutput: NSObject {
    /// What connects it with cameras: nothing.
    open var connections: [AVCaptureConnection] { [] }
    /// Returns what connects it with a camera: nothing.
    open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// Finds codes in a camera's picture.
open class AVCaptureMetadataOutput: AVCaptureOutput {
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The kinds of codes.
    open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
    /// The kinds of codes that can be found.
    open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { AVMetadataObject.ObjectType.all }
    /// The part of the picture.
    open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The delegate of detected metadata objects; not retained.
    open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
    /// Creates an output.
    public override init() { super.init() }
    /// Sets the delegate of detected metadata objects, which is never called here.
    open func setMetadataObjectsDelegate(
        _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue: DispatchQueue?
    ) { metadataObjectsDelegate = objectsDelegate }
}

/// The delegate of detected metadata objects, which is never called here.
public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {
    /// Called for codes.
    func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
    /// The default implementation does nothing.
    public func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection
    ) {}
}

/// Something found in a camera's picture.
open class AVMetadataObject: NSObject {
    /// The kinds of codes.
    public struct ObjectType: RawRepresentable, Hashable, Sendable {
        /// The raw value: the string that Apple's constant has.
        public let rawValue: String
        /// Creates a name.
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
        public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
        /// A bar code.
        public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
        /// A square code.
        public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
        /// A bar code.
        public static let codabar = ObjectType(rawValue: "Codabar")
        /// A human face.
        public static let face = ObjectType(rawValue: "face")
        /// A human body.
        public static let humanBody = ObjectType(rawValue: "humanBody")
    }

    /// The type of the object.
    open var type: ObjectType { .qr }
    /// Where it is.
    open var bounds: CGRect { .zero }
    /// When it was seen.
    open var time: CMTime { .invalid }
}

extension AVMetadataObject.ObjectType {
    static let all: [Self] = [
        .qr, .ean13, .ean8, .upce, .code39, .code39Mod43, .code93, .code128, .pdf417, .aztec,
        .interleaved2of5, .itf14, .dataMatrix, .codabar, .face, .humanBody,
    ]
}

/// A code found in a camera's picture.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
    /// What it says.
    open var stringValue: String? { nil }
    /// The corners of the code.
    open var corners: [CGPoint] { [] }
}

/// A face found in a camera's picture.
open class AVMetadataFaceObject: AVMetadataObject {
    /// The identifier of the face.
    open var faceID: Int { 0 }
    /// Whether it is known how it is turned.
    open var hasRollAngle: Bool { false }
    /// How it is turned, in degrees.
    open var rollAngle: CGFloat { 0 }
}

/// Gives a camera's pictures to the app.
open class AVCaptureVideoDataOutput: AVCaptureOutput {
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// What pictures are to be.
    open var videoSettings: [String: Any]! = [:]
    /// Whether old pictures are not given.
    open var alwaysDiscardsLateVideoFrames = true
    /// Who gets pictures.
    open private(set) weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?
    /// Creates an output.
    public override init() { super.init() }
    /// Sets who gets pictures.
    open func setSampleBufferDelegate(
        _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
        queue sampleBufferCallbackQueue: DispatchQueue?
    ) { self.sampleBufferDelegate = sampleBufferDelegate }
}

/// Gets a camera's pictures; never called here.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: AnyObject {
    /// Called with a picture.
    func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
        from connection: AVCaptureConnection)
    /// Called for a picture that is not given.
    func captureOutput(
        _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
    /// The default implementation does nothing.
    public func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
        from connection: AVCaptureConnection
    ) {}
    /// The default implementation does nothing.
    public func captureOutput(
        _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
    ) {}
}

/// Gives a microphone's sounds to the app.
open class AVCaptureAudioDataOutput: AVCaptureOutput {
    /// Who gets sounds.
    open private(set) weak var sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?
    /// Creates an output.
    public override init() { super.init() }
    /// Sets who gets sounds.
    open func setSampleBufferDelegate(
        _ sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?,
        queue sampleBufferCallbackQueue: DispatchQueue?
    ) { self.sampleBufferDelegate = sampleBufferDelegate }
}

/// Gets a microphone's sounds; never called here.
public protocol AVCaptureAudioDataOutputSampleBufferDelegate: AnyObject {
    /// Called with a sound.
    func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
        from connection: AVCaptureConnection)
}

/// An output that records to a file.
open class AVCaptureFileOutput: AVCaptureOutput {
    /// Whether the output is recording.
    open var isRecording: Bool { false }
    /// The address of the file that is being recorded.
    open var outputFileURL: URL? { nil }
    /// How long it is.
    open var recordedDuration: CMTime { .zero }
    /// How long it may be.
    open var maxRecordedDuration = CMTime.invalid
    /// Starts recording, which fails in the next turn of the event loop.
    open func startRecording(
        to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
    ) {
        CompletionQueue.async { [self] in
            delegate.fileOutput(
                self, didFinishRecordingTo: outputFileURL, from: [], error: CocoaError(.featureUnsupported))
        }
    }
    /// Stops recording; has no effect here.
    open func stopRecording() {}
}

/// An output that records movies.
open class AVCaptureMovieFileOutput: AVCaptureFileOutput {
    /// How often a part is written.
    open var movieFragmentInterval = CMTime(value: 10, timescale: 1)
    /// Creates an output.
    public override init() { super.init() }
}

/// The delegate of recordings.
public protocol AVCaptureFileOutputRecordingDelegate: AnyObject {
    /// Called at the beginning.
    func fileOutput(
        _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL,
        from connections: [AVCaptureConnection])
    /// Called at the end.
    func fileOutput(
        _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
        from connections: [AVCaptureConnection], error: (any Error)?)
}

extension AVCaptureFileOutputRecordingDelegate {
    /// The default implementation does nothing.
    public func fileOutput(
        _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL,
        from connections: [AVCaptureConnection]
    ) {}
}
