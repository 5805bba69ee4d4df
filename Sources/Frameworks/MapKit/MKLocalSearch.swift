// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreLocation
public import UIKit

/// What is at a place of a map; only the place is known here.
open class MKPlacemark: CLPlacemark, MKAnnotation {
    private let dictionary: [String: Any]?
    /// Creates a placemark.
    public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]? = nil) {
        dictionary = addressDictionary
        super.init(place: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
    }
    /// Creates a copy.
    public override init(placemark: CLPlacemark) {
        dictionary = nil
        super.init(placemark: placemark)
    }
    /// The address, as before iOS 11.
    open override var addressDictionary: [AnyHashable: Any]? { dictionary }
    /// The coordinate of the placemark.
    open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? CLLocationCoordinate2D() }
    /// The country, as `US`.
    open var countryCode: String? { nil }
    /// The title of the annotation: the name.
    open var title: String? { name }
    /// The line below the title.
    open var subtitle: String? { nil }
}

/// Something on a map.
open class MKMapItem: NSObject {
    /// Where it is.
    public let placemark: MKPlacemark
    /// The name of the item.
    open var name: String?
    /// The phone number of the item.
    open var phoneNumber: String?
    /// The address on the web.
    open var url: URL?
    /// The time zone.
    open var timeZone: TimeZone?
    /// The category of the point of interest.
    open var pointOfInterestCategory: MKPointOfInterestCategory?
    /// Whether it is where the device is.
    open var isCurrentLocation: Bool { false }
    /// Creates an item.
    public init(placemark: MKPlacemark) { self.placemark = placemark }
    /// Returns where the device is, which is nowhere.
    open class func forCurrentLocation() -> MKMapItem {
        MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
    }
    /// Shows it in Maps, which is not there.
    @discardableResult
    open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
    /// Shows items in Maps, which is not there.
    @discardableResult
    open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool {
        false
    }
}

/// The key of how to get there.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// The user's preferred directions.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
/// Directions for driving.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// Directions for walking.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// Directions for public transit.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
/// The key of the map type.
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
/// The key of whether the traffic is seen.
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
/// The key of the middle.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
/// The key of the extent.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"

/// Looks for places, of which none are known here.
open class MKLocalSearch: NSObject {
    /// What is looked for. Raw values match Apple's.
    public struct ResultType: OptionSet, Hashable, Sendable {
        /// The bit mask of the set.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Addresses of streets.
        public static let address = ResultType(rawValue: 1 << 0)
        /// Points of interest.
        public static let pointOfInterest = ResultType(rawValue: 1 << 1)
    }

    /// What is looked for.
    open class Request: NSObject {
        /// The text of the query.
        open var naturalLanguageQuery: String?
        /// The region in which is searched.
        open var region = MKCoordinateRegion()
        /// The types of results.
        open var resultTypes: ResultType = [.address, .pointOfInterest]
        /// Which kinds of places.
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        /// Creates a request.
        public override init() { super.init() }
        /// Creates a request of a proposal.
        public convenience init(completion: MKLocalSearchCompletion) {
            self.init()
            naturalLanguageQuery = completion.title
        }
        /// Creates a request of words.
        public convenience init(naturalLanguageQuery: String) {
            self.init()
            self.naturalLanguageQuery = naturalLanguageQuery
        }
    }
    /// What was found.
    open class Response: NSObject {
        /// The items that were found: none.
        open var mapItems: [MKMapItem] { [] }
        /// The region with all of them.
        open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
    }
    /// Called with the results of a search, or with the reason why there are none.
    public typealias CompletionHandler = (Response?, (any Error)?) -> Void
    /// Whether it looks for places.
    open var isSearching: Bool { false }
    /// Creates a search.
    public init(request: Request) {}
    /// Begins, which fails here.
    open func start(completionHandler: @escaping CompletionHandler) {
        CompletionQueue.async { completionHandler(nil, CocoaError(.featureUnsupported)) }
    }
    /// Begins, which fails here.
    open func start() async throws -> Response { throw CocoaError(.featureUnsupported) }
    /// Cancels a pending search; has no effect here.
    open func cancel() {}
}

/// A proposal of words; none is made here.
open class MKLocalSearchCompletion: NSObject {
    /// The title of the completion.
    open var title: String { "" }
    /// The line below.
    open var subtitle: String { "" }
    /// What was typed of the words.
    open var titleHighlightRanges: [NSValue] { [] }
    /// What was typed of the line below.
    open var subtitleHighlightRanges: [NSValue] { [] }
}

/// Proposes words, of which none are known here.
open class MKLocalSearchCompleter: NSObject {
    /// What is proposed. Raw values match Apple's.
    public struct ResultType: OptionSet, Hashable, Sendable {
        /// The bit mask of the set.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Addresses of streets.
        public static let address = ResultType(rawValue: 1 << 0)
        /// Points of interest.
        public static let pointOfInterest = ResultType(rawValue: 1 << 1)
        /// Completions of the query.
        public static let query = ResultType(rawValue: 1 << 2)
    }

    /// What is proposed, as before iOS 13. Raw values match Apple's.
    public enum FilterType: Int, Hashable, Sendable {
        /// Places and words.
        case locationsAndQueries = 0
        /// Completions that are locations.
        case locationsOnly = 1
    }

    /// What was typed.
    open var queryFragment = ""
    /// The region in which is searched.
    open var region = MKCoordinateRegion()
    /// The types of results.
    open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
    /// Which kinds, as before iOS 13.
    open var filterType = FilterType.locationsAndQueries
    /// Which kinds of places.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// The delegate; not retained.
    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    /// The proposals: none.
    open var results: [MKLocalSearchCompletion] { [] }
    /// Whether it looks for words.
    open var isSearching: Bool { false }
    /// Cancels a pending search; has no effect here.
    open func cancel() {}
}

/// The delegate of an MKLocalSearchCompleter; its methods are never called here.
public protocol MKLocalSearchCompleterDelegate: AnyObject {
    /// Called with proposals.
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    /// Called when there are none.
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
    /// The default implementation does nothing.
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
    /// The default implementation does nothing.
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}
