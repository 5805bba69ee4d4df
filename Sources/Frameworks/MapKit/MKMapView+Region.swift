public import CoreLocation
public import UIKit

// What is on a map, and which part of the earth it shows. The map is drawn as a placeholder: nothing of this is seen.
extension MKMapView {
    /// The overlays, lowest first.
    public var overlays: [any MKOverlay] { MapValues.of(self).overlays }
    /// Adds an overlay above the others.
    public func addOverlay(_ overlay: any MKOverlay) { addOverlays([overlay]) }
    /// Adds an overlay above the others; the level has no effect.
    public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay) }
    /// Adds overlays above the others.
    public func addOverlays(_ overlays: [any MKOverlay]) {
        for overlay in overlays { insertOverlay(overlay, at: .max) }
    }
    /// Adds an overlay at an index.
    public func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
        MapValues.of(self).overlays.insert(overlay, at: max(0, min(index, overlays.count)))
        UndrawnContent.report("the overlays of an MKMapView are not drawn", of: "MKMapView")
    }
    /// Adds an overlay at an index; the level has no effect.
    public func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
        insertOverlay(overlay, at: index)
    }
    /// Removes an overlay.
    public func removeOverlay(_ overlay: any MKOverlay) {
        MapValues.of(self).overlays.removeAll { $0 === overlay }
    }
    /// Removes overlays from the map.
    public func removeOverlays(_ overlays: [any MKOverlay]) {
        for overlay in overlays { removeOverlay(overlay) }
    }
    /// Returns nil: overlays are not drawn.
    public func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { nil }
    /// Returns nil: the places of a map have no views here.
    public func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    /// Returns nil: no views are kept for reuse.
    public func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
    /// Where the device is: nowhere.
    public var userLocation: MKUserLocation { MapValues.of(self).userLocation }
    /// How the map follows the device.
    public var userTrackingMode: MKUserTrackingMode {
        get { MapValues.of(self).userTrackingMode }
        set { MapValues.of(self).userTrackingMode = newValue }
    }
    /// Sets how the map follows the device.
    public func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }
    /// The center of the region.
    public var centerCoordinate: CLLocationCoordinate2D {
        get { region.center }
        set { region.center = newValue }
    }
    /// The part of the flat map that is seen.
    public var visibleMapRect: MKMapRect {
        get {
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
        set {
            let first = newValue.origin.coordinate
            let last = MKMapPoint(x: newValue.maxX, y: newValue.maxY).coordinate
            region = MKCoordinateRegion(
                center: MKMapPoint(x: newValue.midX, y: newValue.midY).coordinate,
                span: MKCoordinateSpan(
                    latitudeDelta: first.latitude - last.latitude,
                    longitudeDelta: last.longitude - first.longitude))
        }
    }
    /// Sets the part of the flat map that is seen.
    public func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) { visibleMapRect = mapRect }
    /// Sets the part of the flat map that is seen; the padding has no effect.
    public func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool) {
        visibleMapRect = mapRect
    }
    /// Shows all of some things.
    public func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        addAnnotations(annotations.filter { one in !self.annotations.contains { $0 === one } })
        let area = annotations.reduce(MKMapRect.null) {
            $0.union(MKMapRect(origin: MKMapPoint($1.coordinate)))
        }
        if !area.isEmpty { visibleMapRect = area }
    }
    /// Returns the coordinate at a point of a view: the point's share of the map's size is the place in the region.
    public func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        let inner = convert(point, from: view), area = visibleMapRect
        guard bounds.width > 0, bounds.height > 0 else { return region.center }
        return MKMapPoint(
            x: area.minX + area.width * inner.x / bounds.width,
            y: area.minY + area.height * inner.y / bounds.height
        ).coordinate
    }
    /// Returns the point of a place in a view.
    public func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
        let place = MKMapPoint(coordinate), area = visibleMapRect
        guard area.width > 0, area.height > 0 else { return .zero }
        let point = CGPoint(
            x: (place.x - area.minX) / area.width * bounds.width,
            y: (place.y - area.minY) / area.height * bounds.height)
        return convert(point, to: view)
    }
}
