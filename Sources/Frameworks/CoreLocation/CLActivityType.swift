// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// What the device is moved by. Raw values match Apple's.
public enum CLActivityType: Int, Hashable, Sendable {
    /// An activity that no other case describes.
    case other = 1
    /// Navigation of a car.
    case automotiveNavigation = 2
    /// A walk or a run.
    case fitness = 3
    /// Navigation of a vehicle that is no car.
    case otherNavigation = 4
    /// Activities in the air.
    case airborne = 5
}

/// The heading of the device, which is never measured here.
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
    /// The orientation is not known.
    case unknown = 0
    /// Upright, with the top of the device up.
    case portrait = 1
    /// Upright, with the bottom of the device up.
    case portraitUpsideDown = 2
    /// The left side.
    case landscapeLeft = 3
    /// The right side.
    case landscapeRight = 4
    /// Flat, with the screen up.
    case faceUp = 5
    /// Flat, with the screen down.
    case faceDown = 6
}

/// Why a place is not known.
public struct CLError: Error, Hashable, Sendable {
    /// The reasons. Raw values match Apple's.
    public enum Code: Int, Hashable, Sendable {
        /// The location is not known at the moment.
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
        /// Watching the region begins later.
        case regionMonitoringSetupDelayed = 6
        /// Events of the region come later.
        case regionMonitoringResponseDelayed = 7
        /// There are no places to be found.
        case geocodeFoundNoResult = 8
        /// There is a part of a place.
        case geocodeFoundPartialResult = 9
        /// It is no longer asked for.
        case geocodeCanceled = 10
        /// Updates cannot come later.
        case deferredFailed = 11
        /// There are no updates that could come later.
        case deferredNotUpdatingLocation = 12
        /// Updates that come later need a higher accuracy.
        case deferredAccuracyTooLow = 13
        /// Updates that come later may not be filtered by distance.
        case deferredDistanceFiltered = 14
        /// Updates that come later were canceled.
        case deferredCanceled = 15
        /// Beacons cannot be ranged at the moment.
        case rangingUnavailable = 16
        /// Ranging beacons has failed.
        case rangingFailure = 17
        /// The user has declined the prompt.
        case promptDeclined = 18
        /// There is no location of an earlier time.
        case historicalLocationError = 19
    }
    /// The code of the error.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// The location is not known at the moment.
    public static let locationUnknown = Code.locationUnknown
    /// The user does not want it.
    public static let denied = Code.denied
    /// There is no network.
    public static let network = Code.network
    /// There is no direction.
    public static let headingFailure = Code.headingFailure
    /// Regions may not be watched.
    public static let regionMonitoringDenied = Code.regionMonitoringDenied
    /// The region cannot be watched.
    public static let regionMonitoringFailure = Code.regionMonitoringFailure
    /// Watching the region begins later.
    public static let regionMonitoringSetupDelayed = Code.regionMonitoringSetupDelayed
    /// Events of the region come later.
    public static let regionMonitoringResponseDelayed = Code.regionMonitoringResponseDelayed
    /// There are no places to be found.
    public static let geocodeFoundNoResult = Code.geocodeFoundNoResult
    /// There is a part of a place.
    public static let geocodeFoundPartialResult = Code.geocodeFoundPartialResult
    /// It is no longer asked for.
    public static let geocodeCanceled = Code.geocodeCanceled
    /// Updates cannot come later.
    public static let deferredFailed = Code.deferredFailed
    /// There are no updates that could come later.
    public static let deferredNotUpdatingLocation = Code.deferredNotUpdatingLocation
    /// Updates that come later need a higher accuracy.
    public static let deferredAccuracyTooLow = Code.deferredAccuracyTooLow
    /// Updates that come later may not be filtered by distance.
    public static let deferredDistanceFiltered = Code.deferredDistanceFiltered
    /// Updates that come later were canceled.
    public static let deferredCanceled = Code.deferredCanceled
    /// Beacons cannot be ranged at the moment.
    public static let rangingUnavailable = Code.rangingUnavailable
    /// Ranging beacons has failed.
    public static let rangingFailure = Code.rangingFailure
    /// The user has declined the prompt.
    public static let promptDeclined = Code.promptDeclined
    /// There is no location of an earlier time.
    public static let historicalLocationError = Code.historicalLocationError
}
