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
    /// The place.
    public let coordinate: CLLocationCoordinate2D
    /// The height in meters.
    public let altitude: CLLocationDistance
    /// When it was there.
    public let timestamp: Date
    /// The accuracy of the place in meters.
    open var horizontalAccuracy: CLLocationAccuracy { 0 }
    /// The speed in meters a second; below zero where it is not known.
    open var speed: CLLocationSpeed { -1 }
    /// The direction in degrees; below zero where it is not known.
    open var course: CLLocationDirection { -1 }
    /// Creates a location.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
            horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date(timeIntervalSinceReferenceDate: 0))
    }
    /// Creates a location.
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
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

/// The best accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// An accuracy of 100 meters.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// An accuracy of 1,000 meters.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000

/// Tells where the device is; a render is nowhere, so that nothing is told.
open class CLLocationManager: NSObject {
    /// Hears where the device is; not retained.
    open weak var delegate: (any CLLocationManagerDelegate)?
    /// The accuracy in meters.
    open var desiredAccuracy = kCLLocationAccuracyBest
    /// The least movement in meters.
    open var distanceFilter: CLLocationDistance = -1
    /// What the device is moved by.
    open var activityType = CLActivityType.other
    /// The least turn in degrees.
    open var headingFilter: CLLocationDirection = 1
    /// Which side of the device is up.
    open var headingOrientation = CLDeviceOrientation.portrait
    /// Whether places are told while the app is not seen.
    open var allowsBackgroundLocationUpdates = false
    /// Whether places are not told while the device rests.
    open var pausesLocationUpdatesAutomatically = true
    /// Whether a bar says that places are told.
    open var showsBackgroundLocationIndicator = false
    /// Which way the device points; nil, since it is nowhere.
    open var heading: CLHeading? { nil }
    /// Whether the device can know which way it points.
    open class func headingAvailable() -> Bool { true }
    /// Where the device is; nil, since it is nowhere.
    open var location: CLLocation? { nil }
    /// Whether the app may know.
    open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
    /// Whether the app may know.
    open class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
    /// Whether the device can know.
    open class func locationServicesEnabled() -> Bool { true }
    /// Asks the user, who does not answer here.
    open func requestWhenInUseAuthorization() {}
    /// Asks the user, who does not answer here.
    open func requestAlwaysAuthorization() {}
    /// Has one place be told.
    open func requestLocation() {}
    /// Has places be told.
    open func startUpdatingLocation() {}
    /// Has places not be told.
    open func stopUpdatingLocation() {}
    /// Has directions be told.
    open func startUpdatingHeading() {}
    /// Has directions not be told.
    open func stopUpdatingHeading() {}
    /// Has places be told after long ways.
    open func startMonitoringSignificantLocationChanges() {}
    /// Has places not be told after long ways.
    open func stopMonitoringSignificantLocationChanges() {}
}

/// Hears where the device is; never called here.
public protocol CLLocationManagerDelegate: AnyObject {
    /// Called with places.
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    /// Called with a direction.
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    /// Called when the place is not known.
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    /// Called when the user has answered.
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    /// Called when the user has answered.
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
}

extension CLLocationManagerDelegate {
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    /// Does nothing.
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
    /// Does nothing.
    public func locationManager(
        _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
    ) {}
}

/// What is at a place.
open class CLPlacemark: NSObject {
    /// The name.
    open var name: String? { nil }
    /// The town.
    open var locality: String? { nil }
    /// The country.
    open var country: String? { nil }
    /// The place.
    open var location: CLLocation? { nil }
}

/// Finds places by names; none are known.
open class CLGeocoder: NSObject {
    /// Finds places by an address.
    open func geocodeAddressString(
        _ addressString: String, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
    ) { completionHandler(nil, CocoaError(.featureUnsupported)) }
    /// Finds what is at a place.
    open func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
    ) { completionHandler(nil, CocoaError(.featureUnsupported)) }
}
