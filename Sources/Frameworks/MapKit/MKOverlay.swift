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
    /// The size.
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
    /// The width.
    public var width: Double { size.width }
    /// The height.
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
    /// Whether the two have points in common.
    public func intersects(_ other: MKMapRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}

/// Something with an area on a map.
public protocol MKOverlay: MKAnnotation {
    /// The area.
    var boundingMapRect: MKMapRect { get }
}

/// Something on a map.
open class MKShape: NSObject, MKAnnotation {
    /// The place.
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    /// The title.
    open var title: String?
    /// The line below the title.
    open var subtitle: String?
}

/// Something of several points.
open class MKMultiPoint: MKShape {
    private let places: [CLLocationCoordinate2D]
    /// The number of points.
    open var pointCount: Int { places.count }
    /// The area around the points; none without points.
    open var boundingMapRect: MKMapRect {
        places.reduce(.null) { $0.union(MKMapRect(origin: MKMapPoint($1))) }
    }
    /// The middle of the area.
    open override var coordinate: CLLocationCoordinate2D {
        let area = boundingMapRect
        return area.isNull ? CLLocationCoordinate2D() : MKMapPoint(x: area.midX, y: area.midY).coordinate
    }

    /// Creates something of the first places of a list.
    public init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        places = Array(UnsafeBufferPointer(start: coordinates, count: count))
        super.init()
    }
    /// Creates something of the first points of a list.
    public init(points: UnsafePointer<MKMapPoint>, count: Int) {
        places = UnsafeBufferPointer(start: points, count: count).map(\.coordinate)
        super.init()
    }
}

/// A line of several points.
open class MKPolyline: MKMultiPoint, MKOverlay {}

/// A line that is the shortest on the globe.
open class MKGeodesicPolyline: MKPolyline {}

/// An area with corners.
open class MKPolygon: MKMultiPoint, MKOverlay {}

/// A circle on the ground.
open class MKCircle: MKShape, MKOverlay {
    /// The radius in meters.
    public let radius: CLLocationDistance
    private let center: CLLocationCoordinate2D
    /// The center.
    open override var coordinate: CLLocationCoordinate2D { center }
    /// The area around it.
    open var boundingMapRect: MKMapRect {
        let middle = MKMapPoint(center)
        let metersAround = 40_075_017 * max(0.01, cos(center.latitude * .pi / 180))
        let length = radius / metersAround * MKMapPoint.worldSize
        return MKMapRect(x: middle.x - length, y: middle.y - length, width: 2 * length, height: 2 * length)
    }
    /// Creates a circle.
    public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
        (center, self.radius) = (coord, radius)
        super.init()
    }
}

/// Pictures of the ground from a server, which is never asked here.
open class MKTileOverlay: NSObject, MKOverlay {
    /// The address with `{x}`, `{y}` and `{z}`.
    public let urlTemplate: String?
    /// The size of a picture.
    open var tileSize = CGSize(width: 256, height: 256)
    /// The least detail.
    open var minimumZ = 0
    /// The greatest detail.
    open var maximumZ = 21
    /// Whether the map is not seen behind it.
    open var canReplaceMapContent = false
    /// Whether rows count from the south.
    open var isGeometryFlipped = false
    /// The middle.
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    /// The whole earth.
    open var boundingMapRect: MKMapRect { .world }
    /// Creates an overlay.
    public init(urlTemplate: String?) {
        self.urlTemplate = urlTemplate
        super.init()
    }
}

/// Draws an overlay; never asked here.
open class MKOverlayRenderer: NSObject {
    /// The overlay.
    public let overlay: any MKOverlay
    /// The opacity.
    open var alpha: CGFloat = 1
    /// Creates a renderer.
    public init(overlay: any MKOverlay) {
        self.overlay = overlay
        super.init()
    }
    /// Has it be drawn again.
    open func setNeedsDisplay() {}
}

/// Draws lines and areas; never asked here.
open class MKOverlayPathRenderer: MKOverlayRenderer {
    /// The color of areas.
    open var fillColor: UIColor?
    /// The color of lines.
    open var strokeColor: UIColor?
    /// The width of lines.
    open var lineWidth: CGFloat = 0
    /// The lengths of dashes and gaps.
    open var lineDashPattern: [NSNumber]?
    /// The offset of the first dash.
    open var lineDashPhase: CGFloat = 0
    /// The ends of lines.
    open var lineCap = CGLineCap.round
    /// The corners of lines.
    open var lineJoin = CGLineJoin.round
}

/// Draws a line; never asked here.
open class MKPolylineRenderer: MKOverlayPathRenderer {
    /// The line.
    open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline(points: [], count: 0) }
    /// Creates a renderer.
    public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}

/// Draws an area; never asked here.
open class MKPolygonRenderer: MKOverlayPathRenderer {
    /// The area.
    open var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon(points: [], count: 0) }
    /// Creates a renderer.
    public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
}

/// Draws a circle; never asked here.
open class MKCircleRenderer: MKOverlayPathRenderer {
    /// Creates a renderer.
    public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}

/// Draws pictures of the ground; never asked here.
open class MKTileOverlayRenderer: MKOverlayRenderer {
    /// Creates a renderer.
    public convenience init(tileOverlay overlay: MKTileOverlay) { self.init(overlay: overlay) }
    /// Has pictures be asked for again.
    open func reloadData() {}
}

/// Whether an overlay is above the roads or also above names. Raw values match Apple's.
public enum MKOverlayLevel: Int, Hashable, Sendable {
    /// Above roads.
    case aboveRoads = 0
    /// Above names.
    case aboveLabels = 1
}
