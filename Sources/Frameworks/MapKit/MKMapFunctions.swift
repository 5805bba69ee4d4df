// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreLocation
public import UIKit

/// The points of the screen for a point of the map.
public typealias MKZoomScale = CGFloat

/// A rectangle that is none.
public let MKMapRectNull = MKMapRect.null
/// That of the whole earth.
public let MKMapRectWorld = MKMapRect.world
/// The size of the whole earth.
public let MKMapSizeWorld = MKMapSize.world

/// Creates an extent.
public func MKCoordinateSpanMake(_ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees)
    -> MKCoordinateSpan
{ MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta) }
/// Creates a region.
public func MKCoordinateRegionMake(_ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan)
    -> MKCoordinateRegion
{ MKCoordinateRegion(center: centerCoordinate, span: span) }
/// Creates a region by its lengths in meters.
public func MKCoordinateRegionMakeWithDistance(
    _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
    _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
    MKCoordinateRegion(
        center: centerCoordinate, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters
    )
}
/// Returns the region of a rectangle.
public func MKCoordinateRegionForMapRect(_ rect: MKMapRect) -> MKCoordinateRegion { MKCoordinateRegion(rect) }
/// Returns the point of a place.
public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint {
    MKMapPoint(coordinate)
}
/// Returns the place of a point.
public func MKCoordinateForMapPoint(_ mapPoint: MKMapPoint) -> CLLocationCoordinate2D { mapPoint.coordinate }
/// Returns the meters on the ground between two points.
public func MKMetersBetweenMapPoints(_ a: MKMapPoint, _ b: MKMapPoint) -> CLLocationDistance {
    a.distance(to: b)
}
/// Creates a point.
public func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint { MKMapPoint(x: x, y: y) }
/// Creates a size.
public func MKMapSizeMake(_ width: Double, _ height: Double) -> MKMapSize {
    MKMapSize(width: width, height: height)
}
/// Creates a rectangle.
public func MKMapRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MKMapRect {
    MKMapRect(x: x, y: y, width: width, height: height)
}
/// Returns the smallest rectangle that holds both.
public func MKMapRectUnion(_ rect1: MKMapRect, _ rect2: MKMapRect) -> MKMapRect { rect1.union(rect2) }
/// Returns what both have in common.
public func MKMapRectIntersection(_ rect1: MKMapRect, _ rect2: MKMapRect) -> MKMapRect {
    rect1.intersection(rect2)
}
/// Returns a rectangle with its sides moved to the inside.
public func MKMapRectInset(_ rect: MKMapRect, _ dx: Double, _ dy: Double) -> MKMapRect {
    rect.insetBy(dx: dx, dy: dy)
}
/// Returns a rectangle at another place.
public func MKMapRectOffset(_ rect: MKMapRect, _ dx: Double, _ dy: Double) -> MKMapRect {
    rect.offsetBy(dx: dx, dy: dy)
}
/// Returns whether a point is inside.
public func MKMapRectContainsPoint(_ rect: MKMapRect, _ point: MKMapPoint) -> Bool { rect.contains(point) }
/// Returns whether a rectangle is inside another.
public func MKMapRectContainsRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool { rect1.contains(rect2) }
/// Returns whether two have points in common.
public func MKMapRectIntersectsRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool {
    rect1.intersects(rect2)
}
/// Returns whether a rectangle is none.
public func MKMapRectIsNull(_ rect: MKMapRect) -> Bool { rect.isNull }
/// Returns whether a rectangle has no area.
public func MKMapRectIsEmpty(_ rect: MKMapRect) -> Bool { rect.isEmpty }
/// Returns the least x.
public func MKMapRectGetMinX(_ rect: MKMapRect) -> Double { rect.minX }
/// Returns the least y.
public func MKMapRectGetMinY(_ rect: MKMapRect) -> Double { rect.minY }
/// Returns the x of the middle.
public func MKMapRectGetMidX(_ rect: MKMapRect) -> Double { rect.midX }
/// Returns the y of the middle.
public func MKMapRectGetMidY(_ rect: MKMapRect) -> Double { rect.midY }
/// Returns the greatest x.
public func MKMapRectGetMaxX(_ rect: MKMapRect) -> Double { rect.maxX }
/// Returns the greatest y.
public func MKMapRectGetMaxY(_ rect: MKMapRect) -> Double { rect.maxY }
/// Returns the width.
public func MKMapRectGetWidth(_ rect: MKMapRect) -> Double { rect.width }
/// Returns the height.
public func MKMapRectGetHeight(_ rect: MKMapRect) -> Double { rect.height }

/// Returns the meters on the ground for a point of the map; 40,075,017 m is the length of the equator.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
    40_075_017 * cos(latitude * .pi / 180) / MKMapPoint.worldSize
}
/// Returns the points of the map for a meter on the ground.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
    1 / MKMetersPerMapPointAtLatitude(latitude)
}

extension MKCoordinateRegion {
    /// Creates the region at the equator without an extent.
    public init() {
        self.init(
            center: CLLocationCoordinate2D(), span: MKCoordinateSpan(latitudeDelta: 0, longitudeDelta: 0))
    }
    /// Creates the region of a rectangle; its middle is halfway between the degrees.
    public init(_ rect: MKMapRect) {
        let first = rect.origin.coordinate, last = MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
        self.init(
            center: CLLocationCoordinate2D(
                latitude: (first.latitude + last.latitude) / 2,
                longitude: (first.longitude + last.longitude) / 2),
            span: MKCoordinateSpan(
                latitudeDelta: first.latitude - last.latitude,
                longitudeDelta: last.longitude - first.longitude))
    }
}

extension MKCoordinateSpan {
    /// Creates no extent.
    public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }
}

/// Formats distances as text.
open class MKDistanceFormatter: Formatter {
    /// The units. Raw values match Apple's.
    public enum Units: UInt, Hashable, Sendable {
        /// Those of the user.
        case `default` = 0
        /// Kilometers and meters.
        case metric = 1
        /// Miles and feet.
        case imperial = 2
        /// Miles and yards.
        case imperialWithYards = 3
    }

    /// How units are written. Raw values match Apple's.
    public enum DistanceUnitStyle: UInt, Hashable, Sendable {
        /// The style of the units' locale.
        case `default` = 0
        /// Abbreviated units, as in "km".
        case abbreviated = 1
        /// Full names of units.
        case full = 2
    }

    /// The units of the text.
    open var units = Units.default
    /// How they are written.
    open var unitStyle = DistanceUnitStyle.default
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The locale of the text.
    open var locale: Locale! = .current
    /// Returns a distance in meters as a text, rounded as a sign at a road is.
    open func string(fromDistance distance: CLLocationDistance) -> String {
        let isMetric = units == .metric || (units == .default && locale.usesMetricSystem)
        let small = isMetric ? (1.0, "m") : units == .imperialWithYards ? (0.9144, "yd") : (0.3048, "ft")
        let great = isMetric ? (1000.0, "km") : (1609.344, "mi")
        if distance < great.0 { return "\(Int((distance / small.0).rounded())) \(small.1)" }
        let tenths = (distance / great.0 * 10).rounded() / 10
        return tenths >= 10 || tenths == tenths.rounded()
            ? "\(Int(tenths.rounded())) \(great.1)" : "\(tenths) \(great.1)"
    }
}
