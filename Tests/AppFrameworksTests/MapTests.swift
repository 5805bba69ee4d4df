import MapKit
import Testing
import UIKit

/// Sources: the spherical Mercator projection (Snyder, "Map Projections", 1987), and `MKMapSize.world`.
@Suite("What is on maps")
struct MapTests {
    private static let world = 268_435_456.0

    @Test(
        "points of the flat map are those of the Mercator projection",
        arguments: [
            (0.0, 0.0, 0.5, 0.5), (0.0, -180.0, 0.0, 0.5), (0.0, 90.0, 0.75, 0.5),
            // The map is square: it ends where the projection is as high as wide.
            (85.051_128_779_806_6, 0.0, 0.5, 0.0), (-85.051_128_779_806_6, 180.0, 1.0, 1.0),
        ])
    func points(latitude: Double, longitude: Double, x: Double, y: Double) {
        let point = MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
        #expect(abs(point.x / Self.world - x) < 1e-9 && abs(point.y / Self.world - y) < 1e-9)
        #expect(abs(point.coordinate.latitude - latitude) < 1e-6)
        #expect(abs(point.coordinate.longitude - longitude) < 1e-6)
    }

    @Test("lines and circles have the area around them")
    func areas() {
        let places = [
            CLLocationCoordinate2D(latitude: 10, longitude: 20),
            CLLocationCoordinate2D(latitude: -5, longitude: 40),
        ]
        let line = MKPolyline(coordinates: places, count: 2)
        let first = MKMapPoint(places[0]), last = MKMapPoint(places[1])
        #expect(line.pointCount == 2)
        #expect(
            line.boundingMapRect
                == MKMapRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y))
        #expect(MKPolyline(coordinates: [], count: 0).boundingMapRect.isNull)
        // A ten-thousandth of the equator.
        let circle = MKCircle(center: CLLocationCoordinate2D(), radius: 4_007.501_7)
        #expect(abs(circle.boundingMapRect.width / Self.world - 2e-4) < 1e-9)
    }

    @Test("a map keeps its overlays and finds its places again")
    func map() {
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let tiles = MKTileOverlay(urlTemplate: nil),
            circle = MKCircle(center: map.centerCoordinate, radius: 5)
        map.addOverlays([circle])
        map.insertOverlay(tiles, at: 0)
        #expect(
            map.overlays.map(ObjectIdentifier.init) == [ObjectIdentifier(tiles), ObjectIdentifier(circle)])
        map.removeOverlay(circle)
        #expect(map.overlays.count == 1)
        map.setVisibleMapRect(MKMapRect(x: 1e8, y: 1e8, width: 2e6, height: 1e6), animated: false)
        let place = MKMapPoint(x: 1.005e8, y: 1.0025e8).coordinate
        let point = map.convert(place, toPointTo: map)
        #expect(abs(point.x - 50) < 1 && abs(point.y - 25) < 1)
        let again = map.convert(point, toCoordinateFrom: map)
        #expect(abs(again.latitude - place.latitude) < 1e-6 && abs(again.longitude - place.longitude) < 1e-6)
    }
}
