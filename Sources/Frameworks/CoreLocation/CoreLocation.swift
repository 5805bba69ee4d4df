// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// An angle in degrees.
public typealias CLLocationDegrees = Double
/// A distance in meters.
public typealias CLLocationDistance = Double
/// An accuracy in meters.
public typealias CLLocationAccuracy = Double
/// A speed in meters a second.
public typealias CLLocationSpeed = Double
/// A direction in degrees.
public typealias CLLocationDirection = Double
/// An accuracy of a direction in degrees.
public typealias CLLocationDirectionAccuracy = Double
/// An accuracy of a speed in meters a second.
public typealias CLLocationSpeedAccuracy = Double

/// A place on the earth.
public struct CLLocationCoordinate2D: Hashable, Sendable {
    /// Degrees to the north.
    public var latitude: CLLocationDegrees
    /// Degrees to the east.
    public var longitude: CLLocationDegrees
    /// Creates the place of no degrees.
    public init() { (latitude, longitude) = (0, 0) }
    /// Creates a place.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        (self.latitude, self.longitude) = (latitude, longitude)
    }
}

/// Creates a place.
public func CLLocationCoordinate2DMake(
    _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }
/// Returns whether a place is on the earth.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// Where the device was.
open class CLLocation: NSObject {
    /// The coordinate of the location.
    public let coordinate: CLLocationCoordinate2D
    /// The height in meters.
    public let altitude: CLLocationDistance
    /// When it was there.
    public let timestamp: Date
    /// The accuracy of the place in meters; below zero where it is not known.
    public let horizontalAccuracy: CLLocationAccuracy
    /// The accuracy of the height in meters; below zero where it is not known.
    public let verticalAccuracy: CLLocationAccuracy
    /// The speed in meters a second; below zero where it is not known.
    public let speed: CLLocationSpeed
    /// The direction in degrees; below zero where it is not known.
    public let course: CLLocationDirection
    /// The accuracy of the speed in meters a second; below zero where it is not known.
    open var speedAccuracy: CLLocationSpeedAccuracy { -1 }
    /// The accuracy of the direction in degrees; below zero where it is not known.
    open var courseAccuracy: CLLocationDirectionAccuracy { -1 }
    /// The floor of the building; not known.
    open var floor: CLFloor? { nil }
    /// Creates a location.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
            horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date(timeIntervalSinceReferenceDate: 0))
    }
    /// Creates a location.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy, verticalAccuracy vAccuracy: CLLocationAccuracy,
        timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy,
            verticalAccuracy: vAccuracy, course: -1, speed: -1, timestamp: timestamp)
    }
    /// Creates a location of a device that moves.
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy, verticalAccuracy vAccuracy: CLLocationAccuracy,
        course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        horizontalAccuracy = hAccuracy
        verticalAccuracy = vAccuracy
        self.course = course
        self.speed = speed
        self.timestamp = timestamp
    }
    /// Returns the distance in meters along the surface of a sphere of the earth's mean radius.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        let degree = Double.pi / 180
        let latitudes = (coordinate.latitude * degree, location.coordinate.latitude * degree)
        let half = sin((latitudes.1 - latitudes.0) / 2)
        let turn = sin((location.coordinate.longitude - coordinate.longitude) * degree / 2)
        let part = half * half + cos(latitudes.0) * cos(latitudes.1) * turn * turn
        return 2 * 6_371_008.8 * asin(min(1, part.squareRoot()))
    }
}

/// Whether the app may know where the device is. Raw values match Apple's.
public enum CLAuthorizationStatus: Int32, Hashable, Sendable {
    /// The user was not asked.
    case notDetermined = 0
    /// It may not.
    case restricted = 1
    /// It may not.
    case denied = 2
    /// It may, always.
    case authorizedAlways = 3
    /// It may, while it is used.
    case authorizedWhenInUse = 4
}

/// Whether the app may know exactly where the device is. Raw values match Apple's.
public enum CLAccuracyAuthorization: Int, Hashable, Sendable {
    /// The app may use the full accuracy.
    case fullAccuracy = 0
    /// It may know about where.
    case reducedAccuracy = 1
}

/// A floor of a building.
open class CLFloor: NSObject {
    /// The number; 0 for the ground.
    open var level: Int { 0 }
}

/// A coordinate that is not valid.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)
/// The greatest distance.
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
/// All movements are reported.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// All changes of the heading are reported.
public let kCLHeadingFilterNone: CLLocationDegrees = -1
/// The domain of errors.
public let kCLErrorDomain = "kCLErrorDomain"
/// The best accuracy, with all sensors.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// An accuracy of 10 meters.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// An accuracy of 3,000 meters.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// A low accuracy.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 4_294_967_295
/// The best accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// An accuracy of 100 meters.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// An accuracy of 1,000 meters.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
