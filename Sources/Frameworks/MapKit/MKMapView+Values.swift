// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreLocation
public import UIKit

/// What a map view keeps beside its placeholder.
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
    var showsPointsOfInterest = true
    var showsUserTrackingButton = false
    var camera = MKMapCamera()
    var cameraZoomRange: MKMapView.CameraZoomRange?
    var cameraBoundary: MKMapView.CameraBoundary?
    var pointOfInterestFilter: MKPointOfInterestFilter?
    var configuration: MKMapConfiguration = MKStandardMapConfiguration()
    var selectedAnnotations: [any MKAnnotation] = []

    private static let key = AttachmentKey()

    static func of(_ view: MKMapView) -> MapValues { key.value(of: view) { MapValues() } }
}

// The map is drawn as a placeholder: nothing of its contents is seen.
extension MKMapView {
    /// The delegate; not retained.
    public var delegate: (any MKMapViewDelegate)? {
        get { MapValues.of(self).delegate as? any MKMapViewDelegate }
        set { MapValues.of(self).delegate = newValue }
    }
    /// The part of the earth.
    public var region: MKCoordinateRegion {
        get { MapValues.of(self).region }
        set { MapValues.of(self).region = newValue }
    }
    /// The type of the map; kept, and has no effect here.
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
        addAnnotations([annotation])
    }
    /// Adds things at places.
    public func addAnnotations(_ annotations: [any MKAnnotation]) {
        guard !annotations.isEmpty else { return }
        MapValues.of(self).annotations += annotations
        UndrawnContent.report("the annotations of an MKMapView are not drawn", of: "MKMapView")
    }
    /// Removes an annotation from the map.
    public func removeAnnotation(_ annotation: any MKAnnotation) {
        MapValues.of(self).annotations.removeAll { $0 === annotation }
    }
    /// Removes annotations from the map.
    public func removeAnnotations(_ annotations: [any MKAnnotation]) {
        for annotation in annotations { removeAnnotation(annotation) }
    }
    /// Whether the user may change the scale; kept, and has no effect here.
    public var isZoomEnabled: Bool {
        get { MapValues.of(self).isZoomEnabled }
        set { MapValues.of(self).isZoomEnabled = newValue }
    }
    /// Whether the user may move the map; kept, and has no effect here.
    public var isScrollEnabled: Bool {
        get { MapValues.of(self).isScrollEnabled }
        set { MapValues.of(self).isScrollEnabled = newValue }
    }
    /// Whether the user may turn the map; kept, and has no effect here.
    public var isRotateEnabled: Bool {
        get { MapValues.of(self).isRotateEnabled }
        set { MapValues.of(self).isRotateEnabled = newValue }
    }
    /// Whether the user may tilt the map; kept, and has no effect here.
    public var isPitchEnabled: Bool {
        get { MapValues.of(self).isPitchEnabled }
        set { MapValues.of(self).isPitchEnabled = newValue }
    }
    /// Whether a compass is seen; kept, and has no effect here.
    public var showsCompass: Bool {
        get { MapValues.of(self).showsCompass }
        set { MapValues.of(self).showsCompass = newValue }
    }
    /// Whether lengths are seen; kept, and has no effect here.
    public var showsScale: Bool {
        get { MapValues.of(self).showsScale }
        set { MapValues.of(self).showsScale = newValue }
    }
    /// Whether the traffic is seen; kept, and has no effect here.
    public var showsTraffic: Bool {
        get { MapValues.of(self).showsTraffic }
        set { MapValues.of(self).showsTraffic = newValue }
    }
    /// Whether buildings are seen; kept, and has no effect here.
    public var showsBuildings: Bool {
        get { MapValues.of(self).showsBuildings }
        set { MapValues.of(self).showsBuildings = newValue }
    }
}
