// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreLocation
public import UIKit

/// A point of the flat map of the whole earth.
public struct MKMapPoint: Hashable, Sendable {
    /// From west to east.
    public var x: Double
    /// From north to south.
    public var y: Double
    /// The width and height of the whole map. Source: `MKMapSize.world` (Apple's documentation).
    static let worldSize = 268_435_456.0

    /// Creates a point.
    public init(x: Double = 0, y: Double = 0) { (self.x, self.y) = (x, y) }
    /// Creates the point of a place, by the Mercator projection.
    public init(_ coordinate: CLLocationCoordinate2D) {
        let sine = min(0.9999, max(-0.9999, sin(coordinate.latitude * .pi / 180)))
        x = (coordinate.longitude + 180) / 360 * Self.worldSize
        y = (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * Self.worldSize
    }
    /// Returns the distance to another point on the ground, in meters.
    public func distance(to other: MKMapPoint) -> CLLocationDistance {
        let places = (coordinate, other.coordinate)
        return CLLocation(latitude: places.0.latitude, longitude: places.0.longitude)
            .distance(from: CLLocation(latitude: places.1.latitude, longitude: places.1.longitude))
    }
    /// The place of the point.
    public var coordinate: CLLocationCoordinate2D {
        let degrees = 90 - 360 * atan(exp((y / Self.worldSize - 0.5) * 2 * .pi)) / .pi
        return CLLocationCoordinate2D(latitude: degrees, longitude: x / Self.worldSize * 360 - 180)
    }
}

/// A size on the flat map of the whole earth.
public struct MKMapSize: Hashable, Sendable {
    /// From west to east.
    public var width: Double
    /// From north to south.
    public var height: Double
    /// Creates a size.
    public init(width: Double = 0, height: Double = 0) { (self.width, self.height) = (width, height) }
    /// That of the whole earth.
    public static let world = MKMapSize(width: MKMapPoint.worldSize, height: MKMapPoint.worldSize)
}

/// A rectangle of the flat map of the whole earth.
public struct MKMapRect: Hashable, Sendable {
    /// The corner in the north-west.
    public var origin: MKMapPoint
    /// The size of the rectangle.
    public var size: MKMapSize
    /// Creates a rectangle.
    public init(origin: MKMapPoint = MKMapPoint(), size: MKMapSize = MKMapSize()) {
        (self.origin, self.size) = (origin, size)
    }
    /// Creates a rectangle.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }
    /// That of the whole earth.
    public static let world = MKMapRect(size: .world)
    /// A rectangle that is none.
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
    /// Whether the rectangle is none.
    public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
    /// Whether the rectangle has no area.
    public var isEmpty: Bool { isNull || size.width <= 0 || size.height <= 0 }
    /// The least x.
    public var minX: Double { origin.x }
    /// The least y.
    public var minY: Double { origin.y }
    /// The greatest x.
    public var maxX: Double { origin.x + size.width }
    /// The greatest y.
    public var maxY: Double { origin.y + size.height }
    /// The x of the middle.
    public var midX: Double { origin.x + size.width / 2 }
    /// The y of the middle.
    public var midY: Double { origin.y + size.height / 2 }
    /// The width in map points.
    public var width: Double { size.width }
    /// The height in map points.
    public var height: Double { size.height }

    /// Returns the smallest rectangle that holds both.
    public func union(_ other: MKMapRect) -> MKMapRect {
        if isNull { return other }
        if other.isNull { return self }
        let x = min(minX, other.minX), y = min(minY, other.minY)
        return MKMapRect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
    }
    /// Returns a rectangle with its sides moved to the inside.
    public func insetBy(dx: Double, dy: Double) -> MKMapRect {
        MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
    /// Whether a point is inside.
    public func contains(_ point: MKMapPoint) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }
    /// Whether another rectangle is inside.
    public func contains(_ other: MKMapRect) -> Bool {
        !other.isNull && other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
    }
    /// Returns what both have in common; none without common points.
    public func intersection(_ other: MKMapRect) -> MKMapRect {
        guard intersects(other) else { return .null }
        let x = max(minX, other.minX), y = max(minY, other.minY)
        return MKMapRect(x: x, y: y, width: min(maxX, other.maxX) - x, height: min(maxY, other.maxY) - y)
    }
    /// Returns a rectangle at another place.
    public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
        MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
    }
    /// Whether it reaches over the edge at longitude 180°.
    public var spans180thMeridian: Bool { !isNull && (minX < 0 || maxX > MKMapPoint.worldSize) }
    /// Whether the two have points in common.
    public func intersects(_ other: MKMapRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}
