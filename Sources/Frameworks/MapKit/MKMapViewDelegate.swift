// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreLocation
public import UIKit

/// The delegate of an MKMapView; its methods are never called here.
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
    /// Called while the region changes.
    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
    /// Called before the map is loaded.
    func mapViewWillStartLoadingMap(_ mapView: MKMapView)
    /// Called when the map is loaded.
    func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
    /// Called when the map could not be loaded.
    func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error)
    /// Called before the map is drawn.
    func mapViewWillStartRenderingMap(_ mapView: MKMapView)
    /// Called when the map is drawn.
    func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)
    /// Called before the device is looked for.
    func mapViewWillStartLocatingUser(_ mapView: MKMapView)
    /// Called when the device is no longer looked for.
    func mapViewDidStopLocatingUser(_ mapView: MKMapView)
    /// Called when the device could not be found.
    func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error)
    /// Called when the map follows the device otherwise.
    func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)
    /// Called with what draws overlays that were added.
    func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer])
    /// Called when something was chosen.
    func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
    /// Called when something else was chosen.
    func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
    /// Returns what things are put together in.
    func mapView(
        _ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
    ) -> MKClusterAnnotation
}

extension MKMapViewDelegate {
    /// The default implementation returns nil.
    public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
        nil
    }
    /// The default implementation does nothing.
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
    /// The default implementation does nothing.
    public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
    /// The default implementation does nothing.
    public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
    /// The default implementation does nothing.
    public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
    /// Returns one that draws nothing.
    public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        MKOverlayRenderer(overlay: overlay)
    }
    /// The default implementation does nothing.
    public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
    /// The default implementation does nothing.
    public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
    /// The default implementation does nothing.
    public func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView,
        calloutAccessoryControlTapped control: UIControl
    ) {}
    /// The default implementation does nothing.
    public func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView,
        didChange newState: MKAnnotationView.DragState,
        fromOldState oldState: MKAnnotationView.DragState
    ) {}
    /// The default implementation does nothing.
    public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
    /// The default implementation does nothing.
    public func mapViewWillStartLoadingMap(_ mapView: MKMapView) {}
    /// The default implementation does nothing.
    public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
    /// The default implementation does nothing.
    public func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error) {}
    /// The default implementation does nothing.
    public func mapViewWillStartRenderingMap(_ mapView: MKMapView) {}
    /// The default implementation does nothing.
    public func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) {}
    /// The default implementation does nothing.
    public func mapViewWillStartLocatingUser(_ mapView: MKMapView) {}
    /// The default implementation does nothing.
    public func mapViewDidStopLocatingUser(_ mapView: MKMapView) {}
    /// The default implementation does nothing.
    public func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {}
    /// The default implementation does nothing.
    public func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {}
    /// The default implementation does nothing.
    public func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer]) {}
    /// The default implementation does nothing.
    public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}
    /// The default implementation does nothing.
    public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {}
    /// Returns one of the things.
    public func mapView(
        _ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
    ) -> MKClusterAnnotation { MKClusterAnnotation(memberAnnotations: memberAnnotations) }
}
