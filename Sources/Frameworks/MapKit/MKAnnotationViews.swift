// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreLocation
public import UIKit

extension MKAnnotationView {
    /// What must not overlap. Raw values match Apple's.
    public enum CollisionMode: Int, Hashable, Sendable {
        /// The full frame of the view.
        case rectangle = 0
        /// The circle in it.
        case circle = 1
        /// The view is ignored in collisions.
        case none = 2
    }

}

/// Which views are hidden first where there is little room, 0 to 1000.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
    /// The priority as a number.
    public let rawValue: Float
    /// Creates a priority.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Creates a priority.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// The view must be displayed.
    public static let required = MKFeatureDisplayPriority(rawValue: 1000)
    /// The view is hidden late.
    public static let defaultHigh = MKFeatureDisplayPriority(rawValue: 750)
    /// The view is hidden early.
    public static let defaultLow = MKFeatureDisplayPriority(rawValue: 250)
}

/// Which views are above others, 0 to 1000.
public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
    /// The priority as a number.
    public let rawValue: Float
    /// Creates a priority.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Creates a priority.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// In front of all others.
    public static let max = MKAnnotationViewZPriority(rawValue: 1000)
    /// That of a chosen view.
    public static let defaultSelected = MKAnnotationViewZPriority(rawValue: 1000)
    /// That of others.
    public static let defaultUnselected = MKAnnotationViewZPriority(rawValue: 500)
    /// Behind all others.
    public static let min = MKAnnotationViewZPriority(rawValue: 0)
}

/// Several things in one, where there is little room.
open class MKClusterAnnotation: NSObject, MKAnnotation {
    /// The annotations of the cluster.
    public let memberAnnotations: [any MKAnnotation]
    /// The title of the cluster.
    open var title: String?
    /// The line below the title.
    open var subtitle: String?
    /// The middle of the places.
    open var coordinate: CLLocationCoordinate2D {
        let count = Double(max(1, memberAnnotations.count))
        return CLLocationCoordinate2D(
            latitude: memberAnnotations.reduce(0) { $0 + $1.coordinate.latitude } / count,
            longitude: memberAnnotations.reduce(0) { $0 + $1.coordinate.longitude } / count)
    }
    /// Creates one of several things.
    public init(memberAnnotations: [any MKAnnotation]) { self.memberAnnotations = memberAnnotations }
}

/// The view of where the device is.
open class MKUserLocationView: MKAnnotationView {}

/// The identifier of views of things without a view of their own.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
/// The identifier of views of several things in one.
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
    "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"

/// A button that makes a map follow the user; drawn as a placeholder.
open class MKUserTrackingButton: UndrawnView {
    /// A description for the placeholder.
    open override var placeholderContent: String { "a button that makes a map follow the user" }

    /// The map that the button controls; not retained.
    open weak var mapView: MKMapView?
    /// Creates a button.
    public convenience init(mapView: MKMapView?) {
        self.init(frame: .zero)
        self.mapView = mapView
    }
}

/// A bar button that makes a map follow the user.
open class MKUserTrackingBarButtonItem: UIBarButtonItem {
    /// The map that the item controls; not retained.
    open weak var mapView: MKMapView?
    /// Creates an item.
    public convenience init(mapView: MKMapView?) {
        self.init(image: UIImage(systemName: "location"), style: .plain, target: nil, action: nil)
        self.mapView = mapView
    }
}
