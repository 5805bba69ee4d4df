// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// An acceleration in units of the earth's.
public struct CMAcceleration: Hashable, Sendable {
    /// To the right.
    public var x = 0.0
    /// To the top.
    public var y = 0.0
    /// To the user.
    public var z = 0.0
    /// Creates no acceleration.
    public init() {}
    /// Creates an acceleration.
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A rotation in radians a second.
public typealias CMRotationRate = CMAcceleration

/// How the device is held.
open class CMAttitude: NSObject {
    /// The angle around the long side, in radians.
    open var roll: Double { 0 }
    /// The angle around the short side, in radians.
    open var pitch: Double { 0 }
    /// The angle around the axis to the user, in radians.
    open var yaw: Double { 0 }
    /// How it is turned, as a quaternion.
    open var quaternion: CMQuaternion { CMQuaternion() }
    /// Yields the change from another attitude; has no effect here, as all are the same.
    open func multiply(byInverseOf attitude: CMAttitude) {}
}

/// A measurement with its time.
open class CMLogItem: NSObject {
    /// When it was made, in seconds since the device was started.
    open var timestamp: TimeInterval { 0 }
}

/// How the device is held and moved.
open class CMDeviceMotion: CMLogItem {
    /// How it is held.
    open var attitude: CMAttitude { CMAttitude() }
    /// The direction of gravity.
    open var gravity: CMAcceleration { CMAcceleration(x: 0, y: -1, z: 0) }
    /// How the user moves it.
    open var userAcceleration: CMAcceleration { CMAcceleration() }
    /// How it turns.
    open var rotationRate: CMRotationRate { CMRotationRate() }
    /// Where it points, in degrees; below zero where it is not known.
    open var heading: Double { -1 }
}

/// An acceleration that was measured.
open class CMAccelerometerData: CMLogItem {
    /// The measured acceleration.
    open var acceleration: CMAcceleration { CMAcceleration(x: 0, y: -1, z: 0) }
}

/// Which directions are the axes. Raw values match Apple's.
public struct CMAttitudeReferenceFrame: OptionSet, Hashable, Sendable {
    /// The bit mask of the set.
    public let rawValue: UInt
    /// Creates directions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// One up, the others anywhere.
    public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 0)
    /// One up, the others anywhere, corrected by the compass.
    public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 1)
    /// One up, one to the magnetic pole.
    public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 2)
    /// One up, one to the pole.
    public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 3)
}

/// Measures how the device moves: it has no sensors.
open class CMMotionManager: NSObject {
    /// The seconds between measurements.
    open var deviceMotionUpdateInterval: TimeInterval = 0
    /// The seconds between measurements.
    open var accelerometerUpdateInterval: TimeInterval = 0
    /// The seconds between measurements.
    open var gyroUpdateInterval: TimeInterval = 0
    /// Whether there is a sensor.
    open var isDeviceMotionAvailable: Bool { false }
    /// Whether there is a sensor.
    open var isAccelerometerAvailable: Bool { false }
    /// Whether there is a sensor.
    open var isGyroAvailable: Bool { false }
    /// Whether it measures.
    open var isDeviceMotionActive: Bool { false }
    /// Whether it measures.
    open var isAccelerometerActive: Bool { false }
    /// The last measurement.
    open var deviceMotion: CMDeviceMotion? { nil }
    /// The last measurement.
    open var accelerometerData: CMAccelerometerData? { nil }
    /// Creates a manager.
    public override init() { super.init() }
    /// Starts device-motion updates; has no effect here.
    open func startDeviceMotionUpdates() {}
    /// Starts device-motion updates; has no effect here, and the handler is not called.
    open func startDeviceMotionUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
    ) {}
    /// Starts device-motion updates; has no effect here, and the handler is not called.
    open func startDeviceMotionUpdates(
        using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
        withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
    ) {}
    /// Stops device-motion updates; has no effect here.
    open func stopDeviceMotionUpdates() {}
    /// Starts accelerometer updates; has no effect here.
    open func startAccelerometerUpdates() {}
    /// Starts accelerometer updates; has no effect here, and the handler is not called.
    open func startAccelerometerUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
    ) {}
    /// Stops accelerometer updates; has no effect here.
    open func stopAccelerometerUpdates() {}
    /// The seconds between magnetic fields.
    open var magnetometerUpdateInterval: TimeInterval = 0
    /// Whether the user is asked to move the device.
    open var showsDeviceMovementDisplay = false
    /// Whether magnetic fields can be measured.
    open var isMagnetometerAvailable: Bool { false }
    /// Whether they are.
    open var isMagnetometerActive: Bool { false }
    /// Whether turns are measured.
    open var isGyroActive: Bool { false }
    /// The last turn.
    open var gyroData: CMGyroData? { nil }
    /// The last magnetic field.
    open var magnetometerData: CMMagnetometerData? { nil }
    /// Starts gyroscope updates; has no effect here.
    open func startGyroUpdates() {}
    /// Starts gyroscope updates; has no effect here, and the handler is not called.
    open func startGyroUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMGyroData?, (any Error)?) -> Void
    ) {}
    /// Stops gyroscope updates; has no effect here.
    open func stopGyroUpdates() {}
    /// Starts magnetometer updates; has no effect here.
    open func startMagnetometerUpdates() {}
    /// Starts magnetometer updates; has no effect here, and the handler is not called.
    open func startMagnetometerUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMMagnetometerData?, (any Error)?) -> Void
    ) {}
    /// Stops magnetometer updates; has no effect here.
    open func stopMagnetometerUpdates() {}
    /// Starts device-motion updates with a reference frame; has no effect here.
    open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {}
    /// Returns what movements can be measured from: nothing.
    open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { [] }

}

/// Whether the app may know how the user moves. Raw values match Apple's.
public enum CMAuthorizationStatus: Int, Hashable, Sendable {
    /// The user was not asked.
    case notDetermined = 0
    /// It may not.
    case restricted = 1
    /// It may not.
    case denied = 2
    /// The app has access.
    case authorized = 3
}

/// The steps of a time.
open class CMPedometerData: NSObject {
    /// The number of steps.
    open var numberOfSteps: NSNumber { 0 }
    /// The distance in meters.
    open var distance: NSNumber? { nil }
    /// When it began.
    open var startDate: Date { .distantPast }
    /// When it ended.
    open var endDate: Date { .distantPast }
    /// The number of floors that were climbed.
    open var floorsAscended: NSNumber? { nil }
    /// The number of floors that were descended.
    open var floorsDescended: NSNumber? { nil }
    /// The seconds for a meter.
    open var currentPace: NSNumber? { nil }
    /// The steps a second.
    open var currentCadence: NSNumber? { nil }
    /// The mean seconds for a meter.
    open var averageActivePace: NSNumber? { nil }
}

/// Counts steps: the device cannot.
open class CMPedometer: NSObject {
    /// Creates a pedometer.
    public override init() { super.init() }
    /// Whether it can.
    open class func isStepCountingAvailable() -> Bool { false }
    /// Whether it knows distances.
    open class func isDistanceAvailable() -> Bool { false }
    /// Returns whether floor counting is available: false.
    open class func isFloorCountingAvailable() -> Bool { false }
    /// Returns whether speeds are measured.
    open class func isPaceAvailable() -> Bool { false }
    /// Returns whether steps a second are counted.
    open class func isCadenceAvailable() -> Bool { false }
    /// Whether the app may know.
    open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
    /// Starts pedometer updates; has no effect here, and the handler is not called.
    open func startUpdates(
        from start: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void
    ) {}
    /// Queries the pedometer data of a time range, which fails here.
    open func queryPedometerData(
        from start: Date, to end: Date,
        withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void
    ) { CompletionQueue.async { handler(nil, CocoaError(.featureUnsupported)) } }
    /// Stops pedometer updates; has no effect here.
    open func stopUpdates() {}
}
