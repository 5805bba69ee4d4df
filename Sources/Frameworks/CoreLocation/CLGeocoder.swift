// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// What is at a place; only the place is known here.
open class CLPlacemark: NSObject {
    private let place: CLLocation?
    package init(place: CLLocation?) { self.place = place }
    /// Creates a copy.
    public init(placemark: CLPlacemark) { place = placemark.location }
    /// The place.
    open var location: CLLocation? { place }
    /// The part of the earth.
    open var region: CLRegion? { nil }
    /// The time zone.
    open var timeZone: TimeZone? { nil }
    /// The name.
    open var name: String? { nil }
    /// The street.
    open var thoroughfare: String? { nil }
    /// The number in the street.
    open var subThoroughfare: String? { nil }
    /// The town.
    open var locality: String? { nil }
    /// The part of the town.
    open var subLocality: String? { nil }
    /// The state.
    open var administrativeArea: String? { nil }
    /// The county.
    open var subAdministrativeArea: String? { nil }
    /// The postal code.
    open var postalCode: String? { nil }
    /// The country, as `US`.
    open var isoCountryCode: String? { nil }
    /// The country.
    open var country: String? { nil }
    /// The lake.
    open var inlandWater: String? { nil }
    /// The ocean.
    open var ocean: String? { nil }
    /// What can be seen there.
    open var areasOfInterest: [String]? { nil }
    /// The address, as before iOS 11.
    open var addressDictionary: [AnyHashable: Any]? { nil }
}

/// What is told of places.
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
    /// Looks no further.
    open func cancelGeocode() {}
}
