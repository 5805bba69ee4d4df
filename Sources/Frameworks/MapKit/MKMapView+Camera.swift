// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreLocation
public import UIKit

/// From where a map is seen.
open class MKMapCamera: NSObject {
    /// The place that is seen.
    open var centerCoordinate = CLLocationCoordinate2D()
    /// How far it is, in meters.
    open var centerCoordinateDistance: CLLocationDistance = 0
    /// How high the camera is, in meters.
    open var altitude: CLLocationDistance = 0
    /// How it is tilted, in degrees.
    open var pitch: CGFloat = 0
    /// Where it looks, in degrees from north.
    open var heading: CLLocationDirection = 0
    /// Creates a camera.
    public override init() { super.init() }
    /// Creates a camera by its distance.
    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
        pitch: CGFloat, heading: CLLocationDirection
    ) {
        self.init()
        self.centerCoordinate = centerCoordinate
        centerCoordinateDistance = distance
        altitude = distance * cos(Double(pitch) * .pi / 180)
        self.pitch = pitch
        self.heading = heading
    }
    /// Creates a camera at a place.
    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
        fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D, eyeAltitude: CLLocationDistance
    ) {
        self.init(lookingAtCenter: centerCoordinate, fromDistance: eyeAltitude, pitch: 0, heading: 0)
    }
}

/// The configuration of a map's appearance.
open class MKMapConfiguration: NSObject {
    /// Whether hills are seen. Raw values match Apple's.
    public enum ElevationStyle: Int, Hashable, Sendable {
        /// They are not.
        case flat = 0
        /// Realistic terrain with elevation.
        case realistic = 1
    }

    /// Whether hills are seen.
    open var elevationStyle = ElevationStyle.flat
}
/// A standard map with streets and names.
open class MKStandardMapConfiguration: MKMapConfiguration {
    /// How strong colors are. Raw values match Apple's.
    public enum EmphasisStyle: Int, Hashable, Sendable {
        /// The default emphasis of details.
        case `default` = 0
        /// Muted colors of details.
        case muted = 1
    }

    /// How strong colors are.
    open var emphasisStyle = EmphasisStyle.default
    /// What is shown.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Whether the traffic is seen.
    open var showsTraffic = false
    /// Creates a configuration.
    public override init() { super.init() }
    /// Creates a configuration.
    public convenience init(elevationStyle: ElevationStyle) {
        self.init()
        self.elevationStyle = elevationStyle
    }
    /// Creates a configuration.
    public convenience init(elevationStyle: ElevationStyle, emphasisStyle: EmphasisStyle) {
        self.init(elevationStyle: elevationStyle)
        self.emphasisStyle = emphasisStyle
    }
}
/// Satellite images of the area.
open class MKImageryMapConfiguration: MKMapConfiguration {
    /// Creates a configuration.
    public override init() { super.init() }
    /// Creates a configuration.
    public convenience init(elevationStyle: ElevationStyle) {
        self.init()
        self.elevationStyle = elevationStyle
    }
}
/// From above, with streets.
open class MKHybridMapConfiguration: MKMapConfiguration {
    /// What is shown.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Whether the traffic is seen.
    open var showsTraffic = false
    /// Creates a configuration.
    public override init() { super.init() }
    /// Creates a configuration.
    public convenience init(elevationStyle: ElevationStyle) {
        self.init()
        self.elevationStyle = elevationStyle
    }
}

/// A kind of places.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
    /// The raw value: the string that Apple's constant has.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Airports and their terminals.
    public static let airport = MKPointOfInterestCategory(rawValue: "MKPOICategoryAirport")
    /// Machines with money.
    public static let atm = MKPointOfInterestCategory(rawValue: "MKPOICategoryATM")
    /// Bakeries and pastry shops.
    public static let bakery = MKPointOfInterestCategory(rawValue: "MKPOICategoryBakery")
    /// Banks with counters.
    public static let bank = MKPointOfInterestCategory(rawValue: "MKPOICategoryBank")
    /// Beaches at the sea or a lake.
    public static let beach = MKPointOfInterestCategory(rawValue: "MKPOICategoryBeach")
    /// Cafés and coffee shops.
    public static let cafe = MKPointOfInterestCategory(rawValue: "MKPOICategoryCafe")
    /// Where people train.
    public static let fitnessCenter = MKPointOfInterestCategory(rawValue: "MKPOICategoryFitnessCenter")
    /// Where food is sold.
    public static let foodMarket = MKPointOfInterestCategory(rawValue: "MKPOICategoryFoodMarket")
    /// Where fuel is sold.
    public static let gasStation = MKPointOfInterestCategory(rawValue: "MKPOICategoryGasStation")
    /// Hospitals and clinics.
    public static let hospital = MKPointOfInterestCategory(rawValue: "MKPOICategoryHospital")
    /// Hotels and hostels.
    public static let hotel = MKPointOfInterestCategory(rawValue: "MKPOICategoryHotel")
    /// Libraries open to readers.
    public static let library = MKPointOfInterestCategory(rawValue: "MKPOICategoryLibrary")
    /// Museums and exhibitions.
    public static let museum = MKPointOfInterestCategory(rawValue: "MKPOICategoryMuseum")
    /// Parks in a city.
    public static let park = MKPointOfInterestCategory(rawValue: "MKPOICategoryPark")
    /// Where cars stand.
    public static let parking = MKPointOfInterestCategory(rawValue: "MKPOICategoryParking")
    /// Pharmacies that sell medicine.
    public static let pharmacy = MKPointOfInterestCategory(rawValue: "MKPOICategoryPharmacy")
    /// Stations and stops of public transport.
    public static let publicTransport = MKPointOfInterestCategory(rawValue: "MKPOICategoryPublicTransport")
    /// Restaurants of any kind.
    public static let restaurant = MKPointOfInterestCategory(rawValue: "MKPOICategoryRestaurant")
    /// Schools for children.
    public static let school = MKPointOfInterestCategory(rawValue: "MKPOICategorySchool")
    /// Stores of any kind.
    public static let store = MKPointOfInterestCategory(rawValue: "MKPOICategoryStore")
    /// Theaters with a stage.
    public static let theater = MKPointOfInterestCategory(rawValue: "MKPOICategoryTheater")
    /// Universities and colleges.
    public static let university = MKPointOfInterestCategory(rawValue: "MKPOICategoryUniversity")
}

/// Which kinds of places are shown.
open class MKPointOfInterestFilter: NSObject {
    private let categories: Set<MKPointOfInterestCategory>, isIncluding: Bool
    /// Shows some kinds.
    public init(including categories: [MKPointOfInterestCategory]) {
        (self.categories, isIncluding) = (Set(categories), true)
    }
    /// Shows the other kinds.
    public init(excluding categories: [MKPointOfInterestCategory]) {
        (self.categories, isIncluding) = (Set(categories), false)
    }
    /// Shows all kinds.
    open class var includingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(excluding: []) }
    /// Shows no kind.
    open class var excludingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(including: []) }
    /// Returns whether a kind is shown.
    open func includes(_ category: MKPointOfInterestCategory) -> Bool {
        categories.contains(category) == isIncluding
    }
    /// Returns whether a kind is not shown.
    open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}

extension MKMapView {
    /// How far a camera may be.
    open class CameraZoomRange: NSObject {
        /// The least distance in meters; -1 for no limit.
        public let minCenterCoordinateDistance: CLLocationDistance
        /// The greatest distance in meters; -1 for no limit.
        public let maxCenterCoordinateDistance: CLLocationDistance
        /// Creates a range.
        public init?(
            minCenterCoordinateDistance: CLLocationDistance, maxCenterCoordinateDistance: CLLocationDistance
        ) {
            (self.minCenterCoordinateDistance, self.maxCenterCoordinateDistance) = (
                minCenterCoordinateDistance, maxCenterCoordinateDistance
            )
        }
        /// Creates a range.
        public convenience init?(minCenterCoordinateDistance: CLLocationDistance) {
            self.init(
                minCenterCoordinateDistance: minCenterCoordinateDistance, maxCenterCoordinateDistance: -1)
        }
        /// Creates a range.
        public convenience init?(maxCenterCoordinateDistance: CLLocationDistance) {
            self.init(
                minCenterCoordinateDistance: -1, maxCenterCoordinateDistance: maxCenterCoordinateDistance)
        }
    }
    /// Where the middle of a map may be.
    open class CameraBoundary: NSObject {
        /// The region that bounds the center.
        public let region: MKCoordinateRegion
        /// Creates a boundary.
        public init?(coordinateRegion region: MKCoordinateRegion) { self.region = region }
        /// Creates a boundary.
        public convenience init?(mapRect: MKMapRect) {
            self.init(coordinateRegion: MKCoordinateRegion(mapRect))
        }
        /// The part of the flat map.
        open var mapRect: MKMapRect {
            let first = MKMapPoint(
                CLLocationCoordinate2D(
                    latitude: region.center.latitude + region.span.latitudeDelta / 2,
                    longitude: region.center.longitude - region.span.longitudeDelta / 2))
            let last = MKMapPoint(
                CLLocationCoordinate2D(
                    latitude: region.center.latitude - region.span.latitudeDelta / 2,
                    longitude: region.center.longitude + region.span.longitudeDelta / 2))
            return MKMapRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
        }
    }
    /// From where the map is seen; the placeholder is always seen from above.
    public var camera: MKMapCamera {
        get { MapValues.of(self).camera }
        set {
            MapValues.of(self).camera = newValue
            region.center = newValue.centerCoordinate
        }
    }
    /// Sets from where the map is seen.
    public func setCamera(_ camera: MKMapCamera, animated: Bool) { self.camera = camera }
    /// How far the camera may be; kept, and has no effect here.
    public var cameraZoomRange: CameraZoomRange? {
        get { MapValues.of(self).cameraZoomRange }
        set { MapValues.of(self).cameraZoomRange = newValue }
    }
    /// Sets how far the camera may be.
    public func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
        self.cameraZoomRange = cameraZoomRange
    }
    /// Where the middle may be; kept, and has no effect here.
    public var cameraBoundary: CameraBoundary? {
        get { MapValues.of(self).cameraBoundary }
        set { MapValues.of(self).cameraBoundary = newValue }
    }
    /// Sets where the middle may be.
    public func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) {
        self.cameraBoundary = cameraBoundary
    }
    /// Which kinds of places are shown; kept, and has no effect here.
    public var pointOfInterestFilter: MKPointOfInterestFilter? {
        get { MapValues.of(self).pointOfInterestFilter }
        set { MapValues.of(self).pointOfInterestFilter = newValue }
    }
    /// Whether places are shown; kept, and has no effect here.
    public var showsPointsOfInterest: Bool {
        get { MapValues.of(self).showsPointsOfInterest }
        set { MapValues.of(self).showsPointsOfInterest = newValue }
    }
    /// Whether a button follows the device; kept, and has no effect here.
    public var showsUserTrackingButton: Bool {
        get { MapValues.of(self).showsUserTrackingButton }
        set { MapValues.of(self).showsUserTrackingButton = newValue }
    }
    /// The configuration of the map; kept, and has no effect here.
    public var preferredConfiguration: MKMapConfiguration {
        get { MapValues.of(self).configuration }
        set { MapValues.of(self).configuration = newValue }
    }
    /// What is chosen.
    public var selectedAnnotations: [any MKAnnotation] {
        get { MapValues.of(self).selectedAnnotations }
        set { MapValues.of(self).selectedAnnotations = newValue }
    }
    /// Chooses something; a map opens no bubbles here.
    public func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
        selectedAnnotations = [annotation]
    }
    /// No longer chooses something.
    public func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
        selectedAnnotations.removeAll { $0 === annotation }
    }
    /// Whether the device is seen.
    public var isUserLocationVisible: Bool { false }
    /// Where things can be seen.
    public var annotationVisibleRect: CGRect { bounds }
    /// Returns the things in a part of the flat map.
    public func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
        Set(annotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }.compactMap { $0 as? NSObject })
    }
    /// Returns the region that is seen instead of one; the same here.
    public func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
    /// Returns the part of the flat map that is seen instead of one; the same here.
    public func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { mapRect }
    /// Returns the part of the flat map that is seen instead of one; the same here.
    public func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect {
        mapRect
    }
    /// Returns the rectangle of a region in a view.
    public func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
        let first = convert(
            CLLocationCoordinate2D(
                latitude: region.center.latitude + region.span.latitudeDelta / 2,
                longitude: region.center.longitude - region.span.longitudeDelta / 2), toPointTo: view)
        let last = convert(
            CLLocationCoordinate2D(
                latitude: region.center.latitude - region.span.latitudeDelta / 2,
                longitude: region.center.longitude + region.span.longitudeDelta / 2), toPointTo: view)
        return CGRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
    }
    /// Returns the region of a rectangle in a view.
    public func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
        let first = convert(rect.origin, toCoordinateFrom: view)
        let last = convert(CGPoint(x: rect.maxX, y: rect.maxY), toCoordinateFrom: view)
        return MKCoordinateRegion(
            center: CLLocationCoordinate2D(
                latitude: (first.latitude + last.latitude) / 2,
                longitude: (first.longitude + last.longitude) / 2),
            span: MKCoordinateSpan(
                latitudeDelta: first.latitude - last.latitude,
                longitudeDelta: last.longitude - first.longitude))
    }
    /// Registers a class for annotation views; has no effect here, as annotations are not drawn.
    public func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {}
    /// Returns a balloon: registered classes are not used.
    public func dequeueReusableAnnotationView(
        withIdentifier identifier: String, for annotation: any MKAnnotation
    ) -> MKAnnotationView { MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier) }
    /// Returns the overlays of a level; all are on each.
    public func overlays(in level: MKOverlayLevel) -> [any MKOverlay] { overlays }
    /// Adds overlays above the others; the level has no effect.
    public func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) { addOverlays(overlays) }
}
