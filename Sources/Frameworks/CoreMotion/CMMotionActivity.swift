// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// A rotation as four numbers.
public struct CMQuaternion: Hashable, Sendable {
    /// The first number of the axis.
    public var x = 0.0
    /// The second number of the axis.
    public var y = 0.0
    /// The third number of the axis.
    public var z = 0.0
    /// The number of the angle.
    public var w = 1.0
    /// Creates no rotation.
    public init() {}
}
/// A magnetic field in microteslas.
public typealias CMMagneticField = CMAcceleration
/// A turn; none is measured here.
open class CMGyroData: CMLogItem {
    /// The radians a second.
    open var rotationRate: CMRotationRate { CMRotationRate() }
}
/// A magnetic field; none is measured here.
open class CMMagnetometerData: CMLogItem {
    /// The magnetic field.
    open var magneticField: CMMagneticField { CMMagneticField() }
}
/// How sure it is what the user does. Raw values match Apple's.
public enum CMMotionActivityConfidence: Int, Hashable, Sendable {
    /// Low confidence in the activity.
    case low = 0
    /// Medium confidence in the activity.
    case medium = 1
    /// High confidence in the activity.
    case high = 2
}

/// What the user does; not known here.
open class CMMotionActivity: CMLogItem {
    /// How sure it is.
    open var confidence: CMMotionActivityConfidence { .low }
    /// When it began.
    open var startDate: Date { .distantPast }
    /// Whether it is not known.
    open var unknown: Bool { true }
    /// Whether the user rests.
    open var stationary: Bool { false }
    /// Whether the user walks.
    open var walking: Bool { false }
    /// Whether the user runs.
    open var running: Bool { false }
    /// Whether the user is in a car.
    open var automotive: Bool { false }
    /// Whether the user rides a bicycle.
    open var cycling: Bool { false }
}
/// Provides the activities of the user, which the device cannot recognize.
open class CMMotionActivityManager: NSObject {
    /// Creates a manager.
    public override init() { super.init() }
    /// Returns whether the device can: it cannot.
    open class func isActivityAvailable() -> Bool { false }
    /// Returns whether the app may know.
    open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
    /// Starts activity updates; has no effect here, and the handler is not called.
    open func startActivityUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMMotionActivity?) -> Void
    ) {}
    /// Stops activity updates; has no effect here.
    open func stopActivityUpdates() {}
    /// Asks what the user did, which fails here.
    open func queryActivityStarting(
        from start: Date, to end: Date, to queue: OperationQueue,
        withHandler handler: @escaping ([CMMotionActivity]?, (any Error)?) -> Void
    ) { CompletionQueue.async { handler(nil, CocoaError(.featureUnsupported)) } }
}
/// A height; none is measured here.
open class CMAltitudeData: CMLogItem {
    /// The meters from the beginning.
    open var relativeAltitude: NSNumber { 0 }
    /// The pressure in kilopascals.
    open var pressure: NSNumber { 0 }
}
/// Measures heights; the device cannot.
open class CMAltimeter: NSObject {
    /// Creates an altimeter.
    public override init() { super.init() }
    /// Returns whether the device can: it cannot.
    open class func isRelativeAltitudeAvailable() -> Bool { false }
    /// Returns whether the app may know.
    open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
    /// Starts updates of the relative altitude; has no effect here, and the handler is not called.
    open func startRelativeAltitudeUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMAltitudeData?, (any Error)?) -> Void
    ) {}
    /// Stops updates of the relative altitude; has no effect here.
    open func stopRelativeAltitudeUpdates() {}
}
