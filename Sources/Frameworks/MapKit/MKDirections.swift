// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreLocation
public import UIKit

/// How to get there. Raw values match Apple's.
public struct MKDirectionsTransportType: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// By car.
    public static let automobile = MKDirectionsTransportType(rawValue: 1 << 0)
    /// On foot.
    public static let walking = MKDirectionsTransportType(rawValue: 1 << 1)
    /// By train.
    public static let transit = MKDirectionsTransportType(rawValue: 1 << 2)
    /// Anyhow.
    public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// Looks for ways, of which none are known here.
open class MKDirections: NSObject {
    /// Which way is looked for.
    open class Request: NSObject {
        /// From where.
        open var source: MKMapItem?
        /// To where.
        open var destination: MKMapItem?
        /// How.
        open var transportType = MKDirectionsTransportType.any
        /// Whether other ways are told.
        open var requestsAlternateRoutes = false
        /// When it begins.
        open var departureDate: Date?
        /// When it ends.
        open var arrivalDate: Date?
        /// Creates a request.
        public override init() { super.init() }
    }
    /// The ways that were found.
    open class Response: NSObject {
        /// The ways.
        open var routes: [MKRoute] { [] }
        /// From where.
        open var source: MKMapItem { .forCurrentLocation() }
        /// To where.
        open var destination: MKMapItem { .forCurrentLocation() }
    }
    /// How long it takes.
    open class ETAResponse: NSObject {
        /// The seconds.
        open var expectedTravelTime: TimeInterval { 0 }
        /// The meters.
        open var distance: CLLocationDistance { 0 }
        /// When it ends.
        open var expectedArrivalDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
    }
    /// What is told of ways.
    public typealias DirectionsHandler = (Response?, (any Error)?) -> Void
    /// What is told of how long it takes.
    public typealias ETAHandler = (ETAResponse?, (any Error)?) -> Void
    /// Whether it looks for ways.
    open var isCalculating: Bool { false }
    /// Creates a search.
    public init(request: Request) {}
    /// Looks for ways, which fails here.
    open func calculate(completionHandler: @escaping DirectionsHandler) {
        CompletionQueue.async { completionHandler(nil, CocoaError(.featureUnsupported)) }
    }
    /// Looks for ways, which fails here.
    open func calculate() async throws -> Response { throw CocoaError(.featureUnsupported) }
    /// Asks how long it takes, which fails here.
    open func calculateETA(completionHandler: @escaping ETAHandler) {
        CompletionQueue.async { completionHandler(nil, CocoaError(.featureUnsupported)) }
    }
    /// Asks how long it takes, which fails here.
    open func calculateETA() async throws -> ETAResponse { throw CocoaError(.featureUnsupported) }
    /// Looks no further.
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
        /// The meters.
        open var distance: CLLocationDistance { 0 }
        /// The line.
        open var polyline: MKPolyline { MKPolyline(points: [], count: 0) }
        /// How.
        open var transportType: MKDirectionsTransportType { .automobile }
    }
    /// The name.
    open var name: String { "" }
    /// What to mind.
    open var advisoryNotices: [String] { [] }
    /// The meters.
    open var distance: CLLocationDistance { 0 }
    /// The seconds.
    open var expectedTravelTime: TimeInterval { 0 }
    /// How.
    open var transportType: MKDirectionsTransportType { .automobile }
    /// The line.
    open var polyline: MKPolyline { MKPolyline(points: [], count: 0) }
    /// The parts.
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
        /// What it looks like.
        open var mapType = MKMapType.standard
        /// What it looks like.
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
        /// Creates options.
        public override init() { super.init() }
    }
    /// A drawn map; none is made here.
    open class Snapshot: NSObject {
        /// The image.
        open var image: UIImage { UIImage() }
        /// Returns the point of a place.
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
    }
    /// What is told of an image.
    public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void
    /// Whether it draws.
    open var isLoading: Bool { false }
    /// Creates one.
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
    /// Draws no further.
    open func cancel() {}
}
