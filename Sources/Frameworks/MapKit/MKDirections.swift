// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreLocation
public import UIKit

/// How to get there. Raw values match Apple's.
public struct MKDirectionsTransportType: OptionSet, Hashable, Sendable {
    /// The bit mask of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Directions for driving.
    public static let automobile = MKDirectionsTransportType(rawValue: 1 << 0)
    /// Directions for walking.
    public static let walking = MKDirectionsTransportType(rawValue: 1 << 1)
    /// Directions for public transit.
    public static let transit = MKDirectionsTransportType(rawValue: 1 << 2)
    /// Directions for any type of transport.
    public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// Calculates directions, which fails here.
open class MKDirections: NSObject {
    /// Which way is looked for.
    open class Request: NSObject {
        /// The start of the route.
        open var source: MKMapItem?
        /// The end of the route.
        open var destination: MKMapItem?
        /// The type of transport.
        open var transportType = MKDirectionsTransportType.any
        /// Whether alternate routes are requested.
        open var requestsAlternateRoutes = false
        /// When it begins.
        open var departureDate: Date?
        /// When it ends.
        open var arrivalDate: Date?
        /// Creates a request.
        public override init() { super.init() }
    }
    /// The response to a request for directions.
    open class Response: NSObject {
        /// The routes between both: none.
        open var routes: [MKRoute] { [] }
        /// The start of the routes.
        open var source: MKMapItem { .forCurrentLocation() }
        /// The end of the routes.
        open var destination: MKMapItem { .forCurrentLocation() }
    }
    /// How long it takes.
    open class ETAResponse: NSObject {
        /// The expected travel time in seconds.
        open var expectedTravelTime: TimeInterval { 0 }
        /// The distance in meters.
        open var distance: CLLocationDistance { 0 }
        /// When it ends.
        open var expectedArrivalDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
    }
    /// Called with directions, or with the reason why there are none.
    public typealias DirectionsHandler = (Response?, (any Error)?) -> Void
    /// Called with a travel time, or with the reason why there is none.
    public typealias ETAHandler = (ETAResponse?, (any Error)?) -> Void
    /// Whether the object is calculating directions.
    open var isCalculating: Bool { false }
    /// Creates a search.
    public init(request: Request) {}
    /// Calculates directions, which fails here.
    open func calculate(completionHandler: @escaping DirectionsHandler) {
        CompletionQueue.async { completionHandler(nil, CocoaError(.featureUnsupported)) }
    }
    /// Calculates directions, which fails here.
    open func calculate() async throws -> Response { throw CocoaError(.featureUnsupported) }
    /// Asks how long it takes, which fails here.
    open func calculateETA(completionHandler: @escaping ETAHandler) {
        CompletionQueue.async { completionHandler(nil, CocoaError(.featureUnsupported)) }
    }
    /// Asks how long it takes, which fails here.
    open func calculateETA() async throws -> ETAResponse { throw CocoaError(.featureUnsupported) }
    /// Cancels a pending request; has no effect here.
    open func cancel() {}
}

/// A way; none is found here.
open class MKRoute: NSObject {
    /// A part of a way.
    open class Step: NSObject {
        /// What to do.
        open var instructions: String { "" }
        /// What to mind.
        open var notice: String? { nil }
        /// The length of the step in meters.
        open var distance: CLLocationDistance { 0 }
        /// The geometry of the step.
        open var polyline: MKPolyline { MKPolyline(points: [], count: 0) }
        /// The type of transport of the step.
        open var transportType: MKDirectionsTransportType { .automobile }
    }
    /// The name of the route.
    open var name: String { "" }
    /// What to mind.
    open var advisoryNotices: [String] { [] }
    /// The length of the route in meters.
    open var distance: CLLocationDistance { 0 }
    /// The expected travel time in seconds.
    open var expectedTravelTime: TimeInterval { 0 }
    /// The type of transport of the route.
    open var transportType: MKDirectionsTransportType { .automobile }
    /// The geometry of the route.
    open var polyline: MKPolyline { MKPolyline(points: [], count: 0) }
    /// The steps of the route.
    open var steps: [Step] { [] }
}

/// Draws a map into an image, which fails here.
open class MKMapSnapshotter: NSObject {
    /// What is drawn.
    open class Options: NSObject {
        /// The part of the earth.
        open var region = MKCoordinateRegion()
        /// The part of the flat map.
        open var mapRect = MKMapRect.null
        /// From where it is seen.
        open var camera = MKMapCamera()
        /// The type of the map.
        open var mapType = MKMapType.standard
        /// The configuration of the map.
        open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
        /// The size of the image.
        open var size = CGSize(width: 256, height: 256)
        /// The scale of the image.
        open var scale: CGFloat = 1
        /// Whether buildings are seen.
        open var showsBuildings = true
        /// Whether places are seen.
        open var showsPointsOfInterest = true
        /// Which places are seen.
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        /// Whether it is dark.
        open var traitCollection = UITraitCollection()
        /// Creates options for a standard map of 256 by 256 points.
        public override init() { super.init() }
    }
    /// A drawn map; none is made here.
    open class Snapshot: NSObject {
        /// The image of the map.
        open var image: UIImage { UIImage() }
        /// Returns the point of a place.
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
    }
    /// Called with a snapshot, or with the reason why there is none.
    public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void
    /// Whether it draws.
    open var isLoading: Bool { false }
    /// Creates a snapshotter with options.
    public init(options: Options) {}
    /// Draws, which fails here.
    open func start(completionHandler: @escaping CompletionHandler) {
        CompletionQueue.async { completionHandler(nil, CocoaError(.featureUnsupported)) }
    }
    /// Draws, which fails here.
    open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
        start(completionHandler: completionHandler)
    }
    /// Draws, which fails here.
    open func start() async throws -> Snapshot { throw CocoaError(.featureUnsupported) }
    /// Cancels a snapshot; has no effect here.
    open func cancel() {}
}
