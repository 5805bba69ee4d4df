// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreLocation
public import UIKit

/// Something with an area on a map.
public protocol MKOverlay: MKAnnotation {
    /// The rectangle that encloses the overlay.
    var boundingMapRect: MKMapRect { get }
}

/// Something on a map.
open class MKShape: NSObject, MKAnnotation {
    /// The coordinate of the shape.
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    /// The title of the shape.
    open var title: String?
    /// The line below the title.
    open var subtitle: String?
}

/// Something of several points.
open class MKMultiPoint: MKShape {
    private let places: [CLLocationCoordinate2D]
    private var flatPoints: UnsafeMutablePointer<MKMapPoint>?
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
    deinit { flatPoints?.deallocate() }
    /// Returns the points on the flat map, as many as `pointCount`, which are there as long as this object.
    open func points() -> UnsafeMutablePointer<MKMapPoint> {
        if let flatPoints { return flatPoints }
        let made = UnsafeMutablePointer<MKMapPoint>.allocate(capacity: max(1, places.count))
        for (index, place) in places.enumerated() { (made + index).initialize(to: MKMapPoint(place)) }
        flatPoints = made
        return made
    }
    /// Copies the places of some points to an array with room for them.
    open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
        for index in 0..<range.length where places.indices.contains(range.location + index) {
            (coords + index).initialize(to: places[range.location + index])
        }
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
open class MKPolygon: MKMultiPoint, MKOverlay {
    /// The areas that are left out.
    open private(set) var interiorPolygons: [MKPolygon]?
    /// Creates an area of the first places of a list, without some areas.
    public convenience init(
        coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]?
    ) {
        self.init(coordinates: coords, count: count)
        self.interiorPolygons = interiorPolygons
    }
    /// Creates an area of the first points of a list, without some areas.
    public convenience init(
        points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]?
    ) {
        self.init(points: points, count: count)
        self.interiorPolygons = interiorPolygons
    }
}

/// An overlay of several polylines.
open class MKMultiPolyline: MKShape, MKOverlay {
    /// The polylines of the overlay.
    public let polylines: [MKPolyline]
    /// The area around them.
    open var boundingMapRect: MKMapRect { polylines.reduce(.null) { $0.union($1.boundingMapRect) } }
    /// Creates one of several lines.
    public init(_ polylines: [MKPolyline]) { self.polylines = polylines }
}

/// An overlay of several polygons.
open class MKMultiPolygon: MKShape, MKOverlay {
    /// The polygons of the overlay.
    public let polygons: [MKPolygon]
    /// The area around them.
    open var boundingMapRect: MKMapRect { polygons.reduce(.null) { $0.union($1.boundingMapRect) } }
    /// Creates one of several areas.
    public init(_ polygons: [MKPolygon]) { self.polygons = polygons }
}

/// A circle on the ground.
open class MKCircle: MKShape, MKOverlay {
    /// The radius in meters.
    public let radius: CLLocationDistance
    private let center: CLLocationCoordinate2D
    /// The center of the circle.
    open override var coordinate: CLLocationCoordinate2D { center }
    /// The area around it.
    open var boundingMapRect: MKMapRect {
        let middle = MKMapPoint(center)
        let metersAround = 40_075_017 * max(0.01, cos(center.latitude * .pi / 180))
        let length = radius / metersAround * MKMapPoint.worldSize
        return MKMapRect(x: middle.x - length, y: middle.y - length, width: 2 * length, height: 2 * length)
    }
    /// Creates the circle in the middle of a rectangle, as wide as its shorter side.
    public convenience init(mapRect: MKMapRect) {
        let center = MKMapPoint(x: mapRect.midX, y: mapRect.midY).coordinate
        let meters = MKMetersPerMapPointAtLatitude(center.latitude)
        self.init(center: center, radius: min(mapRect.width, mapRect.height) / 2 * meters)
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
    /// Returns the address of a picture.
    open func url(forTilePath path: MKTileOverlayPath) -> URL {
        let filled = (urlTemplate ?? "").replacingOccurrences(of: "{x}", with: "\(path.x)")
            .replacingOccurrences(of: "{y}", with: "\(path.y)")
            .replacingOccurrences(of: "{z}", with: "\(path.z)")
        return URL(string: filled) ?? URL(fileURLWithPath: "/")
    }
    /// Loads a picture, which fails here.
    open func loadTile(at path: MKTileOverlayPath, result: @escaping (Data?, (any Error)?) -> Void) {
        CompletionQueue.async { result(nil, CocoaError(.featureUnsupported)) }
    }
    /// The center of the overlay.
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    /// The whole earth.
    open var boundingMapRect: MKMapRect { .world }
    /// Creates an overlay.
    public init(urlTemplate: String?) {
        self.urlTemplate = urlTemplate
        super.init()
    }
}

/// Whether an overlay is above the roads or also above names. Raw values match Apple's.
public enum MKOverlayLevel: Int, Hashable, Sendable {
    /// Above roads, below labels.
    case aboveRoads = 0
    /// Above roads and labels.
    case aboveLabels = 1
}

/// Which picture of the ground.
public struct MKTileOverlayPath: Hashable, Sendable {
    /// The column of the tile.
    public var x: Int
    /// The row of the tile.
    public var y: Int
    /// The zoom level of the tile.
    public var z: Int
    /// The scale of the screen.
    public var contentScaleFactor: CGFloat
    /// Creates the path of the first picture.
    public init() { (x, y, z, contentScaleFactor) = (0, 0, 0, 1) }
    /// Creates a path.
    public init(x: Int, y: Int, z: Int, contentScaleFactor: CGFloat) {
        (self.x, self.y, self.z, self.contentScaleFactor) = (x, y, z, contentScaleFactor)
    }
}
