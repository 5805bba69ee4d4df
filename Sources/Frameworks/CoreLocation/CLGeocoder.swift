// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// What is at a place; only the place is known here.
open class CLPlacemark: NSObject {
    private let place: CLLocation?
    package init(place: CLLocation?) { self.place = place }
    /// Creates a copy.
    public init(placemark: CLPlacemark) { place = placemark.location }
    /// The location of the placemark.
    open var location: CLLocation? { place }
    /// The part of the earth.
    open var region: CLRegion? { nil }
    /// The time zone.
    open var timeZone: TimeZone? { nil }
    /// The name of the placemark.
    open var name: String? { nil }
    /// The street of the placemark.
    open var thoroughfare: String? { nil }
    /// The number in the street.
    open var subThoroughfare: String? { nil }
    /// The city of the placemark.
    open var locality: String? { nil }
    /// The part of the town.
    open var subLocality: String? { nil }
    /// The state or province of the placemark.
    open var administrativeArea: String? { nil }
    /// The county of the placemark.
    open var subAdministrativeArea: String? { nil }
    /// The postal code.
    open var postalCode: String? { nil }
    /// The country, as `US`.
    open var isoCountryCode: String? { nil }
    /// The country of the placemark.
    open var country: String? { nil }
    /// The inland water at the placemark.
    open var inlandWater: String? { nil }
    /// The ocean at the placemark.
    open var ocean: String? { nil }
    /// What can be seen there.
    open var areasOfInterest: [String]? { nil }
    /// The address, as before iOS 11.
    open var addressDictionary: [AnyHashable: Any]? { nil }
}

/// Called with the placemarks of a request.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Finds places by names; none are known.
open class CLGeocoder: NSObject {
    /// Whether places are looked for.
    open var isGeocoding: Bool { false }
    /// Creates a finder.
    public override init() { super.init() }
    /// Finds places by an address.
    open func geocodeAddressString(
        _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { CompletionQueue.async { completionHandler(nil, CocoaError(.featureUnsupported)) } }
    /// Finds places by an address in a region.
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { CompletionQueue.async { completionHandler(nil, CocoaError(.featureUnsupported)) } }
    /// Finds places by an address.
    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
        throw CocoaError(.featureUnsupported)
    }
    /// Finds what is at a place.
    open func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { CompletionQueue.async { completionHandler(nil, CocoaError(.featureUnsupported)) } }
    /// Finds what is at a place, in a language.
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) { CompletionQueue.async { completionHandler(nil, CocoaError(.featureUnsupported)) } }
    /// Finds what is at a place.
    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
        throw CocoaError(.featureUnsupported)
    }
    /// Cancels a pending request; has no effect here.
    open func cancelGeocode() {}
}
