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
    /// The center of the region.
    public var center: CLLocationCoordinate2D
    /// The span of the region.
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
    /// The coordinate of the annotation.
    var coordinate: CLLocationCoordinate2D { get }
    /// The title of the annotation.
    var title: String? { get }
    /// The line below the title.
    var subtitle: String? { get }
}

extension MKAnnotation {
    /// The default implementation returns nil.
    public var title: String? { nil }
    /// The default implementation returns nil.
    public var subtitle: String? { nil }
}

/// A point of a map.
open class MKPointAnnotation: NSObject, MKAnnotation {
    /// The coordinate of the annotation.
    open var coordinate = CLLocationCoordinate2D()
    /// The title of the annotation.
    open var title: String?
    /// The line below the title.
    open var subtitle: String?
    /// Creates a point at the equator.
    public override init() { super.init() }
    /// Creates a point.
    public convenience init(coordinate: CLLocationCoordinate2D) {
        self.init()
        self.coordinate = coordinate
    }
    /// Creates a point with a title.
    public convenience init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
        self.init(coordinate: coordinate)
        self.title = title
        self.subtitle = subtitle
    }
}

/// The view of something at a place.
open class MKAnnotationView: UIView {
    /// What is at the place.
    open var annotation: (any MKAnnotation)?
    /// The identifier for reuse.
    public let reuseIdentifier: String?
    /// The image of the view.
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
    /// Whether the view responds to taps.
    open var isEnabled = true
    /// Whether the view is tapped.
    open var isHighlighted = false
    /// What the view is put together with where there is little room; nil for nothing.
    open var clusteringIdentifier: String?
    /// The view it was put together in.
    open weak var cluster: MKAnnotationView?
    /// Which views are hidden first where there is little room.
    open var displayPriority = MKFeatureDisplayPriority.required
    /// Which views are above others.
    open var zPriority = MKAnnotationViewZPriority.defaultUnselected
    /// Which view is above others while it is chosen.
    open var selectedZPriority = MKAnnotationViewZPriority.defaultSelected
    /// What must not overlap.
    open var collisionMode = CollisionMode.rectangle
    /// How far the view at the left of the bubble is moved.
    open var leftCalloutOffset = CGPoint.zero
    /// How far the view at the right of the bubble is moved.
    open var rightCalloutOffset = CGPoint.zero
    /// How far the middle of an accessory is moved.
    open var accessoryOffset = CGPoint.zero
    /// Called before the view is reused; the default implementation does nothing.
    open func prepareForReuse() {}
    /// Called before the view is displayed; the default implementation does nothing.
    open func prepareForDisplay() {}
    /// Chooses the view.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    /// Sets what a drag of the view does.
    open func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }
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

/// The types of maps. Raw values match Apple's.
public enum MKMapType: UInt, Hashable, Sendable {
    /// A map of streets and names.
    case standard = 0
    /// Satellite images of the area.
    case satellite = 1
    /// From above, with streets.
    case hybrid = 2
    /// From above, with hills.
    case satelliteFlyover = 3
    /// From above, with hills and streets.
    case hybridFlyover = 4
    /// Streets, in few colors.
    case mutedStandard = 5
}
