// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import CoreLocation
public import UIKit

/// An extent in degrees.
public struct MKCoordinateSpan: Hashable, Sendable {
    /// From north to south.
    public var latitudeDelta: CLLocationDegrees
    /// From west to east.
    public var longitudeDelta: CLLocationDegrees
    /// Creates an extent.
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
    }
}

/// A part of the earth.
public struct MKCoordinateRegion: Hashable, Sendable {
    /// The middle.
    public var center: CLLocationCoordinate2D
    /// The extent.
    public var span: MKCoordinateSpan
    /// Creates a region.
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
        (self.center, self.span) = (center, span)
    }
    /// Creates a region by its lengths in meters.
    public init(
        center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
        longitudinalMeters: CLLocationDistance
    ) {
        let degree = 111_195.0, shrinking = max(0.01, cos(center.latitude * .pi / 180))
        self.init(
            center: center,
            span: MKCoordinateSpan(
                latitudeDelta: latitudinalMeters / degree,
                longitudeDelta: longitudinalMeters / degree / shrinking))
    }
}

/// Something at a place of a map.
public protocol MKAnnotation: NSObjectProtocol {
    /// The place.
    var coordinate: CLLocationCoordinate2D { get }
    /// The title.
    var title: String? { get }
    /// The line below the title.
    var subtitle: String? { get }
}

extension MKAnnotation {
    /// Nil.
    public var title: String? { nil }
    /// Nil.
    public var subtitle: String? { nil }
}

/// A point of a map.
open class MKPointAnnotation: NSObject, MKAnnotation {
    /// The place.
    open var coordinate = CLLocationCoordinate2D()
    /// The title.
    open var title: String?
    /// The line below the title.
    open var subtitle: String?
}

/// The view of something at a place.
open class MKAnnotationView: UIView {
    /// What is at the place.
    open var annotation: (any MKAnnotation)?
    /// The identifier for reuse.
    public let reuseIdentifier: String?
    /// The image.
    open var image: UIImage?
    /// Whether a tap opens a bubble.
    open var canShowCallout = false
    /// How far the middle of the view is from the place.
    open var centerOffset = CGPoint.zero
    /// How far the bubble is from its place.
    open var calloutOffset = CGPoint.zero
    /// The view at the left of the bubble.
    open var leftCalloutAccessoryView: UIView?
    /// The view at the right of the bubble.
    open var rightCalloutAccessoryView: UIView?
    /// The view below the title of the bubble.
    open var detailCalloutAccessoryView: UIView?
    /// Whether the view can be dragged.
    open var isDraggable = false
    /// What a drag of the view does.
    open var dragState = DragState.none
    /// Whether the view is chosen.
    open var isSelected = false
    /// Prepares the view for something else.
    open func prepareForReuse() {}
    /// Creates a view.
    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        self.annotation = annotation
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }
    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }
}

/// What a map looks like. Raw values match Apple's.
public enum MKMapType: UInt, Hashable, Sendable {
    /// Streets.
    case standard = 0
    /// From above.
    case satellite = 1
    /// From above, with streets.
    case hybrid = 2
}

/// Hears of a map; never called here.
public protocol MKMapViewDelegate: AnyObject {
    /// Returns the view of something at a place.
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    /// Called after the region has changed.
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    /// Called when something was tapped.
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    /// Called when something else was tapped.
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
    /// Called before the region changes.
    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
    /// Returns what draws an overlay.
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
    /// Called when the device has moved.
    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
    /// Called with the views of things that were added.
    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
    /// Called when a control of a bubble was tapped.
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView,
        calloutAccessoryControlTapped control: UIControl)
    /// Called while something is dragged.
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView,
        didChange newState: MKAnnotationView.DragState,
        fromOldState oldState: MKAnnotationView.DragState)
}

extension MKMapViewDelegate {
    /// Returns nil.
    public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
        nil
    }
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
    /// Returns one that draws nothing.
    public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        MKOverlayRenderer(overlay: overlay)
    }
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
    /// Does nothing.
    public func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView,
        calloutAccessoryControlTapped control: UIControl
    ) {}
    /// Does nothing.
    public func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView,
        didChange newState: MKAnnotationView.DragState,
        fromOldState oldState: MKAnnotationView.DragState
    ) {}
}

/// What a map view keeps beside its stand-in.
final class MapValues {
    weak var delegate: AnyObject?
    var annotations: [any MKAnnotation] = []
    var region = MKCoordinateRegion(
        center: CLLocationCoordinate2D(), span: MKCoordinateSpan(latitudeDelta: 180, longitudeDelta: 360))
    var mapType = MKMapType.standard
    var showsUserLocation = false
    var overlays: [any MKOverlay] = []
    var userTrackingMode = MKUserTrackingMode.none
    let userLocation = MKUserLocation()
    var isZoomEnabled = true
    var isScrollEnabled = true
    var isRotateEnabled = true
    var isPitchEnabled = true
    var showsCompass = true
    var showsScale = false
    var showsTraffic = false
    var showsBuildings = true

    private final class Anchor: Sendable {}
    // The address of this object stands for the key.
    private static let anchor = Anchor()

    static func of(_ view: MKMapView) -> MapValues {
        let key = UnsafeRawPointer(Unmanaged.passUnretained(anchor).toOpaque())
        if let known = objc_getAssociatedObject(view, key) as? MapValues { return known }
        let made = MapValues()
        objc_setAssociatedObject(view, key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return made
    }
}

// The map is drawn as a stand-in: nothing of its contents is seen.
extension MKMapView {
    /// Hears of the map; not retained.
    public var delegate: (any MKMapViewDelegate)? {
        get { MapValues.of(self).delegate as? any MKMapViewDelegate }
        set { MapValues.of(self).delegate = newValue }
    }
    /// The part of the earth.
    public var region: MKCoordinateRegion {
        get { MapValues.of(self).region }
        set { MapValues.of(self).region = newValue }
    }
    /// What the map looks like.
    public var mapType: MKMapType {
        get { MapValues.of(self).mapType }
        set { MapValues.of(self).mapType = newValue }
    }
    /// Whether the place of the device is shown.
    public var showsUserLocation: Bool {
        get { MapValues.of(self).showsUserLocation }
        set { MapValues.of(self).showsUserLocation = newValue }
    }
    /// What is at places of the map.
    public var annotations: [any MKAnnotation] { MapValues.of(self).annotations }
    /// Sets the part of the earth.
    public func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
    /// Sets the middle.
    public func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { region.center = coordinate }
    /// Adds something at a place.
    public func addAnnotation(_ annotation: any MKAnnotation) {
        MapValues.of(self).annotations.append(annotation)
    }
    /// Adds things at places.
    public func addAnnotations(_ annotations: [any MKAnnotation]) {
        MapValues.of(self).annotations += annotations
    }
    /// Removes something.
    public func removeAnnotation(_ annotation: any MKAnnotation) {
        MapValues.of(self).annotations.removeAll { $0 === annotation }
    }
    /// Removes things.
    public func removeAnnotations(_ annotations: [any MKAnnotation]) {
        for annotation in annotations { removeAnnotation(annotation) }
    }
    /// Whether the user may change the scale; has no effect on the stand-in.
    public var isZoomEnabled: Bool {
        get { MapValues.of(self).isZoomEnabled }
        set { MapValues.of(self).isZoomEnabled = newValue }
    }
    /// Whether the user may move the map; has no effect on the stand-in.
    public var isScrollEnabled: Bool {
        get { MapValues.of(self).isScrollEnabled }
        set { MapValues.of(self).isScrollEnabled = newValue }
    }
    /// Whether the user may turn the map; has no effect on the stand-in.
    public var isRotateEnabled: Bool {
        get { MapValues.of(self).isRotateEnabled }
        set { MapValues.of(self).isRotateEnabled = newValue }
    }
    /// Whether the user may tilt the map; has no effect on the stand-in.
    public var isPitchEnabled: Bool {
        get { MapValues.of(self).isPitchEnabled }
        set { MapValues.of(self).isPitchEnabled = newValue }
    }
    /// Whether a compass is seen; has no effect on the stand-in.
    public var showsCompass: Bool {
        get { MapValues.of(self).showsCompass }
        set { MapValues.of(self).showsCompass = newValue }
    }
    /// Whether lengths are seen; has no effect on the stand-in.
    public var showsScale: Bool {
        get { MapValues.of(self).showsScale }
        set { MapValues.of(self).showsScale = newValue }
    }
    /// Whether the traffic is seen; has no effect on the stand-in.
    public var showsTraffic: Bool {
        get { MapValues.of(self).showsTraffic }
        set { MapValues.of(self).showsTraffic = newValue }
    }
    /// Whether buildings are seen; has no effect on the stand-in.
    public var showsBuildings: Bool {
        get { MapValues.of(self).showsBuildings }
        set { MapValues.of(self).showsBuildings = newValue }
    }
}
