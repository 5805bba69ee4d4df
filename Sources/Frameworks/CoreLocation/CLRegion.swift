// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// A part of the earth that can be watched.
open class CLRegion: NSObject {
    /// The identifier of the region.
    public let identifier: String
    /// Whether the app is notified when the device enters the region.
    open var notifyOnEntry = true
    /// Whether the app is notified when the device leaves the region.
    open var notifyOnExit = true
    init(identifier: String) { self.identifier = identifier }
    /// Whether another region has the same name.
    open override func isEqual(_ object: Any?) -> Bool { (object as? CLRegion)?.identifier == identifier }
    /// The hash of the name.
    open override var hash: Int { identifier.hash }
}

/// A circle on the ground.
open class CLCircularRegion: CLRegion {
    /// The center of the region.
    public let center: CLLocationCoordinate2D
    /// The radius in meters.
    public let radius: CLLocationDistance
    /// Creates a circle.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        (self.center, self.radius) = (center, radius)
        super.init(identifier: identifier)
    }
    /// Returns whether a place is inside.
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        let place = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
        return place.distance(from: CLLocation(latitude: center.latitude, longitude: center.longitude))
            <= radius
    }
}

/// A number of a beacon.
public typealias CLBeaconMajorValue = UInt16
/// A number of a beacon.
public typealias CLBeaconMinorValue = UInt16

/// How far a beacon is. Raw values match Apple's.
public enum CLProximity: Int, Hashable, Sendable {
    /// The proximity is not known.
    case unknown = 0
    /// The beacon is in the immediate vicinity.
    case immediate = 1
    /// The beacon is near.
    case near = 2
    /// The beacon is far away.
    case far = 3
}

/// Whether the device is in a region. Raw values match Apple's.
public enum CLRegionState: Int, Hashable, Sendable {
    /// The state is not known.
    case unknown = 0
    /// The device is inside the region.
    case inside = 1
    /// It is not.
    case outside = 2
}

/// Which beacons are looked for.
open class CLBeaconIdentityConstraint: NSObject {
    /// The UUID that the beacons advertise.
    public let uuid: UUID
    /// The first number.
    public let major: CLBeaconMajorValue?
    /// The second number.
    public let minor: CLBeaconMinorValue?
    /// Creates a constraint.
    public init(uuid: UUID) { (self.uuid, major, minor) = (uuid, nil, nil) }
    /// Creates a constraint.
    public init(uuid: UUID, major: CLBeaconMajorValue) { (self.uuid, self.major, minor) = (uuid, major, nil) }
    /// Creates a constraint.
    public init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) {
        (self.uuid, self.major, self.minor) = (uuid, major, minor)
    }
}

/// Where beacons can be found.
open class CLBeaconRegion: CLRegion {
    /// The UUID that the beacons advertise.
    public let uuid: UUID
    /// The first number.
    public let major: NSNumber?
    /// The second number.
    public let minor: NSNumber?
    /// Whether the app is notified of beacons when the display is turned on.
    open var notifyEntryStateOnDisplay = false
    /// Whose, as before iOS 13.
    open var proximityUUID: UUID { uuid }
    /// Whose, as what is looked for.
    open var beaconIdentityConstraint: CLBeaconIdentityConstraint { CLBeaconIdentityConstraint(uuid: uuid) }
    /// Creates a region.
    public init(uuid: UUID, identifier: String) {
        (self.uuid, major, minor) = (uuid, nil, nil)
        super.init(identifier: identifier)
    }
    /// Creates a region, as before iOS 13.
    public convenience init(proximityUUID: UUID, identifier: String) {
        self.init(uuid: proximityUUID, identifier: identifier)
    }
    /// Creates a region of one beacon.
    public init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String) {
        (self.uuid, self.major, self.minor) = (uuid, NSNumber(value: major), NSNumber(value: minor))
        super.init(identifier: identifier)
    }
    /// Creates a region of what is looked for.
    public convenience init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String) {
        self.init(uuid: beaconIdentityConstraint.uuid, identifier: identifier)
    }
}

/// A beacon; none is found here.
open class CLBeacon: NSObject {
    /// The UUID of the beacon.
    open var uuid: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    /// The first number.
    open var major: NSNumber { 0 }
    /// The second number.
    open var minor: NSNumber { 0 }
    /// How far it is.
    open var proximity: CLProximity { .unknown }
    /// How far it is, in meters; below zero where it is not known.
    open var accuracy: CLLocationAccuracy { -1 }
    /// How strong it is, in decibels.
    open var rssi: Int { 0 }
}

/// A visit to a place; there are none here.
open class CLVisit: NSObject {
    /// The coordinate of the place.
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    /// The accuracy in meters.
    open var horizontalAccuracy: CLLocationAccuracy { -1 }
    /// When it came.
    open var arrivalDate: Date { .distantPast }
    /// When it left.
    open var departureDate: Date { .distantFuture }
}
