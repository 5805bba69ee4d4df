// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// What the device is moved by. Raw values match Apple's.
public enum CLActivityType: Int, Hashable, Sendable {
    /// Not known.
    case other = 1
    /// A car.
    case automotiveNavigation = 2
    /// A walk or a run.
    case fitness = 3
    /// Another vehicle.
    case otherNavigation = 4
    /// A plane.
    case airborne = 5
}

/// Which way the device points; never told here.
open class CLHeading: NSObject {
    /// From the magnetic north, in degrees.
    open var magneticHeading: CLLocationDirection { 0 }
    /// From the geographic north, in degrees; negative where it is not known.
    open var trueHeading: CLLocationDirection { -1 }
    /// How far the magnetic one may be off; negative where it is not known.
    open var headingAccuracy: CLLocationDirection { -1 }
    /// When it was measured.
    open var timestamp: Date { Date(timeIntervalSinceReferenceDate: 0) }
}

/// Which side of the device is up. Raw values match Apple's.
public enum CLDeviceOrientation: Int32, Hashable, Sendable {
    /// Not known.
    case unknown = 0
    /// The top.
    case portrait = 1
    /// The bottom.
    case portraitUpsideDown = 2
    /// The left side.
    case landscapeLeft = 3
    /// The right side.
    case landscapeRight = 4
    /// The screen.
    case faceUp = 5
    /// The back.
    case faceDown = 6
}

/// Why a place is not known.
public struct CLError: Error, Hashable, Sendable {
    /// The reasons. Raw values match Apple's.
    public enum Code: Int, Hashable, Sendable {
        /// For now.
        case locationUnknown = 0
        /// The user does not want it.
        case denied = 1
        /// There is no network.
        case network = 2
        /// There is no direction.
        case headingFailure = 3
        /// Regions may not be watched.
        case regionMonitoringDenied = 4
        /// The region cannot be watched.
        case regionMonitoringFailure = 5
        /// There are no places to be found.
        case geocodeFoundNoResult = 8
        /// There is a part of a place.
        case geocodeFoundPartialResult = 9
        /// It is no longer asked for.
        case geocodeCanceled = 10
    }
    /// The reason.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// For now.
    public static let locationUnknown = Code.locationUnknown
    /// The user does not want it.
    public static let denied = Code.denied
    /// There is no network.
    public static let network = Code.network
    /// There is no direction.
    public static let headingFailure = Code.headingFailure
}
