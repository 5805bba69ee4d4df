// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreLocation
public import UIKit

extension MKAnnotationView {
    /// What a drag of the view does. Raw values match Apple's.
    public enum DragState: UInt, Hashable, Sendable {
        /// The view is not dragged.
        case none = 0
        /// The drag starts.
        case starting = 1
        /// It goes on.
        case dragging = 2
        /// The drag is cancelled.
        case canceling = 3
        /// The drag ends.
        case ending = 4
    }
}

/// An annotation view with a pin.
open class MKPinAnnotationView: MKAnnotationView {
    /// The color of the head.
    open var pinTintColor: UIColor?
    /// Whether it falls onto the map.
    open var animatesDrop = false
    /// The color of a pin at a destination.
    open class func redPinColor() -> UIColor { .systemRed }
    /// The color of a pin at a start.
    open class func greenPinColor() -> UIColor { .systemGreen }
    /// The color of a pin of the user.
    open class func purplePinColor() -> UIColor { .systemPurple }
}

/// An annotation view with a balloon.
open class MKMarkerAnnotationView: MKAnnotationView {
    /// The color of the balloon; nil for the tint.
    open var markerTintColor: UIColor?
    /// The color of what is in it.
    open var glyphTintColor: UIColor?
    /// The text in it.
    open var glyphText: String?
    /// The image in it.
    open var glyphImage: UIImage?
    /// The image in it while it is chosen.
    open var selectedGlyphImage: UIImage?
    /// Whether the title is seen.
    open var titleVisibility = MKFeatureVisibility.adaptive
    /// Whether the line below the title is seen.
    open var subtitleVisibility = MKFeatureVisibility.adaptive
    /// Whether it comes slowly.
    open var animatesWhenAdded = false
}

/// Where the device is; nowhere here.
open class MKUserLocation: NSObject, MKAnnotation {
    /// Nil: the device is nowhere.
    open var location: CLLocation? { nil }
    /// Nil: the device is nowhere.
    open var heading: CLHeading? { nil }
    /// Whether the place is being asked for.
    open var isUpdating: Bool { false }
    /// The coordinate of the user.
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    /// The title of the annotation.
    open var title: String?
    /// The line below the title.
    open var subtitle: String?
}

/// When a control of a map is seen. Raw values match Apple's.
public enum MKFeatureVisibility: Int, Hashable, Sendable {
    /// When it is of use.
    case adaptive = 0
    /// The control is never visible.
    case hidden = 1
    /// The control is always visible.
    case visible = 2
}

/// Shows where north is; empty here.
open class MKCompassButton: UndrawnView {
    /// A description for the placeholder.
    open override var placeholderContent: String { "a compass" }

    /// The map of the compass; not retained.
    open weak var mapView: MKMapView?
    /// When it is seen.
    open var compassVisibility = MKFeatureVisibility.adaptive
    /// Creates a button.
    public convenience init(mapView: MKMapView?) {
        self.init(frame: .zero)
        self.mapView = mapView
    }
}

/// Shows lengths; empty here.
open class MKScaleView: UndrawnView {
    /// A description for the placeholder.
    open override var placeholderContent: String { "the scale of a map" }

    /// The map of the scale; not retained.
    open weak var mapView: MKMapView?
    /// When it is seen.
    open var scaleVisibility = MKFeatureVisibility.adaptive
    /// Creates a scale.
    public convenience init(mapView: MKMapView?) {
        self.init(frame: .zero)
        self.mapView = mapView
    }
}

/// How a map follows the device. Raw values match Apple's.
public enum MKUserTrackingMode: Int, Hashable, Sendable {
    /// Not at all.
    case none = 0
    /// The map follows the location.
    case follow = 1
    /// Its place and direction.
    case followWithHeading = 2
}
